import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

const band = (from: string, to: string | null, rate: number) => ({ from, to, rate });
const all = { key: 'all', name: 'All', localName: null };
const card = {
  bands: [
    band('0.00', '250000.00', 0),
    band('250000.00', '500000.00', 500),
    band('500000.00', null, 2000),
  ],
  bandsMove: 'No',
  categories: [{ ...all, firstBand: null, flatRate: null, genders: [] }],
  perChild: '0.00',
  exemption: { part: null, of: null, cap: null, fixed: '50000.00' },
  rebate: null,
  relief: null,
  charges: [{ name: 'Cess', localName: null, rate: 400, above: '0.00' }],
  minimums: [],
  source: 'Finance Act',
  enactedOn: '2024-04-01',
  verified: 'No',
};
const india = (year: number, told: object = {}) => ({ country: 'IN', year, ...card, ...told });

describe('income slabs', () => {
  it('whoever may not write is refused', async () => {
    const { client } = await world.person();
    expect((await client.post('/income-slab', india(2024))).status).toBe(403);
    expect((await client.get('/income-slab/')).status).toBe(200);
  });

  it.each([
    ['a gap', [band('0.00', '10.00', 0), band('11.00', null, 500)], 'bands.1.from', 'gap'],
    ['an overlap', [band('0.00', '10.00', 0), band('9.00', null, 500)], 'bands.1.from', 'overlap'],
    ['a beginning above zero', [band('5.00', null, 0)], 'bands.0.from', 'begins above zero'],
    ['a last band with an end', [band('0.00', '10.00', 0)], 'bands.0.to', 'needs no end'],
  ])('%s is refused at its band, and nothing is written', async (_what, bands, path, sentence) => {
    const refused = await world.payroll.post('/income-slab', india(2024, { bands }));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(sentence);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([path]);
    const there = await world.payroll.get('/income-slab/?country=IN');
    expect((there.body as { total: number }).total).toBe(0);
  });

  it('a change is a new version, the earlier one stays, and the second of two is told so', async () => {
    const id = made(await world.payroll.post('/income-slab', india(2024)), 'data._id');
    const twice = await world.payroll.post('/income-slab', india(2024));
    expect([twice.status, twice.at('code')]).toEqual([409, 'pay.slab-there']);
    const bands = [band('0.00', '300000.00', 0), band('300000.00', null, 500)];
    const changed = await world.hr.put(`/income-slab/${id}`, {
      bands,
      verified: 'Yes',
      version: 1,
    });
    expect(changed.body).toMatchObject({
      data: {
        version: 2,
        bands,
        verified: 'Yes',
        source: 'Finance Act',
        charges: card.charges,
        versions: [
          { version: 2, verified: 'Yes' },
          { version: 1, verified: 'No' },
        ],
      },
    });
    const stale = await world.payroll.put(`/income-slab/${id}`, { verified: 'No', version: 1 });
    expect(stale.status).toBe(409);
    const { db } = world.test.database;
    const kept = await sql<{
      number: number;
      first: string;
    }>`select number, card->'bands'->0->>'to' as first
      from income_slab_version where slab_id = ${id} order by number`.execute(db);
    expect(kept.rows).toEqual([
      { number: 1, first: '250000.00' },
      { number: 2, first: '300000.00' },
    ]);
    await expect(
      sql`update income_slab_version set source = 'x' where slab_id = ${id}`.execute(db),
    ).rejects.toThrow('not changed');
    expect((await world.payroll.delete(`/income-slab/${id}`)).status).toBe(200);
    expect((await world.payroll.get(`/income-slab/${id}`)).status).toBe(404);
  });

  it('two who change it at once: one is told that it was changed meanwhile', async () => {
    const id = made(await world.payroll.post('/income-slab', india(2025)), 'data._id');
    const both = await Promise.all([
      world.payroll.put(`/income-slab/${id}`, { source: 'One', version: 1 }),
      world.hr.put(`/income-slab/${id}`, { source: 'Other', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('those by which pay was calculated stay; without any a month is not generated', async () => {
    const { admin, house } = world;
    const { id } = await world.person();
    await world.salary(id, '50000.00');
    await world.closeMonth('2026-01', { [id]: {} });
    await admin.put(`/settings/pay?concern=${house.padma}`, { incomeTax: 'Yes', taxCountry: 'NP' });
    const asked = { concernCompany: house.padma, month: '2026-01' };
    const refused = await world.payroll.post('/salary/salary-generate', asked);
    expect([refused.status, refused.at('code')]).toEqual([422, 'pay.no-income-slab']);
    await admin.put(`/settings/pay?concern=${house.padma}`, { taxCountry: 'BD' });
    await world.generate(world.payroll, '2026-01');
    const list = await world.payroll.get('/income-slab/?country=BD&year=2025');
    const [slab] = (list.body as { data: { _id: string; used: boolean; version: number }[] }).data;
    expect(slab).toMatchObject({ used: true, version: 2 });
    const kept = await world.payroll.delete(`/income-slab/${slab?._id}`);
    expect([kept.status, kept.at('code')]).toEqual([409, 'pay.slab-used']);
  });
});
