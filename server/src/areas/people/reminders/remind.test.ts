import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { hrAccounts } from '../../identity/public.ts';
import { remind } from './remind.ts';
import { nowOn } from '../../../testing/clocks/in-dhaka.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let hr: string;
const marks = { documents: [30, 7], confirmations: [14] };
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  hr = await test.newUser({ role: 'HR', concernId: house.padma });
  await test.newUser({ role: 'HR', concernId: house.meghna });
});
beforeEach(async () => {
  await test.database.db.deleteFrom('notice').execute();
  await test.database.db.deleteFrom('person_reminder').execute();
  await test.database.db.deleteFrom('person_document').execute();
  await test.database.db.updateTable('employee').set({ confirmation_due_on: null }).execute();
});
afterAll(() => test.close());

const run = (today: string) => {
  const now = nowOn(today);
  return remind({ db: test.database.db, now, at: now.at, hrAccounts }, marks);
};
const told = async () =>
  (
    await test.database.db
      .selectFrom('notice')
      .select(['kind', 'account_id', 'record_id', 'content'])
      .orderBy('created_at')
      .execute()
  ).map(({ kind, account_id: to, content }) => ({ kind, to, content }));
const someone = async (given: object = {}) =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const withPaper = async (expiresOn: string, given: object = {}) => {
  const id = await someone(given);
  const body = { kind: 'Visa', title: 'Visa', number: 'V-77', expiresOn };
  const document = made(await admin.post(`/employee/${id}/document`, body), 'data.0._id');
  return { id, document };
};

describe('of a document', () => {
  it('nobody is told before the first mark, after the last day, or of someone who left', async () => {
    const today = '2031-03-01';
    await withPaper('2031-04-01');
    await withPaper('2031-01-29');
    await withPaper('2031-03-08', { status: 'Draft' });
    expect(await run(today)).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('HR of the concern and the person are told once a mark, however often it runs', async () => {
    const { id } = await withPaper('2031-03-31');
    const name = (await admin.get(`/employee/${id}`)).at('employee.name');
    const content = { name, document: 'Visa', day: { day: '2031-03-31' } };
    expect([await run('2031-03-01'), await run('2031-03-01'), await run('2031-03-23')]).toEqual([
      1, 0, 0,
    ]);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { kind: 'document-expires', to: hr, content },
        { kind: 'own-document-expires', to: id, content },
      ]),
    );
    expect(await told()).toHaveLength(2);
    expect([await run('2031-03-24'), await run('2031-03-31'), await run('2031-04-01')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('two runs at once tell it once', async () => {
    await withPaper('2031-03-31');
    const runs = await Promise.all([run('2031-03-01'), run('2031-03-01'), run('2031-03-01')]);
    expect(runs.toSorted()).toEqual([0, 0, 1]);
    expect(await told()).toHaveLength(2);
  });

  it('after days without a run only the nearest mark is told', async () => {
    await withPaper('2031-03-31');
    expect([await run('2031-03-29'), await run('2031-03-30')]).toEqual([1, 0]);
    expect(await told()).toHaveLength(2);
  });

  it('a renewed one is told of again for its new day', async () => {
    const { id, document } = await withPaper('2031-03-31');
    await run('2031-03-31');
    await admin.put(`/employee/${id}/document/${document}`, { expiresOn: '2032-03-31' });
    expect([await run('2031-04-01'), await run('2032-03-01')]).toEqual([0, 1]);
  });

  it('one that a newer of its kind has replaced is told of no more', async () => {
    const { id } = await withPaper('2031-03-31');
    const newer = { kind: 'Visa', title: 'Next visa', expiresOn: '2033-03-31' };
    expect((await admin.post(`/employee/${id}/document`, newer)).status).toBe(200);
    expect([await run('2031-03-01'), await run('2033-03-01')]).toEqual([0, 1]);
  });

  it('more than one chunk is told of, none twice', async () => {
    const id = await someone();
    for (let at = 0; at < 60; at += 1)
      await admin.post(`/employee/${id}/document`, {
        kind: 'Training',
        title: `Course ${at}`,
        expiresOn: addDays('2031-03-01', at % 30),
      });
    expect([await run('2031-03-01'), await run('2031-03-01')]).toEqual([60, 0]);
  });
});

describe('of a confirmation', () => {
  it('HR and the line manager are told 14 days ahead and on the day, of those on probation', async () => {
    const manager = await someone();
    const due = { confirmationDueDate: '2031-03-15', lineManager: manager };
    const id = await someone({ ...due, status: 'Probation' });
    await someone({ ...due, status: 'Confirmed' });
    expect([await run('2031-02-28'), await run('2031-03-01'), await run('2031-03-14')]).toEqual([
      0, 1, 0,
    ]);
    const name = (await admin.get(`/employee/${id}`)).at('employee.name');
    const notice = { kind: 'confirmation-due', content: { name, day: { day: '2031-03-15' } } };
    expect(await told()).toEqual(
      expect.arrayContaining([
        { ...notice, to: hr },
        { ...notice, to: manager },
      ]),
    );
    expect([await run('2031-03-15'), await run('2031-03-16')]).toEqual([1, 0]);
    expect(await told()).toHaveLength(4);
  });

  it('administrators are told where the concern has no HR, and never whom it is about', async () => {
    const { sales } = house;
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', hr)
      .execute();
    const id = await someone({
      status: 'Probation',
      confirmationDueDate: '2031-03-15',
      department: sales,
    });
    const own = await test.newUser({ role: 'ADMIN', employeeId: id });
    await run('2031-03-15');
    const readers = (await told()).map(({ to }) => to);
    expect(readers.length).toBeGreaterThan(0);
    expect(readers).not.toContain(own);
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: null })
      .where('id', '=', hr)
      .execute();
  });
});

describe('of a team under someone who has left', () => {
  it('HR is told once a week until each of them has another manager', async () => {
    const leader = await someone({ name: 'Gone Before' });
    const team = [await someone({ lineManager: leader }), await someone({ lineManager: leader })];
    await someone({ lineManager: leader, status: 'Draft' });
    expect(await run('2031-03-03')).toBe(0);
    // as data from before the rule, which the product itself no longer makes
    await test.database.db
      .updateTable('employee')
      .set({ status: 'Left' })
      .where('id', '=', leader)
      .execute();
    const notice = { kind: 'team-under-a-leaver', to: hr };
    expect([await run('2031-03-04'), await run('2031-03-05'), await run('2031-03-09')]).toEqual([
      1, 0, 0,
    ]);
    expect(await told()).toEqual([{ ...notice, content: { name: 'Gone Before', count: 2 } }]);
    const next = await someone();
    await admin.put(`/employee/${team[0]}`, { lineManager: next });
    expect(await run('2031-03-10')).toBe(1);
    expect((await told()).at(-1)).toMatchObject({ content: { count: 1 } });
    await admin.put(`/employee/${team[1]}`, { lineManager: next });
    expect(await run('2031-03-17')).toBe(0);
  });
});
