import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { CheckedRow } from '../../rules/sheet/check-row.ts';
import { type JobData, type JobTimeline, lifeDates } from '../../rules/job-data.ts';
import type { CellValue } from '../../../../platform/sheets/rules/read-cell.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import { searchedOf } from '../../store/new-person.ts';
import { periodRow } from '../../store/periods.ts';
import { detailColumns, plainColumns } from '../../store/plain.ts';
import { jobColumns } from '../../store/current.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Ready to be written, under the names of the columns. */
export interface Staged {
  readonly employee: Columns;
  readonly detail: Columns;
  readonly periods: readonly object[] | null;
  /** of someone new: their place today */
  readonly job: JobData | null;
  readonly told: CheckedRow['told'];
}

const under = (names: Readonly<Record<string, string>>, values: Columns): Columns =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, column]) =>
      values[name] === undefined ? [] : [[column, values[name]]],
    ),
  );

const searched = ['number', 'name', 'localName', 'phone', 'email'];

/** Only where one of them changes: the search columns are the dearest to write. */
function searchColumns(plain: Columns, whole: Readonly<Record<string, CellValue>>): Columns {
  if (!searched.some((field) => field in plain)) return {};
  const text = (field: string) => (typeof whole[field] === 'string' ? whole[field] : null);
  return searchedOf({
    name: text('name') ?? '',
    number: text('number') ?? '',
    localName: text('localName'),
    phone: text('phone'),
    email: text('email'),
  });
}

function lifeColumns(timeline: JobTimeline): Columns {
  const { joinedOn, confirmedOn, leftFrom, leavingReason } = lifeDates(timeline);
  return {
    joined_on: joinedOn,
    confirmed_on: confirmedOn,
    last_day: leftFrom && addDays(leftFrom, -1),
    leaving_reason: leavingReason,
  };
}

/** `known` is what the person has already; a new one comes with the number that was given. */
export function stagedOf(
  checked: CheckedRow,
  known: Readonly<Record<string, CellValue>> | null,
  at: string,
): Staged | null {
  const { kind, recordId, timeline, plain, told } = checked;
  if (recordId === null || (kind !== 'new' && kind !== 'changed')) return null;
  const job = (timeline && kind === 'new' && asOf(timeline, checked.today)?.values) || null;
  return {
    employee: {
      ...under(plainColumns, plain),
      ...searchColumns(plain, { ...known, ...plain }),
      ...(timeline &&
        job &&
        newColumns(recordId, plain, { timeline, job }, { at, today: checked.today })),
    },
    detail: under(detailColumns, plain),
    periods: timeline && timeline.map((period) => periodRow(recordId, period, at)),
    job,
    told,
  };
}

/** The rest of a whole row; a change of job data alone leaves the days of a life as they are. */
const newColumns = (
  id: string,
  plain: Columns,
  { timeline, job }: { timeline: JobTimeline; job: JobData },
  { at, today }: { readonly at: string; readonly today: string },
): Columns => ({
  id,
  ...under(jobColumns, { ...job }),
  ...lifeColumns(timeline),
  is_assessor: plain.isAssessor ?? false,
  head_of_department: plain.isHeadOfDepartment ?? false,
  told_on: today,
  version: 1,
  created_at: at,
  updated_at: at,
});
