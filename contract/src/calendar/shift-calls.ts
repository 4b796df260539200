import { z } from 'zod';
import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { colour, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

/** `08:30` on the wire, minutes after midnight in code. */
export const timeOfDay = () =>
  z.codec(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.int().min(0).max(1439), {
    decode: (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
    encode: (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  });

const minutes = (most: number) => z.int().min(0).max(most);

export const shiftBody = {
  name: plainText(80).min(1),
  shortName: plainText(6).min(1),
  colour: as(colour(), 'colorCode'),
  startsAt: as(timeOfDay(), 'startTime'),
  /** not after the start: on the next day */
  endsAt: as(timeOfDay(), 'endTime'),
  breakMinutes: minutes(480),
  graceIn: minutes(240),
  graceOut: minutes(240),
  halfDayUnder: minutes(1440),
  absentUnder: minutes(1440),
  windowBefore: minutes(720),
  windowAfter: minutes(720),
  overtimeFrom: minutes(480),
  overtimeBlock: z.int().min(1).max(240),
  overtimeMost: minutes(960),
  overtimeEarly: flag(),
};

/** What a shift has that someone only gave a name and two times. */
export const usualShift = {
  colour: '#2a78d6',
  breakMinutes: 60,
  graceIn: 10,
  graceOut: 10,
  halfDayUnder: 360,
  absentUnder: 180,
  windowBefore: 120,
  windowAfter: 240,
  overtimeFrom: 30,
  overtimeBlock: 30,
  overtimeMost: 240,
  overtimeEarly: false,
} as const;

const shift = z.object({
  id: id(),
  ...shiftBody,
  active: flag(),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type Shift = z.output<typeof shift>;

const one = z.object({ id: as(id(), 'id') });
const { name, shortName, startsAt, endsAt, ...rest } = shiftBody;

export const shiftsListed = listing({
  sorts: ['name', 'startTime', 'createdAt', 'updatedAt'],
  order: '-name',
  searches: ['name', 'shortName'],
});

export const shiftCalls = {
  list: endpoint({
    name: 'shift.list',
    summary: 'Shifts',
    method: 'GET',
    path: '/shift/data',
    access: staffRead,
    listing: shiftsListed,
    query: z.object({ ...listQuery(shiftsListed), active: flag().optional() }),
    answer: pageAnswer(shift, 'data'),
  }),
  create: endpoint({
    name: 'shift.create',
    summary: 'Add a shift: names and times are enough',
    method: 'POST',
    path: '/shift',
    access: hrWrite,
    ofGroup: true,
    body: z.object({ name, shortName, startsAt, endsAt, ...z.object(rest).partial().shape }),
    answer: wrapped(shift, 'data'),
  }),
  read: endpoint({
    name: 'shift.read',
    summary: 'One shift',
    method: 'GET',
    path: '/shift/:id',
    access: staffRead,
    params: one,
    answer: wrapped(shift, 'data'),
  }),
  change: endpoint({
    name: 'shift.change',
    summary: 'Change a shift; days that are not locked are judged anew',
    method: 'PUT',
    path: '/shift/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      ...z.object(shiftBody).partial().shape,
      active: flag().optional(),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: wrapped(shift, 'data'),
  }),
  remove: endpoint({
    name: 'shift.remove',
    summary: 'Delete a shift that nothing uses',
    method: 'DELETE',
    path: '/shift/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    answer: nothing(),
  }),
} as const;
