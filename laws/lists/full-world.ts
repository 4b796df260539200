import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { records } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/db/database.ts';
import type { Client } from '../../server/src/testing/client.ts';
import { made } from '../../server/src/testing/people/make-house.ts';
import {
  asked,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../server/src/testing/people/make-leave.ts';
import { valuesFor } from '../../server/src/testing/people/record-values.ts';
import { sendBatches } from '../../server/src/testing/files/send-batches.ts';
import { fillPay } from './fill-pay.ts';

/** So many rows in every list that people fill; of declared records a few, which one engine answers. */
const many = 12;
const few = 4;

export interface FullWorld extends LeaveWorld {
  /** has asked for leave and for corrections again and again */
  readonly worker: Client;
  readonly userId: string;
  readonly batch: string;
  readonly entrySheet: string;
  readonly openingSheet: string;
  /** generated, beside a month that was paid */
  readonly payRun: string;
}

const numbers = Array.from({ length: many }, (_, index) => index);
/** Some have the same name: what decides between equals is tried, too. */
const nameOf = (index: number): string => `Rahim ${index % 4}`;

async function expectDone(reply: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await reply;
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

async function fillRecords({ admin }: LeaveWorld): Promise<void> {
  const links = new Map<string, string>();
  for (let turn = 0; turn < few; turn += 1)
    for (const { entity, calls } of records) {
      const values = valuesFor(entity, `${entity.name} ${turn}`, links);
      const body = Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'roleKey'));
      const reply = await admin.post(calls.create.path, body);
      links.set(entity.name, made(reply, `${entity.wrap}._id`));
    }
}

/** Each by someone else, so that a name looked up for each row shows. */
async function fillPeople(world: LeaveWorld, kind: string): Promise<void> {
  const { test, house, hr } = world;
  for (const index of numbers) {
    const manager = await world.person({ name: `Chief ${index}` });
    const person = await world.person({ name: nameOf(index), managerId: manager.id });
    await expectDone(person.client.post(own, asked(kind, '2026-03-11', '2026-03-12')));
    await expectDone(
      person.client.post('/employee-panel/attendance/correction', {
        date: '2026-03-01',
        inTime: '2026-03-01T03:00:00.000Z',
        outTime: null,
        reason: `forgot ${index}`,
      }),
    );
    await expectDone(
      person.client.put(`/employee-panel/profile/${person.id}`, { religion: 'Other' }),
    );
    await expectDone(
      hr.post(`/employee/${person.id}/document`, {
        kind: 'Passport',
        title: `passport ${index % 5}`,
        expiresOn: addDays('2026-03-20', index % 7),
      }),
    );
    await expectDone(
      manager.client.post('/attendance/punch-entry', {
        kind: 'enter',
        date: '2026-02-26',
        employees: [person.id],
        inTime: '09:00',
        reason: `reader ${index % 4}`,
      }),
    );
    const waiting = await manager.client.get('/inbox/data?limit=0');
    const ids = (waiting.body as { data: { _id: string }[] }).data.map((row) => row._id);
    // some wait still, some were decided by their own manager each
    if (index % 2 === 0)
      await expectDone(manager.client.put('/inbox', { verdict: 'approve', ids: ids.slice(0, 1) }));
    await test.newUser({ name: nameOf(index), concernId: house.padma });
  }
}

async function fillCalendar({ admin, house }: LeaveWorld, shift: string): Promise<void> {
  for (const index of numbers) {
    const day = addDays('2026-04-06', index);
    await expectDone(
      admin.post('/holidays', {
        name: nameOf(index),
        startDate: day,
        endDate: day,
        type: 'Government',
      }),
    );
    await expectDone(
      admin.post('/leave-block', { name: nameOf(index), startDate: day, endDate: day }),
    );
    await expectDone(
      admin.post('/roster/assignments', {
        target: index % 2 ? 'unit' : 'concern',
        of: index % 2 ? house.north : house.padma,
        shift,
        startDate: day,
      }),
    );
    const given = { name: `Round ${index}`, beginsOn: day, days: [shift, null] };
    await expectDone(admin.post('/roster-pattern', given));
    await expectDone(admin.post('/attendance-device', { name: `Gate ${index}` }));
    const times = { startTime: '09:00', endTime: '18:00' };
    await expectDone(
      admin.post('/shift', { name: `Day ${index}`, shortName: `D${index}`, ...times }),
    );
  }
}

/** What no call makes, or only slowly. */
async function fillTables(
  { test, house, clock }: LeaveWorld,
  batches: readonly string[],
): Promise<void> {
  const { db } = test.database;
  const at = clock.now();
  const each = sql`generate_series(1, ${many}::int) as turn`;
  const minute = sql`${at}::timestamptz - turn / 3 * interval '1 minute'`;
  const user = sql`(select id from user_account order by id offset turn limit 1)`;
  const person = sql`(select id from employee order by id offset turn limit 1)`;
  for (const fill of [
    sql`insert into mail (id, kind, recipient, subject, body, created_at, next_try_at, attempts)
      select gen_random_uuid(), 'identity.reset', 'a' || turn / 2 || '@example.com', 'Hello', 'You',
        ${minute}, ${at}, 0 from ${each}`,
    sql`insert into job (id, kind, queue, data, asked_by_kind, asked_by_id, created_at, finished_at)
      select gen_random_uuid(), 'mail.deliver', 'quick', '{}', 'user', ${user}, ${minute}, ${at}
      from ${each}`,
    sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
      select ${house.meghna}, to_char(first, 'YYYY-MM'), first, last, last, ${at}
      from ${each} cross join lateral (select '2015-01-01'::date + turn * interval '1 month' as first,
        '2015-01-01'::date + (turn + 1) * interval '1 month' - interval '1 day' as last) as month`,
    sql`insert into attendance_lock (concern_id, month, from_date, to_date, locked_by_kind,
        locked_by_id, created_at)
      select concern_id, month, from_date, to_date, 'user', ${user}, ${minute}
      from ${each} join pay_period on concern_id = ${house.meghna}
        and month = to_char('2015-01-01'::date + turn * interval '1 month', 'YYYY-MM')`,
    sql`insert into given_number
        (id, device_id, number, employee_id, given_by_kind, given_by_id, created_at)
      select gen_random_uuid(), null, 'G-' || turn, ${person}, 'user', ${user}, ${minute}
      from ${each}`,
    sql`insert into unknown_punch (id, number, at, source, created_at)
      select gen_random_uuid(), 'U-' || turn, ${minute}, 'import', ${at} from ${each}`,
    sql`insert into punch (id, employee_id, at, source, created_at)
      select gen_random_uuid(), ${person}, ${minute}, 'web', ${at} from ${each}`,
    sql`insert into sheet_batch select (jsonb_populate_record(own, jsonb_build_object(
        'id', gen_random_uuid(), 'title', 'sheet ' || turn / 3, 'made_by_id', ${user}))).*
      from sheet_batch as own, ${each} where own.id = any(${batches}::uuid[])`,
  ])
    await fill.execute(db);
}

/** A house in which every list has rows, on Monday 2 March 2026. */
export async function makeFullWorld(database: Database): Promise<FullWorld> {
  const world = await makeLeave({ database });
  const { admin, house, test } = world;
  const kind = await world.kind({ yearlyDays: null });
  for (const _ of numbers) await world.kind();
  const shift = made(
    await admin.post('/shift', {
      name: 'Work',
      shortName: 'W',
      startTime: '09:00',
      endTime: '18:00',
    }),
    'data._id',
  );
  await fillRecords(world);
  await fillPeople(world, kind);
  await fillCalendar(world, shift);
  const worker = (await world.person({ name: 'Karim' })).client;
  for (const index of numbers) {
    const day = addDays('2026-05-04', index * 7);
    await expectDone(worker.post(own, asked(kind, day)));
    await expectDone(
      worker.post('/employee-panel/attendance/correction', {
        date: addDays('2026-01-05', index),
        inTime: `${addDays('2026-01-05', index)}T03:00:00.000Z`,
        outTime: null,
        reason: `forgot ${index}`,
      }),
    );
  }
  const lines = numbers.map((index) => [`B-${index}`, nameOf(index), 'Sales']);
  const batch = await sendBatches(test).check(admin, [['number', 'name', 'department'], ...lines]);
  const paySheet = (path: string, title: string) =>
    sendBatches(test, { path, purpose: 'pay' }).check(admin, [
      ['number', 'name', title],
      ...lines.map(([number = '', name = '']) => [number, name, 'x']),
    ]);
  const entrySheet = await paySheet('/salary-entry-sheet', 'amount');
  const openingSheet = await paySheet('/opening-figure-sheet', 'tax');
  await fillTables(world, [batch, entrySheet, openingSheet]);
  const userId = await test.newUser({ name: 'Clerk' });
  const clerk = await world.enter({ kind: 'user', id: userId });
  for (const index of numbers.slice(0, few))
    await expectDone(clerk.post('/location', { name: `Place ${index} of ${house.padma}` }));
  const payRun = await fillPay(world);
  return { ...world, worker, userId, batch, entrySheet, openingSheet, payRun };
}
