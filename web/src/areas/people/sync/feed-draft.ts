import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  type Feed,
  type FeedField,
  type FeedFound,
  type Mapped,
  type syncCalls,
} from '@muster/contract/people/batches/sync-calls.ts';

/** What the screen holds of the feed until it is saved. */
export interface FeedDraft {
  readonly address: string;
  readonly format: Feed['format'];
  readonly rowsAt: string;
  readonly dateForm: Feed['dateForm'];
  readonly headerName: string;
  readonly headerValue: string;
  readonly internal: boolean;
  readonly daily: boolean;
  readonly mapping: readonly Mapped[];
}

const empty: FeedDraft = {
  address: '',
  format: 'json',
  rowsAt: '',
  dateForm: 'ymd',
  headerName: '',
  headerValue: '',
  internal: false,
  daily: false,
  mapping: [],
};

export const draftOf = (feed: Feed | null): FeedDraft =>
  feed
    ? {
        address: feed.address,
        format: feed.format,
        rowsAt: feed.rowsAt,
        dateForm: feed.dateForm,
        headerName: feed.headerName ?? '',
        headerValue: '',
        internal: feed.internal,
        daily: feed.daily,
        mapping: feed.mapping,
      }
    : empty;

export const isSameDraft = (one: FeedDraft, other: FeedDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type TryBody = Input<typeof syncCalls.try>['body'];
type SaveBody = Input<typeof syncCalls.save>['body'];

export const tryBody = (draft: FeedDraft): TryBody => ({
  address: draft.address.trim(),
  format: draft.format,
  rowsAt: draft.format === 'json' ? draft.rowsAt.trim() : '',
  dateForm: draft.dateForm,
  headerName: draft.headerName.trim() || null,
  internal: draft.internal,
  ...(draft.headerName.trim() && draft.headerValue && { headerValue: draft.headerValue }),
});

export const saveBody = (draft: FeedDraft, version: number | undefined): SaveBody => ({
  ...tryBody(draft),
  mapping: draft.mapping.map(({ from, to, values = [] }) => ({
    from,
    to,
    values: values.filter(({ theirs, ours }) => theirs.trim() && ours.trim()),
  })),
  daily: draft.daily,
  version,
});

/** A field of theirs on the screen: from the feed as it was tried, or from what was joined before. */
export interface TheirField {
  readonly name: string;
  /** none: not known, the feed was not tried since */
  readonly samples: readonly string[] | undefined;
}

export function theirFields(found: FeedFound | undefined, draft: FeedDraft): TheirField[] {
  const seen = found?.columns ?? [];
  const lost = draft.mapping.filter(({ from }) => !seen.some(({ name }) => name === from));
  return [...seen, ...lost.map(({ from }) => ({ name: from, samples: undefined }))];
}

/** Joins a field of theirs to one of ours, or to none; one of ours is filled from one place only. */
export function joined(
  mapping: readonly Mapped[],
  from: string,
  to: FeedField | null,
): readonly Mapped[] {
  const others = mapping.filter((one) => one.from !== from && one.to !== to);
  const at = mapping.findIndex((one) => one.from === from);
  return to === null ? others : others.toSpliced(at < 0 ? others.length : at, 0, { from, to });
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** What other systems call a field besides what we do. */
const otherNames: Partial<Record<FeedField, readonly string[]>> = {
  number: ['code', 'employeecode', 'empcode', 'employeeid', 'empid', 'staffid', 'empno', 'number'],
  name: ['fullname', 'employeename', 'empname'],
  joinedOn: ['joiningdate', 'dateofjoining', 'joindate', 'hiredate', 'joined'],
  birthOn: ['dob', 'birthdate', 'dateofbirth'],
  gender: ['sex'],
  designationId: ['designation', 'title', 'jobtitle', 'position', 'post'],
  departmentId: ['department', 'dept', 'departmentname', 'deptname'],
  lineManagerId: ['manager', 'managercode', 'managerid', 'supervisor', 'reportsto'],
  locationId: ['location', 'office', 'branch'],
  phone: ['phone', 'mobile', 'phonenumber'],
  email: ['email', 'mail', 'emailaddress', 'workemail'],
};

/** What the names themselves say, for fields that nobody has joined yet. */
export function guessed(
  found: FeedFound,
  mapping: readonly Mapped[],
  fields: readonly FeedField[],
): readonly Mapped[] {
  const names = (field: FeedField) => [bare(field), ...(otherNames[field] ?? [])];
  return found.columns.reduce((sum, { name }) => {
    const said = [name, name.split('.').at(-1) ?? name].map(bare);
    const to = fields.find((field) => names(field).some((known) => said.includes(known)));
    const isFree = to && !sum.some((one) => one.to === to || one.from === name);
    return isFree ? [...sum, { from: name, to }] : sum;
  }, mapping);
}
