import './deposits.css';
import {
  type Challan,
  type DepositMonth,
  type DepositState,
  taxDepositCalls,
  type TaxDeposits,
} from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useExport } from '../../../../api/use-export.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { afterFocusReturned } from '../../../../ui/form/guards/after-focus-returned.ts';
import { ExportMenu } from '../../../../ui/list/views/export-menu.tsx';
import { StatusMark } from '../../../../ui/status/status-mark.tsx';
import { RowMenu } from '../../../../ui/table/rows/row-menu.tsx';
import { groupedAmount, showAmount } from '../../../../ui/text/amount-text.ts';
import { showDay } from '../../../../ui/text/day-text.ts';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import type { ChallanAction } from './challan-dialogs.tsx';
import { downloadDepositList } from './deposit-queries.ts';

const tones: Readonly<Record<DepositState, 'good' | 'running' | 'stopped' | 'waiting'>> = {
  Due: 'waiting',
  Partly: 'running',
  Deposited: 'good',
  Over: 'stopped',
};

interface MonthProps {
  readonly deposits: TaxDeposits;
  readonly month: DepositMonth;
  readonly onAct: (action: ChallanAction) => void;
}

function ChallanItem({
  deposits,
  month,
  challan,
  onAct,
}: MonthProps & { readonly challan: Challan }) {
  const { words, say, language } = useWords();
  const said = words.pay.deposit;
  const mayCorrect = useMayCall(taxDepositCalls.correct);
  const act = (action: ChallanAction) => afterFocusReturned(() => onAct(action));
  return (
    <li>
      <div>
        <b>{challan.number}</b>
        <span>
          {say(said.challanFacts, { date: showDay(challan.day, language), bank: challan.bank })}
        </span>
      </div>
      <span className="num">{groupedAmount(challan.amount, language, deposits.currency)}</span>
      {mayCorrect && (
        <RowMenu label={say(said.acts, { number: challan.number })}>
          <Menu.Item onClick={() => act({ is: 'save', deposits, month, challan })}>
            {said.correct}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => act({ is: 'remove', challan })}>
            {said.remove}
          </Menu.Item>
        </RowMenu>
      )}
    </li>
  );
}

/** The list that goes with a deposit, and the challan that comes of it. */
function MonthActions({ deposits, month, onAct }: MonthProps) {
  const { words, say, language } = useWords();
  const said = words.pay.deposit;
  const name = showMonth(month.month, language);
  const mayRecord = useMayCall(taxDepositCalls.record);
  const file = useExport(say(said.listOf, { month: name }), (format) =>
    downloadDepositList(deposits.concern.id, month.month, format),
  );
  return (
    <div className="deposit-acts">
      {mayRecord && month.left > 0n && (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => onAct({ is: 'save', deposits, month })}
        >
          {said.record}
          <span className="unseen"> {name}</span>
        </Button>
      )}
      <ExportMenu onExport={(format) => void file.start(format)}>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={file.isBusy}
          leftSection={<IconDownload size={14} aria-hidden />}
          rightSection={<IconChevronDown size={12} aria-hidden />}
        >
          {said.list}
          <span className="unseen"> {name}</span>
        </Button>
      </ExportMenu>
    </div>
  );
}

function MonthRow(props: MonthProps) {
  const { deposits, month } = props;
  const { words, say, language } = useWords();
  const said = words.pay.deposit;
  const show = (amount: bigint) => groupedAmount(amount, language, deposits.currency);
  const { state, unpaid, challans } = month;
  const isEmpty = state === null;
  return (
    <tr data-none={isEmpty || undefined}>
      <th scope="row">
        {showMonth(month.month, language)}
        {month.people > 0 && <small>{say(said.people, { count: month.people })}</small>}
        {unpaid > 0n && (
          <small>
            {say(said.unpaid, { amount: showAmount(unpaid, language, deposits.currency) })}
          </small>
        )}
      </th>
      {(['deducted', 'deposited', 'left'] as const).map((column) => (
        <td key={column} className="num" data-label={said.columns[column]}>
          {isEmpty ? words.list.none : show(month[column])}
        </td>
      ))}
      <td className="deposit-challans">
        {challans.length > 0 && (
          <ul aria-label={said.columns.challans}>
            {challans.map((challan) => (
              <ChallanItem key={challan.id} {...props} challan={challan} />
            ))}
          </ul>
        )}
      </td>
      <td className="deposit-state">
        {state ? (
          <StatusMark tone={tones[state]}>{said.states[state]}</StatusMark>
        ) : (
          words.list.none
        )}
        {state === 'Over' && <small>{said.overHint}</small>}
      </td>
      <td>{month.people > 0 && <MonthActions {...props} />}</td>
    </tr>
  );
}

/** The months of an income year: deducted, deposited, still to deposit, each with its challans. */
export function DepositTable({ deposits, onAct }: Omit<MonthProps, 'month'>) {
  const { words, language } = useWords();
  const said = words.pay.deposit;
  const { months, totals, currency } = deposits;
  return (
    <section className="card deposit-table" aria-label={said.title}>
      <table>
        <caption className="unseen">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">{said.columns.month}</th>
            {(['deducted', 'deposited', 'left'] as const).map((column) => (
              <th key={column} scope="col" className="num">
                {said.columns[column]}
              </th>
            ))}
            <th scope="col">{said.columns.challans}</th>
            <th scope="col">{said.columns.status}</th>
            <th scope="col">
              <span className="unseen">{words.list.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} deposits={deposits} month={month} onAct={onAct} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{said.total}</th>
            {(['deducted', 'deposited', 'left'] as const).map((column) => (
              <td key={column} className="num" data-label={said.columns[column]}>
                {showAmount(totals[column], language, currency)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
