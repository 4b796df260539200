import { decimalText } from '@muster/contract/kernel/money/money.ts';
import type { PaySheetFault } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import { findLink, type LinkList } from '../../../../platform/sheets/rules/find-link.ts';
import type {
  CheckedLine,
  IdentifiedSheetRow,
} from '../../../../platform/sheets/rules/sheet-row.ts';
import { readAmount } from './read-amount.ts';
import { readMonthCell } from './read-month.ts';
import { cellIn, isSilent, sheetPersonOf, type SheetPerson } from './sheet-person.ts';

/** One-off pay as it is written; the amount in minor units. */
export interface SheetEntry {
  readonly employeeId: string;
  readonly componentId: string;
  readonly amount: string;
  readonly month: string;
  readonly note: string | null;
}

export interface CheckedEntry extends CheckedLine {
  readonly entry: SheetEntry | null;
}

export interface EntrySheetFacts {
  readonly people: ReadonlyMap<string, SheetPerson>;
  readonly components: LinkList;
  /** which the system calculates by itself */
  readonly calculated: ReadonlySet<string>;
  /** person and month of pay that was approved or paid */
  readonly settled: ReadonlySet<string>;
  /** keys of entries that are here already */
  readonly there: ReadonlySet<string>;
}

const mostLetters = 300;
const saying = ['component', 'amount', 'month', 'note'];

export const settledKey = (employeeId: string, month: string): string => `${employeeId} ${month}`;
export const entryKey = ({ employeeId, componentId, amount, month, note }: SheetEntry): string =>
  JSON.stringify([employeeId, componentId, amount, month, note]);

type Read<T> = T | { readonly wrong: Omit<PaySheetFault, 'field' | 'value'> };
const wrong = (code: PaySheetFault['code'], values?: PaySheetFault['values']) => ({
  wrong: { code, ...(values && { values }) },
});

function readComponent(text: string, facts: EntrySheetFacts): Read<{ id: string; name: string }> {
  if (text === '') return wrong('required');
  const found = findLink(facts.components, text, { current: null });
  if ('wrong' in found) return found;
  return facts.calculated.has(found.id) ? wrong('calculated-component') : found;
}

function readPaidMonth(text: string, person: SheetPerson | undefined, facts: EntrySheetFacts) {
  const read = readMonthCell(text);
  if ('wrong' in read) return wrong(read.wrong);
  const { month } = read;
  const isOver = person && facts.settled.has(settledKey(person.id, month));
  return isOver ? wrong('month-settled', { month }) : { month };
}

function readPaidAmount(text: string): Read<{ amount: bigint }> {
  const read = text === '' ? ({ wrong: 'required' } as const) : readAmount(text, false);
  return 'wrong' in read ? wrong(read.wrong) : read;
}

const readNote = (text: string): Read<{ note: string | null }> =>
  text.length > mostLetters ? wrong('too-long', { max: mostLetters }) : { note: text || null };

/** What a row would enter, or what is wrong in which of its cells. */
export function checkEntryRow(row: IdentifiedSheetRow, facts: EntrySheetFacts): CheckedEntry {
  const { person, faults: who } = sheetPersonOf(row, facts.people);
  const line = {
    row: row.row,
    recordId: person?.id ?? null,
    code: cellIn(row, 'number') || null,
    name: person?.name ?? (cellIn(row, 'name') || null),
    stamp: null,
    changes: [],
    faults: who,
    entry: null,
  };
  if (isSilent(row, saying)) return { ...line, kind: who.length > 0 ? 'faulty' : 'unchanged' };
  const component = readComponent(cellIn(row, 'component'), facts);
  const amount = readPaidAmount(cellIn(row, 'amount'));
  const month = readPaidMonth(cellIn(row, 'month'), person, facts);
  const note = readNote(cellIn(row, 'note'));
  const faults = Object.entries({ component, amount, month, note }).flatMap(([field, read]) =>
    'wrong' in read ? [{ field, value: cellIn(row, field) || null, ...read.wrong }] : [],
  );
  if (
    !person ||
    who.length > 0 ||
    'wrong' in component ||
    'wrong' in amount ||
    'wrong' in month ||
    'wrong' in note
  )
    return { ...line, kind: 'faulty', faults: [...who, ...faults] };
  const entry = {
    employeeId: person.id,
    componentId: component.id,
    amount: amount.amount.toString(),
    month: month.month,
    note: note.note,
  };
  if (facts.there.has(entryKey(entry))) return { ...line, kind: 'unchanged', entry };
  const after = {
    component: component.name,
    amount: decimalText(amount.amount),
    month: month.month,
    ...(note.note && { note: note.note }),
  };
  const changes = Object.entries(after).map(([field, said]) => ({
    field,
    before: null,
    after: said,
  }));
  return { ...line, kind: 'new', changes, entry };
}

/** The same row twice is a slip, wherever it stands. */
export function refuseTwice<Row extends CheckedLine>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): readonly Row[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = row.kind === 'faulty' ? null : keyOf(row);
    if (key === null) return row;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.row);
    if (before === undefined) return row;
    const fault = { field: 'number', value: row.code, code: 'twice', values: { row: before } };
    return { ...row, kind: 'faulty', changes: [], faults: [fault] };
  });
}
