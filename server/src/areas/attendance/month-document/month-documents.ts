import { monthDocumentCalls } from '@muster/contract/attendance/month-document-calls.ts';
import { mostPeople } from '@muster/contract/kernel/files/document-call.ts';
import { tooManyLines } from '@muster/contract/kernel/files/document-refusals.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { sql } from 'kysely';
import {
  type DocumentContext,
  type DocumentKind,
  documentKind,
} from '../../../platform/documents/document-kind.ts';
import type { Now } from '../../../platform/now.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { latePolicyIn } from '../closing/late-policy-of.ts';
import { personOf } from '../own-day.ts';
import { refresh } from '../judging/refresh.ts';
import { fromFirst } from '../reports/files/report-cells.ts';
import { monthOf, reportSpan } from '../reports/spans.ts';
import { matrixOf } from '../reports/summary.ts';
import { type PeopleFilter, whoIn } from '../reports/who.ts';
import { anywhere, type Who } from '../store/place-on.ts';
import { findEmployedPage } from '../store/reports.ts';
import type { DaySpan } from '../store/stale.ts';
import { readZones, zonesOn } from '../store/zone-on.ts';
import { drawMonth, type PersonMonth } from './draw-month.ts';

/** A month of the most people that a document holds. */
const mostLines = mostPeople * 31;

interface AskedDays extends PeopleFilter {
  readonly month?: string;
  readonly from?: string;
  readonly until?: string;
  readonly sort?: string;
}

const spanAsked = ({ month, from, until }: AskedDays, today: string): DaySpan =>
  from !== undefined || until !== undefined
    ? reportSpan({ from, until }, today)
    : monthOf(month, today);

const pageOf = (limit: number) => ({ limit, pageNo: 1 });

/** By the same readers as the month on the screen, some people at a time. */
async function gather(
  context: DocumentContext,
  { people, on }: Who,
  span: DaySpan,
  now: Now,
  ids: readonly string[],
): Promise<PersonMonth[]> {
  const { db } = context;
  const some = { people: sql<boolean>`(${people} and employee.id = any(${[...ids]}::uuid[]))`, on };
  const policy = await latePolicyIn(context, span);
  const { rows } = await matrixOf(db, some, span, pageOf(ids.length), now, policy, undefined);
  const spent = rows.flatMap(({ employee, days }) =>
    days.map(({ day }) => ({ id: employee.id, day })),
  );
  const zoneOf = await zonesOn(db, await readZones(db, now.zoneOf), spent);
  const months = new Map(
    rows.map(({ employee, concernId, days, totals }) => [
      employee.id,
      {
        span,
        employee,
        concernId,
        totals,
        days: days.map((day) => ({ ...day, zone: zoneOf(employee.id, day.day) })),
      },
    ]),
  );
  return ids.flatMap((id) => months.get(id) ?? []);
}

const self = (id: string): Who => ({ people: sql<boolean>`employee.id = ${id}`, on: anywhere });

/** The own month, as on the own page. */
export const ownMonthDocument = (): DocumentKind =>
  documentKind({
    call: monthDocumentCalls.own,
    subjects: async ({ actor }) => [personOf(actor)],
    gather: async (context, { month }, ids) => {
      const id = personOf(context.actor);
      const now = await attendanceNow(context.db, context, id);
      return gather(context, self(id), monthOf(month, now.today), now, ids);
    },
    draw: drawMonth,
  });

/** Of everyone in the report, a page for each. */
export const monthDocuments = (): DocumentKind =>
  documentKind({
    call: monthDocumentCalls.many,
    subjects: async ({ db, clock, settings, actor }, asked) => {
      const now = await attendanceNow(db, { clock, settings });
      const [who, span] = [whoIn(actor, asked), spanAsked(asked, now.today)];
      await refresh(db, span, who.people, now);
      const page = pageOf(mostPeople + 1);
      const { rows } = await findEmployedPage(db, who, span, asked.sort ?? fromFirst, page);
      if (rows.length <= mostPeople && rows.length * dayCount(span.from, span.until) > mostLines)
        throw new Refusal(tooManyLines);
      return rows.map(({ id }) => id);
    },
    gather: async (context, asked, ids) => {
      const now = await attendanceNow(context.db, context);
      return gather(context, whoIn(context.actor, asked), spanAsked(asked, now.today), now, ids);
    },
    draw: drawMonth,
  });
