import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import {
  isSub,
  isSub2,
  employeeFacts,
  secondTierOf,
  setManager,
  sub2Of,
  subOf,
} from '../public.ts';
import { nowWithin } from '../../../platform/now.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

/** Nobody listens to what these tests change. */
const nobody = async (): Promise<void> => undefined;
const set = (id: string, managerId: string | null, secondTierId?: string | null) =>
  transaction(test.database.db, (tx) =>
    setManager(
      tx,
      id,
      { managerId, secondTierId },
      nowWithin('Asia/Dhaka', test.clock.now()),
      nobody,
    ),
  );
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.kind.code : String(error)),
  );
const facts = (id: string) =>
  employeeFacts(test.database.db).where('employee.id', '=', id).executeTakeFirstOrThrow();
const leave = (id: string) =>
  test.database.db.updateTable('employee').set({ status: 'Left' }).where('id', '=', id).execute();

/** chief > boss > worker, and helper > worker's colleague with a second tier of one's own */
let chief: string;
let boss: string;
let worker: string;
beforeEach(async () => {
  chief = await test.newPerson({ name: 'Chief' });
  boss = await test.newPerson({ name: 'Boss', managerId: chief });
  worker = await test.newPerson({ name: 'Worker', managerId: boss });
});

describe('a loop is refused', () => {
  it('of one, of two and of three', async () => {
    expect(await codeOf(set(chief, chief))).toBe('people.manager-loop');
    expect(await codeOf(set(chief, boss))).toBe('people.manager-loop');
    expect(await codeOf(set(chief, worker))).toBe('people.manager-loop');
  });

  it('through a second tier: nobody decides on someone above', async () => {
    expect(await codeOf(set(boss, chief, worker))).toBe('people.manager-loop');
    expect(await codeOf(set(chief, null, worker))).toBe('people.manager-loop');
    const adviser = await test.newPerson({ name: 'Adviser' });
    await set(worker, boss, adviser);
    expect(await codeOf(set(adviser, worker))).toBe('people.manager-loop');
  });

  it('and nothing is changed by the refusal', async () => {
    await codeOf(set(chief, worker));
    expect(await secondTierOf(test.database.db, worker)).toBe(chief);
    expect(await subOf(test.database.db, worker)).toEqual([]);
  });

  it('of two who are put under each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await test.newPerson(), await test.newPerson()];
      const ends = await Promise.all([codeOf(set(a, b)), codeOf(set(b, a))]);
      expect(ends.toSorted()).toEqual(['done', 'people.manager-loop']);
    }
  });

  it('of two who close a ring through someone that neither touches', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, c] = [await test.newPerson(), await test.newPerson()];
      const b = await test.newPerson({ managerId: c });
      const ends = await Promise.all([codeOf(set(a, b)), codeOf(set(c, a))]);
      expect(ends.toSorted()).toEqual(['done', 'people.manager-loop']);
    }
  });

  it('of three who close a ring at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await test.newPerson(), await test.newPerson(), await test.newPerson()];
      const ends = await Promise.all([codeOf(set(a, b)), codeOf(set(b, c)), codeOf(set(c, a))]);
      expect(ends.toSorted()).toEqual(['done', 'done', 'people.manager-loop']);
    }
  });
});

describe('a manager', () => {
  it('is someone who exists and has not left; the person too', async () => {
    const former = await test.newPerson({ status: 'Left' });
    const absent = crypto.randomUUID();
    expect(await codeOf(set(worker, former))).toBe('request.rule');
    expect(await codeOf(set(worker, boss, former))).toBe('request.rule');
    expect(await codeOf(set(worker, absent))).toBe('request.rule');
    expect(await codeOf(set(absent, boss))).toBe('record.not-found');
  });

  it('can be taken away; a second tier that is not mentioned stays', async () => {
    await set(worker, boss, chief);
    await set(worker, null);
    expect(await subOf(test.database.db, boss)).toEqual([]);
    expect(await secondTierOf(test.database.db, worker)).toBe(chief);
    await set(worker, null, null);
    expect(await secondTierOf(test.database.db, worker)).toBeNull();
  });
});

describe('looking down the tree', () => {
  it('second tier is the manager’s manager, or the one that was chosen', async () => {
    const { db } = test.database;
    expect([await subOf(db, chief), await sub2Of(db, chief)]).toEqual([[boss], [worker]]);
    const chosen = await test.newPerson({ name: 'Chosen' });
    await set(worker, boss, chosen);
    expect([await sub2Of(db, chief), await sub2Of(db, chosen)]).toEqual([[], [worker]]);
    expect(await secondTierOf(db, worker)).toBe(chosen);
    expect(await secondTierOf(db, chief)).toBeNull();
  });

  it('tells who leads whom, and forgets those who have left', async () => {
    expect(await facts(chief)).toMatchObject({ is_line_manager: true, is_second_tier: true });
    expect(await facts(boss)).toMatchObject({ is_line_manager: true, is_second_tier: false });
    expect(await facts(worker)).toMatchObject({ is_line_manager: false, is_second_tier: false });
    await leave(worker);
    expect(await facts(boss)).toMatchObject({ is_line_manager: false, is_second_tier: false });
    expect(await facts(chief)).toMatchObject({ is_line_manager: true, is_second_tier: false });
    expect(await sub2Of(test.database.db, chief)).toEqual([]);
  });

  it('as conditions of a list: both steps below someone, nobody else', async () => {
    const found = await test.database.db
      .selectFrom('employee as row')
      .select('row.name')
      .where(sql<boolean>`(${isSub('row', chief)} or ${isSub2('row', chief)})`)
      .orderBy('row.name')
      .execute();
    expect(found.map((row) => row.name)).toEqual(['Boss', 'Worker']);
  });

  it('a chosen second tier counts as well, and only while it is the chosen one', async () => {
    const chosen = await test.newPerson({ name: 'Chosen' });
    await set(worker, boss, chosen);
    expect(await facts(chosen)).toMatchObject({ is_line_manager: false, is_second_tier: true });
    expect(await facts(chief)).toMatchObject({ is_second_tier: false });
    await leave(worker);
    expect(await facts(chosen)).toMatchObject({ is_second_tier: false });
  });
});
