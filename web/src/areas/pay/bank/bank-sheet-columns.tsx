import type { BankSheetRow, BankSheetTotals } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { type CompanyAsked, useCurrencies } from '../../../session/company-currency.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { columnAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { PayslipPerson } from '../sheets/payslip-person.tsx';
import { SheetStateMark } from '../sheets/sheet-state.tsx';

const tones = {
  Bank: 'good',
  Wallet: 'good',
  Cash: 'over',
  Held: 'stopped',
  Missing: 'waiting',
} as const;

/** Whose pay goes where, with the account as the bank is told it. */
export function useBankSheetColumns(
  totals: BankSheetTotals | undefined,
  company: string | undefined,
): readonly Column<BankSheetRow>[] {
  const { words, say, language } = useWords();
  const { sheet } = words.pay;
  const said = words.pay.bank.sheet;
  const none = <span className="dt-none">{words.list.none}</span>;
  const { of, group: usual } = useCurrencies();
  const money = (value: bigint, concern: CompanyAsked) => (
    <span className="num">{columnAmount(value, language, of(concern), usual)}</span>
  );
  const text = (
    key: 'bank' | 'branch' | 'accountName' | 'accountNumber' | 'routingNumber',
    isExtra: boolean,
  ): Column<BankSheetRow> => ({
    key,
    header: said[key],
    place: 'meta',
    isExtra,
    isBlank: (row) => row[key] === null,
    cell: (row) => row[key] ?? none,
  });
  return [
    {
      key: 'person',
      sortable: 'name',
      header: sheet.person,
      place: 'title',
      cell: (row) => <PayslipPerson row={row} />,
      total: totals && say(said.people, { count: totals.total.people }),
    },
    {
      key: 'group',
      sortable: true,
      header: said.group,
      place: 'meta',
      cell: ({ group }) => <StatusMark tone={tones[group]}>{said.groups[group]}</StatusMark>,
    },
    text('bank', false),
    text('accountNumber', false),
    text('accountName', true),
    text('branch', true),
    text('routingNumber', true),
    {
      key: 'net',
      sortable: true,
      header: words.pay.run.net,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ net, concern }) => <b>{money(net, concern)}</b>,
      total: totals && money(totals.total.net, company),
    },
    {
      key: 'status',
      sortable: true,
      header: sheet.status,
      place: 'meta',
      cell: ({ state }) => <SheetStateMark state={state} />,
    },
    {
      key: 'batch',
      header: said.batch,
      place: 'meta',
      isBlank: ({ batch }) => batch === null,
      cell: ({ batch }) => (batch ? say(said.batchNumber, { number: batch.number }) : none),
    },
    {
      key: 'company',
      header: sheet.company,
      place: 'meta',
      isExtra: true,
      cell: ({ concern }) => concern.name,
    },
    {
      key: 'department',
      sortable: true,
      header: sheet.department,
      place: 'meta',
      isExtra: true,
      isBlank: ({ department }) => department === null,
      cell: ({ department }) => department?.name ?? none,
    },
  ];
}
