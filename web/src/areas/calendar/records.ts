import { type Holiday, holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import {
  type RosterAssignment,
  rosterCalls,
  type RosterPattern,
  rosterPatternCalls,
} from '@muster/contract/calendar/roster-calls.ts';
import { type Shift, shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { call, CallRefused } from '../../api/client.ts';
import type { Body, HandRecord } from '../../api/hand-records/hand-record.ts';

const shownIn = ['calendar'];

// what a form gives was checked by the very schema of the call
export const holidays: HandRecord<Holiday> = {
  name: 'holidays',
  one: (words) => words.calendar.holiday.one,
  said: (words) => words.calendar.holiday.said,
  shownIn,
  bodies: { create: holidayCalls.create.body, change: holidayCalls.change.body },
  read: async (id, signal) => (await call(holidayCalls.read, { params: { id } }, signal)).record,
  create: (given) => call(holidayCalls.create, { body: given as Body<typeof holidayCalls.create> }),
  change: (id, body) => call(holidayCalls.change, { params: { id }, body }),
  remove: (id) => call(holidayCalls.remove, { params: { id } }),
};

export const shifts: HandRecord<Shift> = {
  name: 'shifts',
  one: (words) => words.calendar.shift.one,
  shownIn,
  bodies: { create: shiftCalls.create.body, change: shiftCalls.change.body },
  read: async (id, signal) => (await call(shiftCalls.read, { params: { id } }, signal)).record,
  create: (given) => call(shiftCalls.create, { body: given as Body<typeof shiftCalls.create> }),
  change: (id, body) => call(shiftCalls.change, { params: { id }, body }),
  remove: (id) => call(shiftCalls.remove, { params: { id } }),
};

/** There are few: one is found among all. */
async function readPattern(id: string, signal?: AbortSignal): Promise<RosterPattern> {
  const { rows } = await call(rosterPatternCalls.list, { query: { limit: 0 } }, signal);
  const found = rows.find((row) => row.id === id);
  if (!found) throw new CallRefused(notFound.status, notFound.code, '');
  return found;
}

export const patterns: HandRecord<RosterPattern> = {
  name: 'patterns',
  one: (words) => words.calendar.rosterPattern.one,
  shownIn,
  bodies: { create: rosterPatternCalls.create.body, change: rosterPatternCalls.change.body },
  read: readPattern,
  create: (given) =>
    call(rosterPatternCalls.create, { body: given as Body<typeof rosterPatternCalls.create> }),
  change: (id, body) => call(rosterPatternCalls.change, { params: { id }, body }),
  remove: (id) => call(rosterPatternCalls.remove, { params: { id } }),
};

/** An assignment is made and taken back, never changed. */
export const assignments: HandRecord<RosterAssignment> = {
  name: 'assignments',
  one: (words) => words.calendar.rosterAssignment.one,
  shownIn,
  bodies: { create: rosterCalls.assign.body, change: rosterCalls.assign.body },
  read: () => Promise.reject(new CallRefused(notFound.status, notFound.code, '')),
  create: (given) => call(rosterCalls.assign, { body: given as Body<typeof rosterCalls.assign> }),
  change: (_, given) =>
    call(rosterCalls.assign, { body: given as Body<typeof rosterCalls.assign> }),
  remove: (id) => call(rosterCalls.unassign, { params: { id } }),
};
