import { decimalText } from '@muster/contract/kernel/money/money.ts';
import type { PaySheetFault } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import type {
  CheckedLine,
  IdentifiedSheetRow,
} from '../../../../platform/sheets/rules/sheet-row.ts';
import { readAmount } from './read-amount.ts';
import { readMonthCell } from './read-month.ts';
import { cellIn, isSilent, sheetPersonOf, type SheetPerson } from './sheet-person.ts';
import { taxYearOf, taxYearStart } from '../tax/tax-year.ts';

export const openingAmounts = [
  'taxable',
  'tax',
  'fundOwn',
  'fundEmployer',
  'loanLeft',
  'loanInstalment',
] as const;
type OpeningAmount = (typeof openingAmounts)[number];

/** What someone brings along; amounts in minor units. */
export type OpeningFigure = Readonly<Record<OpeningAmount, string>> & {
  readonly employeeId: string;
  readonly month: string;
};

export interface CheckedOpening extends CheckedLine {
  readonly figure: OpeningFigure | null;
}

export interface OpeningFacts {
  readonly people: ReadonlyMap<string, SheetPerson>;
  /** of each person the first month that was approved or paid here */
  readonly firstPaid: ReadonlyMap<string, string>;
  /** by person and tax year */
  readonly there: ReadonlyMap<string, OpeningFigure>;
}

export const openingKey = ({ employeeId, month }: Pick<OpeningFigure, 'employeeId' | 'month'>) =>
  `${employeeId} ${taxYearOf(month)}`;

const isSame = (one: OpeningFigure, other: OpeningFigure): boolean =>
  one.month === other.month && openingAmounts.every((field) => one[field] === other[field]);

interface Amounts {
  readonly amounts: Readonly<Record<OpeningAmount, bigint>>;
  readonly faults: readonly PaySheetFault[];
}

/** Nothing said is nothing paid. */
function readAmounts(row: IdentifiedSheetRow): Amounts {
  const faults: PaySheetFault[] = [];
  const amounts = {
    taxable: 0n,
    tax: 0n,
    fundOwn: 0n,
    fundEmployer: 0n,
    loanLeft: 0n,
    loanInstalment: 0n,
  };
  for (const field of openingAmounts) {
    const value = cellIn(row, field);
    const read = value === '' ? { amount: 0n } : readAmount(value, true);
    if ('wrong' in read) faults.push({ field, value, code: read.wrong });
    else amounts[field] = read.amount;
  }
  return { amounts, faults };
}

/** What figures say of each other; only where each of them is one. */
function checkTogether(row: IdentifiedSheetRow, { amounts, faults }: Amounts): PaySheetFault[] {
  if (faults.length > 0) return [];
  const fault = (field: OpeningAmount, code: PaySheetFault['code']) => ({
    field,
    value: cellIn(row, field) || null,
    code,
  });
  const { taxable, tax, loanLeft, loanInstalment } = amounts;
  return [
    ...(tax > taxable ? [fault('tax', 'tax-above-pay')] : []),
    ...(loanLeft > 0n && loanInstalment === 0n ? [fault('loanInstalment', 'required')] : []),
    ...(loanLeft === 0n && loanInstalment > 0n ? [fault('loanLeft', 'required')] : []),
    ...(loanLeft > 0n && loanInstalment > loanLeft
      ? [fault('loanInstalment', 'instalment-above-loan')]
      : []),
  ];
}

function checkMonth(
  row: IdentifiedSheetRow,
  person: SheetPerson | undefined,
  { firstPaid }: OpeningFacts,
): { readonly month: string } | { readonly faults: readonly PaySheetFault[] } {
  const value = cellIn(row, 'month') || null;
  const read = readMonthCell(value ?? '');
  if ('wrong' in read) return { faults: [{ field: 'month', value, code: read.wrong }] };
  const paid = person && firstPaid.get(person.id);
  if (paid === undefined || paid > read.month) return read;
  const values = { month: paid };
  return { faults: [{ field: 'month', value, code: 'opening-settled', values }] };
}

const changesOf = ({ month, ...figure }: OpeningFigure) => [
  { field: 'month', before: null, after: month },
  ...openingAmounts
    .filter((field) => figure[field] !== '0')
    .map((field) => ({ field, before: null, after: decimalText(BigInt(figure[field])) })),
];

/** What a row would keep of someone, or what is wrong in which of its cells. */
export function checkOpeningRow(row: IdentifiedSheetRow, facts: OpeningFacts): CheckedOpening {
  const { person, faults: who } = sheetPersonOf(row, facts.people);
  const line = {
    row: row.row,
    recordId: person?.id ?? null,
    code: cellIn(row, 'number') || null,
    name: person?.name ?? (cellIn(row, 'name') || null),
    stamp: null,
    changes: [],
    faults: who,
    figure: null,
  };
  if (isSilent(row, openingAmounts))
    return { ...line, kind: who.length > 0 ? 'faulty' : 'unchanged' };
  const read = readAmounts(row);
  const month = checkMonth(row, person, facts);
  const wrong = [
    ...who,
    ...('faults' in month ? month.faults : []),
    ...read.faults,
    ...checkTogether(row, read),
  ];
  if (!person || 'faults' in month || wrong.length > 0)
    return { ...line, kind: 'faulty', faults: wrong };
  const { amounts } = read;
  const figure: OpeningFigure = {
    employeeId: person.id,
    month: month.month,
    taxable: amounts.taxable.toString(),
    tax: amounts.tax.toString(),
    fundOwn: amounts.fundOwn.toString(),
    fundEmployer: amounts.fundEmployer.toString(),
    loanLeft: amounts.loanLeft.toString(),
    loanInstalment: amounts.loanInstalment.toString(),
  };
  const kept = facts.there.get(openingKey(figure));
  if (kept && isSame(kept, figure)) return { ...line, kind: 'unchanged', figure };
  if (!kept) return { ...line, kind: 'new', changes: changesOf(figure), figure };
  const fault: PaySheetFault = {
    field: 'month',
    value: cellIn(row, 'month'),
    code: 'opening-there',
    values: { month: taxYearStart(taxYearOf(figure.month)) },
  };
  return { ...line, kind: 'faulty', faults: [fault] };
}
