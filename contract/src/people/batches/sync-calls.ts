import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import type { AccessRule } from '../../kernel/access/actor.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { secret } from '../../kernel/access/secret.ts';
import { flag, id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { batch } from './batch-calls.ts';
import { jobFields, plainFields } from '../employee.ts';

const adminOnly: AccessRule = { admin: 'all' };

export const feedFormats = ['json', 'csv'] as const;
/** How the other house writes a day: 2026-11-05, 05/11/2026 or 11/05/2026. */
export const dateForms = ['ymd', 'dmy', 'mdy'] as const;
export type DateForm = (typeof dateForms)[number];

/** What a feed may fill. */
export const feedFields = [
  ...plainFields,
  'concernId',
  ...jobFields,
  'joinedOn',
  'status',
] as const;
export type FeedField = (typeof feedFields)[number];
/** Without the first nobody is found again; without the others nobody new can be taken in. */
export const feedNeeds: readonly FeedField[] = [
  'number',
  'name',
  'designationId',
  'departmentId',
  'joinedOn',
];
export const feedDates: readonly FeedField[] = ['joinedOn', 'birthOn', 'confirmationDueOn'];

const mapped = z.object({
  /** where the value is in their record: `emp.code` */
  from: plainText(200).min(1),
  to: z.enum(feedFields),
  /** their words for ours */
  values: z
    .array(z.object({ theirs: plainText(200).min(1), ours: plainText(200).min(1) }))
    .max(200)
    .optional(),
});
export type Mapped = z.output<typeof mapped>;

/** A header that says who asks; not one that steers the connection. */
const headerName = plainText(100).refine(
  (name) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
    !/^(host|connection|content-.*|transfer-encoding|accept-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*)$/i.test(
      name,
    ),
  { params: { fault: 'not-fitting' } },
);
const headerValue = secret(
  z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .refine((value) => /^[\x20-\x7e]+$/.test(value), { params: { fault: 'characters' } }),
);

const source = {
  address: plainText(2_000).min(1),
  format: z.enum(feedFormats),
  /** where the records are in the JSON: `data.items`; none: it is the list itself */
  rowsAt: plainText(200),
  dateForm: z.enum(dateForms),
  headerName: headerName.nullable(),
  /** whether addresses of the own house may be asked */
  internal: flag(),
};
/** The value of the header is told once and never again: absent, the kept one stays. */
const given = { ...source, headerValue: headerValue.optional() };

const feed = z.object({
  ...source,
  /** whether a value for the header is kept */
  headerSet: flag(),
  mapping: z.array(mapped),
  daily: flag(),
  version: z.int(),
  updatedAt: instant(),
});
export type Feed = z.output<typeof feed>;

const cell = plainText(200).nullable();
const found = z.object({
  columns: z.array(z.object({ name: plainText(200), samples: z.array(plainText(200)) })),
  rows: z.array(z.array(cell)),
  total: z.int(),
});
export type FeedFound = z.output<typeof found>;

/** What became of a row. */
export const syncResults = ['new', 'changed', 'unchanged', 'refused'] as const;
export type SyncResult = (typeof syncResults)[number];

const synced = z.object({
  rows: as(
    z.array(
      z.object({
        row: z.int(),
        employeeNumber: plainText(60).nullable(),
        id: id().nullable(),
        result: z.enum(syncResults),
        message: plainText(1_000).nullable(),
      }),
    ),
    'syncData',
  ),
  totals: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  /** under which it stands among the batches */
  batchId: as(id(), 'batch'),
  /** No: it goes on, look at the batch */
  done: flag(),
});
export type Synced = z.output<typeof synced>;

const sync = {
  summary: 'Take over what the HRIS feed tells: right rows are applied, wrong ones told',
  path: '/employee/data-sync-from-hris',
  access: hrWrite,
  ofGroup: true,
  answer: synced,
} as const;

export const syncCalls = {
  /** published as a GET; repeated, it finds everything unchanged */
  syncByGet: endpoint({ name: 'hris.syncByGet', method: 'GET', ...sync }),
  sync: endpoint({ name: 'hris.sync', method: 'POST', ...sync }),
  read: endpoint({
    name: 'hris.read',
    summary: 'The HRIS feed as it is set up; none yet: null',
    method: 'GET',
    path: '/hris-feed',
    access: adminOnly,
    ofGroup: true,
    answer: z.object({
      feed: as(feed.nullable(), 'data'),
      /** of the newest fetch that failed, if none went well since */
      failure: z.object({ at: instant(), message: plainText(500) }).nullable(),
    }),
  }),
  save: endpoint({
    name: 'hris.save',
    summary: 'Set up the HRIS feed',
    method: 'PUT',
    path: '/hris-feed',
    access: adminOnly,
    ofGroup: true,
    body: z.object({
      ...given,
      mapping: z.array(mapped).max(feedFields.length),
      daily: flag(),
      version: z.int().min(1).optional(),
    }),
    answer: wrapped(feed, 'data'),
  }),
  try: endpoint({
    name: 'hris.try',
    summary: 'Fetch a feed and tell what is in it; nothing is kept',
    method: 'POST',
    path: '/hris-feed/try',
    access: adminOnly,
    ofGroup: true,
    body: z.object(given),
    answer: wrapped(found, 'data'),
  }),
  preview: endpoint({
    name: 'hris.preview',
    summary: 'Fetch the feed and check what it would change; nothing is changed yet',
    method: 'POST',
    path: '/hris-feed/preview',
    access: hrWrite,
    ofGroup: true,
    answer: wrapped(batch, 'data'),
  }),
} as const;
