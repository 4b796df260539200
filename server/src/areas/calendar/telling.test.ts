import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Tx, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../testing/people/make-house.ts';
import type { PlansChanged } from './events.ts';
import { changeHoliday, createHoliday } from './holidays/save-holiday.ts';
import type { CalendarCall } from './deps.ts';
import { changePattern, createPattern } from './patterns/save-pattern.ts';
import { assign } from './rosters/assign.ts';
import { setDays } from './rosters/set-days.ts';
import { unassign } from './rosters/unassign.ts';
import { changeShift, createShift } from './shifts/save-shift.ts';
import { farDay } from './emit-calendar-changed.ts';
import { emitWeekendsChanged } from './emit-weekends-changed.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let test: TestApp;
let house: TestHouse;
let worker: string;
let place: string;
let actor: Actor;
let told: PlansChanged[] = [];
const parts = {
  now: inDhaka,
  accountName: async () => 'Someone',
  tell: async (_: Tx, changed: PlansChanged) => void told.push(changed),
};

beforeAll(async () => {
  test = await makeApp();
  const admin = await test.as('admin');
  house = await makeHouse(test, admin);
  place = made(await admin.post('/location', { name: 'Khulna' }), 'data._id');
  worker = await test.newPerson({
    departmentId: house.sales,
    unitId: house.north,
    locationId: place,
  });
  actor = {
    kind: 'user',
    accountId: await test.newUser(),
    sessionId: newId(test.clock.now()),
    personId: null,
    formerPersons: [],
    name: 'A admin',
    capacities: ['admin'],
    concerns: 'all',
    departments: [],
  };
});
beforeEach(() => {
  told = [];
});
afterAll(() => test.close());

const within = <T>(work: (call: CalendarCall<Tx>) => Promise<T>): Promise<T> =>
  transaction(test.database.db, (db) =>
    work({ db, actor, clock: test.clock, requestId: 'test', language: 'en' }),
  );
const yearBack = () => addDays(house.today, -365);
const shift = { shortName: 'S', startsAt: 480, endsAt: 960 };

it('a holiday touches its own days and people, one that comes again all days after it', async () => {
  const [from, until] = [addDays(house.today, 1), addDays(house.today, 2)];
  const given = { name: 'Eid', from, until, type: 'Religious' as const, locations: [place] };
  const { record } = await within((call) => createHoliday(call, given, parts));
  expect(told).toEqual([{ employeeIds: [worker], from, until }]);
  await within((call) => changeHoliday(call, record.id, { recurring: true }, parts));
  expect(told[1]).toEqual({ employeeIds: [worker], from, until: farDay });
  await within((call) => changeHoliday(call, record.id, { locations: [] }, parts));
  expect(told[2]).toEqual({ employeeIds: 'all', from, until: farDay });
});

it('days of more than a year ago are left alone', async () => {
  const old = { type: 'Company', from: '2019-01-01', until: '2019-01-01' } as const;
  await within((call) => createHoliday(call, { ...old, name: 'Old' }, parts));
  expect(told).toEqual([]);
  await within((call) => createHoliday(call, { ...old, name: 'Yearly', recurring: true }, parts));
  expect(told).toEqual([{ employeeIds: 'all', from: yearBack(), until: farDay }]);
});

it('an assignment touches those of its target up to the next one', async () => {
  const { record: made1 } = await within((call) => createShift(call, { ...shift, name: 'One' }));
  const [first, later] = [addDays(house.today, 5), addDays(house.today, 10)];
  const unit = { target: 'unit', of: house.north, shiftId: made1.id } as const;
  await within((call) => assign(call, { ...unit, from: later }, parts));
  const { record } = await within((call) => assign(call, { ...unit, from: first }, parts));
  await within((call) => unassign(call, record.id, parts));
  const until = addDays(later, -1);
  expect(told).toEqual([
    { employeeIds: [worker], from: later, until: farDay },
    { employeeIds: [worker], from: first, until },
    { employeeIds: [worker], from: first, until },
  ]);
});

it('a shift touches those who work by it, directly, by a round or for a day; its looks touch nobody', async () => {
  const { record } = await within((call) => createShift(call, { ...shift, name: 'Two' }));
  const change = (given: object) => within((call) => changeShift(call, record.id, given, parts));
  await change({ graceIn: 1 });
  expect(told).toEqual([]);
  const round = { name: 'Round', beginsOn: '2026-01-01', days: [record.id] };
  const { record: pattern } = await within((call) => createPattern(call, round));
  const of = { target: 'employee', of: worker, patternId: pattern.id, from: house.today } as const;
  await within((call) => assign(call, of, parts));
  const other = await test.newPerson();
  const days = [{ employeeId: other, day: house.today, set: record.id }];
  await within((call) => setDays(call, { days }, parts));
  expect(told[1]).toEqual({ employeeIds: [other], from: house.today, until: house.today });
  await change({ graceIn: 2 });
  expect(new Set(told[2]?.employeeIds)).toEqual(new Set([worker, other]));
  expect(told[2]).toMatchObject({ from: yearBack(), until: farDay });
  await change({ colour: '#123456' });
  await within((call) => changePattern(call, pattern.id, { name: 'Renamed' }, parts));
  expect(told).toHaveLength(3);
  await within((call) => changePattern(call, pattern.id, { days: [null, record.id] }, parts));
  expect(told[3]).toEqual({ employeeIds: [worker], from: yearBack(), until: farDay });
});

it('another weekend touches the people of the concern, or everyone; other settings nobody', async () => {
  const saved = emitWeekendsChanged(test.clock, parts);
  await within(({ db }) => saved(db, ['company.zone'], null));
  expect(told).toEqual([]);
  await within(({ db }) => saved(db, ['company.weekend'], house.padma));
  await within(({ db }) => saved(db, ['company.weekend'], null));
  expect(told).toEqual([
    { employeeIds: [worker], from: yearBack(), until: farDay },
    { employeeIds: 'all', from: yearBack(), until: farDay },
  ]);
});
