import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { tooManyRosterPeople } from '@muster/contract/calendar/refusals.ts';
import type { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { calendarBn } from '@muster/contract/calendar/words.bn.ts';
import { calendarEn } from '@muster/contract/calendar/words.en.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { plansOf } from '../plans-of.ts';
import { findRosterPeople, type RosterPerson } from '../store/roster-page.ts';
import { rosterCondition, refuseLongRoster } from './read-grid.ts';
import { never } from '../../../platform/db/condition.ts';

type Query = Input<typeof rosterCalls.gridFile>['query'];

/** Each has up to two months of cells. */
const most = 5_000;
/** Between two such parts others are served. */
const part = 250;

const text = (value: string): SheetCell => ({ kind: 'text', value });

/** The shift by its name; of a free day why. */
function saidOf({ kind, shift, holiday }: DayPlan, language: Language): string {
  const { roster } = language === 'bn' ? calendarBn : calendarEn;
  if (kind === 'off') return roster.off;
  if (kind === 'holiday') return holiday?.name ?? roster.off;
  return [shift?.name ?? roster.work, holiday?.name].filter(Boolean).join(', ');
}

async function rowsOf(
  db: Db,
  people: readonly RosterPerson[],
  { from, until }: Query,
  language: Language,
): Promise<SheetCell[][]> {
  const plans = await plansOf(db, people, from, until);
  return people.map(({ id, name, number }) => [
    text(number),
    text(name),
    ...(plans.get(id) ?? []).map((plan) => text(saidOf(plan, language))),
  ]);
}

/** The grid as a file: same people, same days, all pages. */
export async function exportGrid(
  db: Db,
  actor: Actor,
  { format, sort = 'name', ...query }: Query,
  language: Language,
): Promise<SentFile> {
  refuseLongRoster(query);
  const page = { limit: most + 1, pageNo: 1 };
  const where = rosterCondition(actor, query);
  const people = await findRosterPeople(db, where, never, sort, page);
  if (people.length > most) throw new Refusal(tooManyRosterPeople, { most });
  const rows: SheetCell[][] = [];
  for (let at = 0; at < people.length; at += part)
    rows.push(...(await rowsOf(db, people.slice(at, at + part), query, language)));
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  const header = [fields.number, fields.name, ...daysBetween(query.from, query.until)];
  return sentSheet({ header, rows }, format);
}
