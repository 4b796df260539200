import { sql } from 'kysely';
import { type JobData, type JobTimeline, lifeDates } from '../../areas/people/rules/job-data.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import { searchedOf } from '../../areas/people/store/new-person.ts';
import { saveTimelines } from '../../areas/people/store/periods.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { DemoPerson } from '../people/make-company.ts';
import type { IdOf } from './known.ts';

const toColumn = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const inColumns = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [toColumn(name), value]));

/** Ids where names stood. */
const withIds = (timeline: JobTimeline, idOf: IdOf): JobTimeline =>
  timeline.map((period) => ({
    ...period,
    values: Object.fromEntries(
      Object.entries(period.values).map(([field, name]) => [
        field,
        field.endsWith('Id') && name !== null ? idOf(field as keyof JobData, name) : name,
      ]),
    ) as unknown as JobData,
  }));

function employeeRow(person: Settled, timeline: JobTimeline, today: string) {
  const { joinedOn, confirmedOn, leftFrom, leavingReason } = lifeDates(timeline);
  const job = (asOf(timeline, today) ?? timeline[0])?.values;
  return inColumns({
    id: person.id,
    number: person.number,
    name: person.name,
    localName: person.localName,
    phone: person.phone,
    email: person.email,
    isAssessor: person.isAssessor,
    headOfDepartment: person.isHeadOfDepartment,
    confirmationDueOn: person.confirmationDueOn,
    ...job,
    joinedOn,
    confirmedOn,
    lastDay: leftFrom && addDays(leftFrom, -1),
    leavingReason,
    toldOn: today,
    ...searchedOf(person),
    version: 1,
    createdAt: person.createdAt,
    updatedAt: person.createdAt,
  });
}

export interface Settled extends DemoPerson {
  readonly id: string;
  readonly createdAt: string;
}

/** Three statements for however many: records, what belongs to the person, periods. */
export async function insertPeople(
  tx: Tx,
  people: readonly Settled[],
  idOf: IdOf,
  { at, today }: { readonly at: string; readonly today: string },
): Promise<void> {
  const timelines = new Map(people.map(({ id, timeline }) => [id, withIds(timeline, idOf)]));
  const rows = people.map((person) => employeeRow(person, timelines.get(person.id) ?? [], today));
  const details = people.map(({ id, detail }) => inColumns({ employeeId: id, ...detail }));
  await sql`insert into employee select * from json_populate_recordset(null::employee,
    ${JSON.stringify(rows)})`.execute(tx);
  await sql`insert into person_detail select * from json_populate_recordset(null::person_detail,
    ${JSON.stringify(details)})`.execute(tx);
  await saveTimelines(tx, timelines, at);
}

/** The next number is free at once. */
export const setCounter = (tx: Tx, last: number) =>
  sql`insert into counter (name, last) values ('employee', ${last})
    on conflict (name) do update set last = greatest(counter.last, excluded.last)`.execute(tx);

/** The past was written down when it happened. */
export const backdate = (tx: Tx, at: string) =>
  sql`update employment_period set created_at = from_date + interval '4 hours'
    where from_date + interval '4 hours' < ${at}`.execute(tx);
