import './journal.css';
import type { JournalLine, PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrencies } from '../../../session/company-currency.ts';
import { columnAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { type AccountGroup, groupsOf, sideSum } from './journal-groups.ts';
import { useBookedName } from './journal-name.ts';

const sides = ['debit', 'credit'] as const;
/** So few are shown at once; of more, each account is opened by itself. */
const openAtOnce = 24;

type Show = (amount: bigint) => string;

interface SumsProps {
  readonly lines: readonly JournalLine[];
  readonly show: Show;
}

/** What there is nothing of is left blank, as in a ledger. */
function Sums({ lines, show }: SumsProps) {
  const said = useWords().words.pay.journal;
  return sides.map((side) => {
    const sum = sideSum(lines, side);
    return (
      <td key={side} className="num" data-label={said[side]} data-none={sum === 0n || undefined}>
        {sum !== 0n && show(sum)}
      </td>
    );
  });
}

interface GroupProps {
  readonly group: AccountGroup;
  readonly show: Show;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Group({ group, show, isOpen, onToggle }: GroupProps) {
  const { words } = useWords();
  const said = words.pay.journal;
  const nameOf = useBookedName();
  const { account, lines } = group;
  return (
    <tbody data-open={isOpen || undefined}>
      <tr className="journal-account" data-missing={account === null || undefined}>
        <th scope="row" colSpan={2}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            <IconChevronRight size={16} stroke={1.7} aria-hidden />
            {account ? (
              <span>
                <b>{account.code}</b> {account.name}
              </span>
            ) : (
              <b>{said.withoutAccount}</b>
            )}
          </button>
        </th>
        <Sums lines={lines} show={show} />
      </tr>
      {isOpen &&
        lines.map((line) => (
          <tr key={`${line.department?.id} ${line.component?.id} ${line.side}`}>
            <th scope="row">{line.department?.name ?? said.noDepartment}</th>
            <td>{nameOf(line)}</td>
            <Sums lines={[line]} show={show} />
          </tr>
        ))}
    </tbody>
  );
}

interface JournalTableProps {
  readonly journal: PayJournal;
  /** of all departments, or of one */
  readonly lines: readonly JournalLine[];
}

/** By account, below each the cost centres and components; both sides come to the same. */
export function JournalTable({ journal, lines }: JournalTableProps) {
  const { words, language } = useWords();
  const said = words.pay.journal;
  const { group: usual } = useCurrencies();
  const groups = groupsOf(lines);
  const isOpenAtFirst = lines.length <= openAtOnce;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const show: Show = (amount) => columnAmount(amount, language, journal.currency, usual);
  const toggle = (key: string) =>
    setTurned(
      (before) =>
        new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
  return (
    <section className="card journal-table" aria-label={said.title}>
      <table>
        <caption className="unseen">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              {said.code} · {said.costCentre}
            </th>
            <th scope="col">{said.component}</th>
            {sides.map((side) => (
              <th key={side} scope="col" className="num">
                {said[side]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            show={show}
            isOpen={turned.has(group.key) !== isOpenAtFirst}
            onToggle={() => toggle(group.key)}
          />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {said.total}
            </th>
            <Sums lines={lines} show={show} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
