import { z } from 'zod';
import { hrRead, hrWrite } from '../kernel/access/access-rules.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { secret } from '../kernel/access/secret.ts';
import { givenInstant, givenMonth } from '../kernel/dates/business-dates.ts';
import { day, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

const named = z.object({ id: id(), name: plainText(200) });
const device = z.object({
  id: id(),
  name: plainText(80),
  locationId: as(named.nullable(), 'location'),
  lastSeenAt: instant().nullable(),
  active: flag(),
  version: z.int(),
  createdAt: instant(),
});
export type Device = z.output<typeof device>;
const one = z.object({ id: as(id(), 'id') });
export const devicesListed = listing({
  sorts: ['name', 'location', 'lastSeenAt', 'createdAt'],
  order: '-name',
  searches: ['name'],
});
export const unknownListed = listing({
  sorts: ['last', 'first', 'number', 'count'],
  order: '-last',
  searches: ['number'],
});
export const givenListed = listing({
  sorts: ['createdAt', 'number', 'name'],
  order: '-createdAt',
  searches: ['number', 'employee'],
});
export const locksListed = listing({
  sorts: ['month', 'concern', 'createdAt'],
  order: '-month',
  searches: ['concern', 'month'],
});
const unknown = z.object({
  number: plainText(60),
  count: z.int(),
  first: instant(),
  last: instant(),
  device: named.nullable(),
});
export type UnknownNumber = z.output<typeof unknown>;
const given = z.object({
  id: id(),
  number: plainText(60),
  employee: as(named, 'employeeId'),
  /** none: in files */
  device: named.nullable(),
  createdAt: instant(),
});
export type DeviceNumber = z.output<typeof given>;

/** Why a row of a file was left out. */
export const rowFaults = ['number', 'time', 'not-now', 'own-record', 'not-yours'] as const;
export type RowFault = (typeof rowFaults)[number];
/** Why a whole file was. */
export const fileFaults = ['unreadable', 'too-large', 'header'] as const;

const importState = z.object({
  id: id(),
  fileName: plainText(200),
  createdAt: instant(),
  finishedAt: instant().nullable(),
  refused: z.enum(fileFaults).nullable(),
  taken: z.int(),
  known: z.int(),
  unknown: z.int(),
  /** how many rows were left out, and the first hundred of them */
  faulty: z.int(),
  faults: z.array(z.object({ row: z.int(), fault: z.enum(rowFaults) })),
});
export type ImportState = z.output<typeof importState>;

export const deviceCalls = {
  list: endpoint({
    name: 'device.list',
    summary: 'Devices that send punches, and when they last did',
    method: 'GET',
    path: '/attendance-device/data',
    access: hrRead,
    listing: devicesListed,
    query: z.object(listQuery(devicesListed)),
    answer: pageAnswer(device, 'data'),
  }),
  create: endpoint({
    name: 'device.create',
    summary: 'Add a device; its key is shown once',
    method: 'POST',
    path: '/attendance-device',
    access: hrWrite,
    ofGroup: true,
    body: z.object({
      name: plainText(80).min(1),
      locationId: as(id().nullable().optional(), 'location'),
    }),
    answer: z.object({ record: as(device, 'data'), key: secret(z.string()) }),
  }),
  change: endpoint({
    name: 'device.change',
    summary: 'Rename a device, switch it off or give it a new key',
    method: 'PUT',
    path: '/attendance-device/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      name: plainText(80).min(1).optional(),
      locationId: as(id().nullable().optional(), 'location'),
      active: flag().optional(),
      newKey: z.boolean().optional(),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: z.object({ record: as(device, 'data'), key: secret(z.string().nullable()) }),
  }),
  send: endpoint({
    name: 'device.send',
    summary: 'A device sends punches, with its key; the same ones again are no new ones',
    method: 'POST',
    path: '/attendance/device-punch',
    access: 'public',
    body: z.object({
      key: secret(z.string().min(20).max(200)),
      punches: z
        .array(
          z.object({
            number: plainText(60).min(1),
            at: givenInstant({ offset: true }),
            direction: z.enum(['in', 'out']).nullable().optional(),
          }),
        )
        .min(1)
        .max(5000),
    }),
    answer: z.object({ taken: z.int(), known: z.int(), unknown: z.int(), refused: z.int() }),
  }),
  importFile: endpoint({
    name: 'punch.import',
    summary: 'A file of a device: number, date, time; read behind the request',
    method: 'POST',
    path: '/attendance/import',
    access: hrWrite,
    body: z.object({ fileId: as(id(), 'file') }),
    answer: z.object({ jobId: id(), importId: id() }),
  }),
  readImport: endpoint({
    name: 'punch.readImport',
    summary: 'What became of a file of a device',
    method: 'GET',
    path: '/attendance/import/:id',
    access: hrRead,
    params: one,
    answer: wrapped(importState, 'data'),
  }),
  unknown: endpoint({
    name: 'unknown-punch.list',
    summary: 'Numbers that nobody has, with their punches',
    method: 'GET',
    path: '/attendance/unknown-punch/data',
    access: hrRead,
    listing: unknownListed,
    query: z.object(listQuery(unknownListed)),
    answer: pageAnswer(unknown, 'data'),
  }),
  settleUnknown: endpoint({
    name: 'unknown-punch.settle',
    summary: 'Whose they are; or nobody’s, then they are set aside',
    method: 'PUT',
    path: '/attendance/unknown-punch',
    access: hrWrite,
    ofGroup: true,
    body: z.object({ number: plainText(60), employeeId: id().nullable() }),
    answer: wrapped(z.object({ settled: z.int() }), 'data'),
  }),
  given: endpoint({
    name: 'given-number.list',
    summary: 'Numbers that were given to someone: their punches go there at once',
    method: 'GET',
    path: '/attendance/given-number/data',
    access: hrRead,
    listing: givenListed,
    query: z.object(listQuery(givenListed)),
    answer: pageAnswer(given, 'data'),
  }),
  removeGiven: endpoint({
    name: 'given-number.remove',
    summary: 'A number is nobody’s again; punches that came stay',
    method: 'DELETE',
    path: '/attendance/given-number/:id',
    access: hrWrite,
    params: one,
    answer: nothing(),
  }),
} as const;

const lock = z.object({
  concern: named,
  month: z.string(),
  /** the days of its pay period */
  from: as(day(), 'fromDate'),
  until: as(day(), 'toDate'),
  lockedBy: plainText(200),
  createdAt: instant(),
  /** what it came to for everyone is there for pay */
  isCounted: z.boolean(),
});

/** Those who pay know which months they may pay by. */
const seeLocks: AccessRule = { hr: 'all', payroll: 'all', allAccess: 'all', admin: 'all' };

export const attendanceLockCalls = {
  list: endpoint({
    name: 'attendance-lock.list',
    summary: 'Months that are closed',
    method: 'GET',
    path: '/attendance-lock/data',
    access: seeLocks,
    listing: locksListed,
    query: z.object(listQuery(locksListed)),
    answer: pageAnswer(lock, 'data'),
  }),
  lock: endpoint({
    name: 'attendance-lock.lock',
    summary: 'Close a month of a concern: its days stay as they are',
    method: 'POST',
    path: '/attendance-lock',
    access: hrWrite,
    body: z.object({ concernId: as(id(), 'concernCompany'), month: givenMonth() }),
    answer: wrapped(lock, 'data'),
  }),
  unlock: endpoint({
    name: 'attendance-lock.unlock',
    summary: 'Open a month again',
    method: 'DELETE',
    path: '/attendance-lock/:concern',
    access: { admin: 'all' },
    params: z.object({ concern: id() }),
    query: z.object({ month: givenMonth() }),
    answer: nothing(),
  }),
} as const;
