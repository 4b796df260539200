import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import {
  declarations,
  declare,
  declared,
  declaredBy,
  dps,
  fieldsRefusedIn,
  insured,
  officeOf,
  ownDeclarations,
  type TestInvestment,
} from '../../../../testing/people/declare.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';

/** The 2nd of March 2026: the income year from July 2025 on, by the slabs of Bangladesh. */
let world: PayWorld;
let office: ReturnType<typeof officeOf>;
let others: Readonly<Record<'hr' | 'payroll' | 'admin', Client>>;
let rahim: Awaited<ReturnType<PayWorld['person']>>;

beforeAll(async () => {
  world = await makePay();
  office = officeOf(world);
  rahim = await world.person({ name: 'Rahim Uddin' });
  const limited = async (role: 'HR' | 'PAYROLL' | 'ADMIN') => {
    const id = await world.test.newUser({ role, concernId: world.house.meghna });
    return world.enter({ kind: 'user', id });
  };
  others = {
    hr: await limited('HR'),
    payroll: await limited('PAYROLL'),
    admin: await limited('ADMIN'),
  };
});
afterAll(() => world.close());

describe('refuses', () => {
  it('at its place what is over the cap, nothing or less, unknown, or said twice', async () => {
    const over = await declare(rahim.client, [insured, { kind: 'dps', amount: '120000.01' }]);
    expect(statusAndCode(over)).toEqual([422, 'pay.investment-over-cap']);
    expect(over.at('message')).toContain(
      'Deposit pension scheme (DPS) counts up to ৳1,20,000.00. Enter that or less.',
    );
    expect(fieldsRefusedIn(over)).toEqual({ 'items.1.amount': 'Enter 1,20,000.00 or less.' });
    const cases: [readonly TestInvestment[], string][] = [
      [[{ kind: 'dps', amount: '0.00' }], 'items.0.amount'],
      [[{ kind: 'dps', amount: '-1.00' }], 'items.0.amount'],
      [[insured, { kind: 'gold', amount: '1.00' }], 'items.1.kind'],
      [[insured, dps, insured], 'items.2.kind'],
      // payroll knows it, and counts it by itself
      [[{ kind: 'provident-fund', amount: '1.00' }], 'items.0.kind'],
      [[{ kind: 'donations', amount: '10000000000.01' }], 'items.0.amount'],
    ];
    for (const [items, path] of cases) {
      const reply = await declare(rahim.client, items);
      expect([statusAndCode(reply), Object.keys(fieldsRefusedIn(reply) ?? {})]).toEqual([
        [422, 'request.rule'],
        [path],
      ]);
    }
    expect((await declare(rahim.client, [{ ...insured, note: 'x'.repeat(301) }])).status).toBe(400);
    expect((await declaredBy(rahim.client)).waiting).toBeNull();
  });

  it('in the language of whoever declares', async () => {
    const payload = { year: 2025, items: [{ kind: 'dps', amount: '200000.00' }] };
    const reply = await rahim.client.send('POST', `/api/v1${ownDeclarations}`, {
      payload,
      headers: { 'accept-language': 'bn' },
    });
    expect(reply.at('message')).toContain('ডিপিএস ৳১,২০,০০০.০০ পর্যন্ত গণ্য হয়। সেটি বা তার কম দিন।');
    expect(fieldsRefusedIn(reply)).toEqual({ 'items.0.amount': '১,২০,০০০.০০ বা তার কম দিন।' });
  });

  it('a year that is over, too far ahead, or without slabs', async () => {
    for (const year of [2024, 2027])
      expect(statusAndCode(await declare(rahim.client, [insured], { year }))).toEqual([
        422,
        'pay.declaration-year',
      ]);
    const { db } = world.test.database;
    await sql`update income_slab set country = 'XX' where year = 2026`.execute(db);
    const none = await declare(rahim.client, [insured], { year: 2026 });
    expect(statusAndCode(none)).toEqual([422, 'pay.declaration-no-slab']);
    expect((await declaredBy(rahim.client)).years).toEqual([2025]);
    expect(await declaredBy(rahim.client, 2026)).toMatchObject({ kinds: [], waiting: null });
    await sql`update income_slab set country = 'BD' where year = 2026`.execute(db);
    expect((await declaredBy(rahim.client)).years).toEqual([2025, 2026]);
  });

  it('nothing at all, where nothing counts that it could take back', async () => {
    expect(statusAndCode(await declare(rahim.client, []))).toEqual([422, 'pay.declaration-empty']);
  });

  it('whoever is not asked: as unknown as what is not there', async () => {
    const { _id: id } = await declared(rahim.client);
    const karim = await world.person({ name: 'Karim Ullah' });
    expect((await karim.client.post(`${ownDeclarations}/${id}/cancel`)).status).toBe(404);
    const management = await world.test.as('allAccess');
    for (const client of [rahim.client, karim.client, management]) {
      expect((await office.accept(id, [insured], {}, client)).status).toBe(403);
      expect((await office.giveBack(id, {}, client)).status).toBe(403);
    }
    expect((await management.get(`${declarations}/${id}`)).at('data.can.decide')).toBe('false');
    for (const client of [rahim.client, karim.client])
      expect((await client.get(`${declarations}/${id}`)).status).toBe(403);
    for (const client of Object.values(others)) {
      expect((await client.get(`${declarations}/${id}`)).status).toBe(404);
      expect((await office.accept(id, [insured], {}, client)).status).toBe(404);
      expect((await office.giveBack(id, {}, client)).status).toBe(404);
      expect((await office.listed('', client)).total).toBe(0);
    }
  });

  it('a decision about the own, whatever office one holds', async () => {
    const { _id: id } = await declared(rahim.client);
    const account = await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id });
    const officer = await world.enter({ kind: 'user', id: account });
    for (const reply of [
      await office.accept(id, [insured], {}, officer),
      await office.giveBack(id, {}, officer),
    ])
      expect(statusAndCode(reply)).toEqual([403, 'pay.own-declaration']);
    expect((await officer.get(`${declarations}/${id}`)).at('data.can.decide')).toBe('false');
    expect((await office.listed('waiting=Yes', officer)).total).toBe(0);
    expect((await office.listed('waiting=Yes')).total).toBe(1);
    await world.admin.delete(`/users/${account}`);
  });

  it('more than was declared, less than all of it said, and a return without a word', async () => {
    const items = [insured, dps];
    const { _id: id } = await declared(rahim.client, items);
    const more = await office.accept(id, [{ ...insured, amount: '100000.01' }, dps]);
    expect([statusAndCode(more), fieldsRefusedIn(more)]).toEqual([
      [422, 'request.rule'],
      { 'items.0.accepted': 'Enter 1,00,000.00 or less.' },
    ]);
    expect((await office.accept(id, [{ ...insured, amount: '-1.00' }, dps])).status).toBe(422);
    for (const said of [[], [insured], [insured, dps, { kind: 'donations', amount: '1.00' }]])
      expect(statusAndCode(await office.accept(id, said))).toEqual([422, 'pay.accepted-other']);
    for (const note of ['', '  ', 'x'.repeat(1001)])
      expect((await office.giveBack(id, { note })).status).toBe(400);
    expect((await declaredBy(rahim.client)).waiting?.status).toBe('Declared');
  });

  it('more than thirty in an hour', async () => {
    const often = await world.person();
    const replies = [];
    for (let turn = 0; turn < 31; turn += 1) replies.push((await declare(often.client)).status);
    expect(replies).toEqual([...Array<number>(30).fill(200), 429]);
    await often.client.post(
      `${ownDeclarations}/${(await declaredBy(often.client)).waiting?._id}/cancel`,
    );
  });
});
