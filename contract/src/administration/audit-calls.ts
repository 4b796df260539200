import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { pageAnswer, pageQuery, rowsQuery, wrapped } from '../kernel/page.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { sheetQuery, sheetFile } from '../kernel/files/sheet-file.ts';
import { as } from '../kernel/wire.ts';

const readers: AccessRule = { hr: 'all', allAccess: 'all', admin: 'all' };
const administrators: AccessRule = { admin: 'all' };

/** Of what someone may have written past us: any id that a column can hold. */
const anyId = () => z.guid();

const entry = z.object({
  id: anyId(),
  at: instant(),
  /** none: Muster itself, or someone who was not logged in */
  actor: z
    .object({
      kind: z.enum(['user', 'employee', 'applicant']),
      id: anyId(),
      /** none: the account is gone */
      name: z.string().nullable(),
    })
    .nullable(),
  action: z.string(),
  record: z.string(),
  recordId: anyId().nullable(),
  /** names of fields, never values */
  changed: z.array(z.string()),
  sealed: z.boolean(),
  /** of what was read and not changed: whose it is, by the name of today, and how many rows it told of */
  reading: z.object({ person: z.string().nullable(), rows: z.int().nullable() }).nullable(),
});
export type AuditEntry = z.output<typeof entry>;

const opened = entry.extend({
  requestId: z.string().nullable(),
  contentHash: z.string(),
  seal: z.object({ number: z.int(), sealedAt: instant() }).nullable(),
  /** erased: there were values, and they were removed on purpose */
  values: z.enum(['none', 'kept', 'erased']),
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
  /** what the ids among the values are called now */
  named: z.array(z.object({ id: anyId(), name: z.string() })),
});
export type OpenedEntry = z.output<typeof opened>;

const filters = {
  from: givenDay().optional(),
  to: givenDay().optional(),
  actor: id().optional(),
  action: plainText(100).optional(),
  record: plainText(100).optional(),
  recordId: id().optional(),
  requestId: plainText(100).optional(),
};
/** Looked through by what each filter names: their indexes find it among millions, a part of a word would not. */
export const auditListed = listing({ sorts: ['at'], order: '-at', searches: [] });
const { sort } = rowsQuery(auditListed);

/**
 * Content, values, chain: they do not fit what was sealed. Missing: it was sealed and is gone. Erased: its
 * values are gone, and no erasure is on record.
 */
export const faults = ['content', 'values', 'chain', 'missing', 'erased'] as const;

const broken = z.object({
  fault: z.enum(faults),
  /** none where a seal is broken and not one entry */
  id: anyId().nullable(),
  seal: z.int().nullable(),
  at: instant().nullable(),
  action: z.string().nullable(),
  record: z.string().nullable(),
  recordId: anyId().nullable(),
});
export type BrokenRow = z.output<typeof broken>;

/** Where a check stands; given back, it goes on from there. */
const position = z.object({
  upTo: z.int().min(0).max(2_147_483_647),
  seal: z.int().min(0).max(2_147_483_647),
  entry: anyId(),
});
export type CheckPosition = z.output<typeof position>;

const head = z.object({ number: z.int(), hash: z.string(), sealedAt: instant() });

export const auditCalls = {
  list: endpoint({
    name: 'audit.list',
    summary: 'Who did what, the newest first; days are those of the company',
    method: 'GET',
    path: '/audit/data',
    access: readers,
    ofGroup: true,
    listing: auditListed,
    query: z.object({ ...pageQuery, sort, ...filters }),
    answer: pageAnswer(entry, 'data'),
  }),
  export: endpoint({
    name: 'audit.export',
    summary: 'The audit log as a file, by the same filters, without values',
    method: 'GET',
    path: '/audit/export',
    access: readers,
    ofGroup: true,
    query: z.object({ sort, ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
  state: endpoint({
    name: 'audit.state',
    summary: 'How far the log is sealed, and what it can be filtered by',
    method: 'GET',
    path: '/audit/state',
    access: readers,
    ofGroup: true,
    answer: z.object({
      head: head.nullable(),
      waiting: z.int(),
      oldestWaitingAt: instant().nullable(),
      actions: z.array(z.string()),
      records: z.array(z.string()),
    }),
  }),
  read: endpoint({
    name: 'audit.read',
    summary: 'One entry with its values; that they were read is an entry of its own',
    method: 'GET',
    path: '/audit/:id',
    access: readers,
    ofGroup: true,
    params: z.object({ id: as(id(), 'id') }),
    answer: wrapped(opened, 'entry'),
  }),
  verify: endpoint({
    name: 'audit.verify',
    summary:
      'Check the log for about two seconds, from the beginning or from where the last call ended',
    method: 'POST',
    path: '/audit/verify',
    access: administrators,
    ofGroup: true,
    body: z.object({ from: position.optional() }),
    answer: z.object({
      entries: z.int(),
      erased: z.int(),
      unsealed: z.int(),
      oldestUnsealedAt: instant().nullable(),
      brokenCount: z.int(),
      /** the first of them */
      broken: z.array(broken),
      /** none: the check is at its end */
      next: position.nullable(),
      head: head.nullable(),
    }),
  }),
} as const;
