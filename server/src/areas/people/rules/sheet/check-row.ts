import type { RowKind } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { PersonFault } from '@muster/contract/people/batches/batch-faults.ts';
import type { Status } from '@muster/contract/people/profile/life.ts';
import { type JobData, type JobTimeline, type Mark, noJob, wholeChange } from '../job-data.ts';
import { keyGained, keyHeld } from '../key-gained.ts';
import type { CellValue } from '../../../../platform/sheets/rules/read-cell.ts';
import type {
  CellChange,
  CheckedLine,
  IdentifiedSheetRow,
} from '../../../../platform/sheets/rules/sheet-row.ts';
import type { CompanyFacts, KnownPerson } from '../person-facts.ts';
import { readRow, type ReadRow } from './read-row.ts';
import { lifeFields, linkFields, managerFields, sheetFields } from './sheet-fields.ts';
import { asOf, withChange } from '@muster/contract/kernel/dates/timeline.ts';

type Values = Readonly<Record<string, CellValue>>;

/** What a row comes to: for whom, of which kind, and what is to be written. */
export interface CheckedRow extends CheckedLine {
  readonly faults: readonly PersonFault[];
  /** none: job data stay as they are */
  readonly timeline: JobTimeline | null;
  /** plain values that change; of someone new all that are given */
  readonly plain: Values;
  /** which day it is where the person is */
  readonly today: string;
  /** for the audit log */
  readonly told: { readonly before: Values | null; readonly after: Values };
}

const required = ['name', 'designationId', 'departmentId', 'joinedOn'] as const;
const beginnings: readonly CellValue[] = ['Draft', 'Probation', 'Confirmed'];
const causes: Partial<Record<Status, Mark['cause']>> = {
  Probation: 'join',
  Confirmed: 'joinConfirmed',
};

/** A link by its name, everything else by its value. */
function shown(field: string, value: CellValue | undefined, house: CompanyFacts): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return String(value);
  if (field === 'concernId') return house.concerns.byId.get(value)?.name ?? value;
  const link = linkFields.find((name) => name === field);
  if (link) return house.links[link].byId.get(value)?.name ?? value;
  return managerFields.some((name) => name === field)
    ? (house.managers.get(value)?.name ?? value)
    : value;
}

const changesOf = (before: Values | null, after: Values, house: CompanyFacts): CellChange[] =>
  sheetFields
    .filter((field) => field in after && after[field] !== (before?.[field] ?? null))
    .map((field) => ({
      field,
      before: shown(field, before?.[field], house),
      after: shown(field, after[field], house),
    }));

/** The employer goes with the department: a move to another one is said where it is previewed. */
function employers(
  before: JobData | null,
  job: Partial<JobData>,
  house: CompanyFacts,
): { readonly before: Values; readonly after: Values } {
  const concernOf = (id: string | null | undefined): string | null =>
    house.links.departmentId.byId.get(id ?? '')?.parentId ?? null;
  const [was, is] = [concernOf(before?.departmentId), concernOf(job.departmentId)];
  return was !== null && is !== null && was !== is
    ? { before: { concernId: was }, after: { concernId: is } }
    : { before: {}, after: {} };
}

const fault = (
  given: IdentifiedSheetRow,
  field: string,
  wrong: Omit<PersonFault, 'field' | 'value'>,
) => ({
  field,
  value: given.cells[field]?.trim() || null,
  ...wrong,
});

/** Steps of life are taken on the profile: a sheet may repeat what is true, not change it. */
function lifeFaults(given: IdentifiedSheetRow, read: ReadRow, known: Values): PersonFault[] {
  return lifeFields
    .filter((field) => field in read.life && read.life[field] !== known[field])
    .map((field) =>
      fault(given, field, { code: 'not-by-sheet', values: { now: String(known[field] ?? '—') } }),
    );
}

/** A step of life that began on the same day keeps its cause. */
const markOf = (timeline: JobTimeline, from: string, { kind, note }: CompanyFacts): Mark => {
  const same = timeline.find((period) => period.from === from)?.mark;
  return same ? { ...same, note: note ?? same.note } : { cause: kind, note, leavingReason: null };
};

/** What opens everything is not given by a sheet of someone who may not give it. */
function keyFaults(
  given: IdentifiedSheetRow,
  before: JobTimeline,
  after: JobTimeline | null,
  { keptKeys, today }: Pick<CompanyFacts, 'keptKeys'> & { readonly today: string },
): PersonFault[] {
  const gained = after && keyGained(before, after, keptKeys, today);
  return gained
    ? [fault(given, 'designationId', { code: 'role-key', values: { role: gained.role } })]
    : [];
}

function addressFaults(
  given: IdentifiedSheetRow,
  { timeline }: KnownPerson,
  plain: Values,
  { keptKeys, today }: Pick<CompanyFacts, 'keptKeys'> & { readonly today: string },
): PersonFault[] {
  const role = 'email' in plain ? keyHeld(timeline, keptKeys, today) : undefined;
  return role === undefined
    ? []
    : [fault(given, 'email', { code: 'holder-address', values: { role } })];
}

export function checkKnown(
  given: IdentifiedSheetRow,
  person: KnownPerson,
  house: CompanyFacts,
): CheckedRow {
  const { timeline } = person;
  const from = house.effectiveFrom;
  const first = timeline[0];
  const today = todayOf(timeline, house);
  const { keptKeys } = house;
  const before = (asOf(timeline, from) ?? first)?.values ?? null;
  const read = readRow(given, person.id, before, house);
  const faults = [...read.faults, ...lifeFaults(given, read, person.life)];
  const plain = Object.fromEntries(
    Object.entries(read.plain).filter(
      ([field, value]) => field !== 'number' && value !== (person.plain[field] ?? null),
    ),
  );
  const job = before ? wholeChange(before, read.job) : {};
  const isMoved = Object.keys(job).length > 0;
  if (isMoved && first && from < first.from)
    faults.push(fault(given, 'number', { code: 'before-joining', values: { first: first.from } }));
  if (managerFields.some((field) => job[field] === person.id))
    faults.push(fault(given, 'lineManagerId', { code: 'loop' }));
  const after: Values = { ...plain, ...job };
  const old = Object.fromEntries(
    Object.keys(after).map((field) => [
      field,
      field in job ? (before?.[field as keyof JobData] ?? null) : (person.plain[field] ?? null),
    ]),
  );
  const isChanged = Object.keys(after).length > 0;
  if (isChanged && house.actingPersons.includes(person.id))
    faults.push(fault(given, 'number', { code: 'own-record' }));
  faults.push(...addressFaults(given, person, plain, { keptKeys, today }));
  const next =
    isMoved && faults.length === 0
      ? withChange(timeline, from, job, markOf(timeline, from, house))
      : null;
  faults.push(...keyFaults(given, timeline, next, { keptKeys, today }));
  const isRight = faults.length === 0;
  const moved = employers(before, job, house);
  return {
    row: given.row,
    kind: kindOf(isRight, isChanged),
    recordId: person.id,
    code: person.number,
    name: person.name,
    stamp: person.stamp,
    changes: changesOf({ ...old, ...moved.before }, { ...after, ...moved.after }, house),
    faults,
    plain,
    timeline: isRight ? next : null,
    today,
    told: {
      before: old,
      after: { ...after, ...(isMoved && from !== today && { effectiveFrom: from }) },
    },
  };
}

/** Where someone is now; of one who is still to come, where they begin. */
function todayOf(timeline: JobTimeline, { todayIn }: CompanyFacts): string {
  const here = asOf(timeline, todayIn(null)) ?? timeline[0];
  return todayIn(here?.values.departmentId);
}

const kindOf = (isRight: boolean, isChanged: boolean): RowKind => {
  if (!isRight) return 'faulty';
  return isChanged ? 'changed' : 'unchanged';
};

/** What is missing; one fault for a number that nobody has, where more than the number is missing. */
function missingFaults(given: IdentifiedSheetRow, read: ReadRow): PersonFault[] {
  const all: Values = { ...read.plain, ...read.life, ...(read.job as Values) };
  const isNamed = (field: string) => read.faults.some((known) => known.field === field);
  const missing = required.filter((field) => (all[field] ?? null) === null && !isNamed(field));
  if (missing.length > 0 && given.cells.number?.trim())
    return [fault(given, 'number', { code: 'unknown-number' })];
  return missing.map((field) => fault(given, field, { code: 'required' }));
}

function newLifeFaults(given: IdentifiedSheetRow, { life }: ReadRow): PersonFault[] {
  const { status = 'Probation', joinedOn, confirmedOn = null, lastDay, leavingReason } = life;
  const faults: PersonFault[] = [];
  if (!beginnings.includes(status))
    faults.push(fault(given, 'status', { code: 'not-a-beginning' }));
  if (confirmedOn !== null && !(status === 'Confirmed' && confirmedOn === joinedOn))
    faults.push(fault(given, 'confirmedOn', { code: 'not-by-sheet', values: { now: '—' } }));
  if (lastDay) faults.push(fault(given, 'lastDay', { code: 'not-by-sheet', values: { now: '—' } }));
  if (leavingReason)
    faults.push(fault(given, 'leavingReason', { code: 'not-by-sheet', values: { now: '—' } }));
  return faults;
}

/** Who joins on a later day is a draft until then, as with the form. */
function newTimeline(
  job: Partial<JobData>,
  life: Values,
  house: CompanyFacts,
  today: string,
): JobTimeline {
  const joinedOn = String(life.joinedOn);
  // held against the list of beginnings before
  const status = (life.status ?? 'Probation') as Status;
  const isLater = status !== 'Draft' && joinedOn > today;
  const begun = isLater ? 'Draft' : status;
  const values = { ...noJob, ...job, status: begun } as JobData;
  const mark: Mark = { cause: causes[begun] ?? house.kind, note: house.note, leavingReason: null };
  const changed = new Set(Object.keys(values) as (keyof JobData)[]);
  const first = [{ from: begun === 'Draft' ? today : joinedOn, values, changed, mark }];
  return isLater
    ? withChange(first, joinedOn, { status }, { ...mark, cause: causes[status] ?? house.kind })
    : first;
}

export function checkNew(given: IdentifiedSheetRow, house: CompanyFacts): CheckedRow {
  const read = readRow(given, null, null, house);
  const today = house.todayIn(read.job.departmentId);
  const faults = [...read.faults, ...missingFaults(given, read), ...newLifeFaults(given, read)];
  const timeline = faults.length === 0 ? newTimeline(read.job, read.life, house, today) : null;
  faults.push(...keyFaults(given, [], timeline, { keptKeys: house.keptKeys, today }));
  const isRight = faults.length === 0;
  const told: Values = { ...read.plain, ...(read.job as Values), ...read.life };
  const after = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
  return {
    row: given.row,
    kind: isRight ? 'new' : 'faulty',
    recordId: given.newId,
    code: given.cells.number?.trim() || null,
    name: given.cells.name?.trim() || null,
    stamp: null,
    changes: changesOf(null, after, house),
    faults,
    plain: read.plain,
    timeline: isRight ? timeline : null,
    today,
    told: { before: null, after },
  };
}
