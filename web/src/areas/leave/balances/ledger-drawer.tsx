import './ledger.css';
import type { LeaveEntry } from '@muster/contract/leave/calls/balance-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showDay } from '../../../ui/text/day-text.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { ledgerQuery } from '../queries.ts';
import type { ListedBalance } from './balance-columns.tsx';
import type { BalanceAction } from './balance-form.tsx';
import { dayFigure, yearText } from '../leave-text.ts';
import { LoadError } from '../../../api/load-error.tsx';

function Entry({ entry }: { readonly entry: LeaveEntry }) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const { kind, amount, day, note, by, left } = entry;
  const sign = amount > 0 ? '+' : '';
  const who = by ? say(said.by, { who: by }) : said.byRule;
  return (
    <tr>
      <td>
        <b>{said.kinds[kind]}</b>
        <small>
          {showDay(day, language)} · {who}
        </small>
        {note && <q>{note}</q>}
      </td>
      <td className="num" data-less={amount < 0 || undefined}>
        {sign}
        {dayFigure(amount, language)}
      </td>
      <td className="num">{dayFigure(left, language)}</td>
    </tr>
  );
}

function Ledger({ balance }: { readonly balance: ListedBalance }) {
  const { words } = useWords();
  const { balance: said } = words.leave;
  const { employee, leaveType, year } = balance;
  const { data, error, refetch } = useQuery(
    ledgerQuery({ employeeId: employee.id, leaveTypeId: leaveType.id, year }),
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  if (data.length === 0) return <p className="ledger-none">{said.noEntries}</p>;
  return (
    <table className="ledger">
      <caption className="unseen">{said.entries}</caption>
      <thead>
        <tr>
          <th scope="col">{said.entries}</th>
          <th scope="col">{said.adjustDays}</th>
          <th scope="col">{said.balanceAfter}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

interface LedgerDrawerProps {
  /** none: closed */
  readonly balance: ListedBalance | undefined;
  readonly mayWrite: boolean;
  readonly onDeed: (deed: BalanceAction, balance: ListedBalance) => void;
  readonly onClose: () => void;
}

/** How a balance came about, entry by entry. */
export function LedgerDrawer({ balance, mayWrite, onDeed, onClose }: LedgerDrawerProps) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const { shown, forget } = useLingering(balance);
  if (!shown) return null;
  const title = say(said.ledger, {
    type: shown.leaveType.name,
    year: yearText(shown.year, language),
    name: shown.employee.name,
  });
  return (
    <FormDrawer wanted={balance !== undefined} title={title} onClose={onClose} onClosed={forget}>
      <div className="drawer-form">
        <div className="drawer-form-fields">
          <Ledger balance={shown} />
        </div>
        <div className="drawer-form-foot">
          {mayWrite ? (
            <>
              <Button variant="default" onClick={() => onDeed('encash', shown)}>
                {said.encash}
              </Button>
              <Button onClick={() => onDeed('adjust', shown)}>{said.adjust}</Button>
            </>
          ) : (
            <Button variant="default" onClick={onClose}>
              {words.act.close}
            </Button>
          )}
        </div>
      </div>
    </FormDrawer>
  );
}
