import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../../../testing/client.ts';
import { mailsTo } from '../../../../testing/files/mailed.ts';
import { unreadOf, writeNoticeMails } from '../../../../testing/notices.ts';
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
  shownDeclaration,
  shownYear,
} from '../../../../testing/people/declare.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';

/** The 2nd of March 2026: the income year from July 2025 on, by the slabs of Bangladesh. */
let world: PayWorld;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await makePay();
  office = officeOf(world);
});
afterAll(() => world.close());

describe('a declaration', () => {
  it('is offered what the slabs of the year count, in both languages and with their caps', async () => {
    const { kinds, taxed } = await declaredBy((await world.person()).client);
    expect(taxed).toBe('No');
    expect(kinds.map(({ key }) => key)).toEqual([
      'life-insurance',
      'dps',
      'savings-certificates',
      'listed-shares',
      'donations',
    ]);
    expect(kinds[1]).toMatchObject({ localName: 'ডিপিএস', cap: '120000.00' });
  });

  it('waits, is sent again in its own place, and is taken back', async () => {
    const { client } = await world.person();
    const first = await declared(client, [insured]);
    const again = await declared(client, [dps], { version: first.version });
    expect(again).toMatchObject({ _id: first._id, version: 2, items: [{ key: 'dps' }] });
    const stale = await declare(client, [insured], { version: 1 });
    expect(statusAndCode(stale)).toEqual([409, 'record.changed-meanwhile']);
    const cancelled = shownYear(await client.post(`${ownDeclarations}/${first._id}/cancel`));
    expect([cancelled.waiting, cancelled.accepted, cancelled.returned]).toEqual([null, null, null]);
    for (const reply of [
      await client.post(`${ownDeclarations}/${first._id}/cancel`),
      await office.accept(first._id, [dps]),
      // whoever changes what they saw waiting is told that it waits no more
      await declare(client, [insured], { version: 2 }),
    ])
      expect(statusAndCode(reply)).toEqual([409, 'pay.declaration-over']);
  });

  it('is returned with a note, declared again and accepted in part', async () => {
    const { client } = await world.person();
    const { _id: id } = await declared(client, [insured, dps]);
    expect(shownDeclaration(await office.giveBack(id)).status).toBe('Returned');
    expect((await declaredBy(client)).returned).toMatchObject({
      note: 'Which policy is it?',
      decidedBy: 'Parul Payroll',
    });
    const next = await declared(client, [insured, dps]);
    expect((await declaredBy(client)).returned).toBeNull();
    const part = [{ ...insured, amount: '40000.00' }, dps];
    const accepted = shownDeclaration(
      await office.accept(next._id, part, { note: 'As on the receipt' }),
    );
    expect(accepted.items.map((item) => item.accepted)).toEqual(['40000.00', '120000.00']);
    const shown = await declaredBy(client);
    expect(shown.accepted).toMatchObject({ _id: next._id, note: 'As on the receipt', version: 2 });
    expect(shown.waiting).toBeNull();
  });

  it('replaces what counted, also by nothing at all', async () => {
    const { client } = await world.person();
    const first = await declared(client, [insured]);
    await office.accept(first._id, [insured]);
    const second = await declared(client, [dps]);
    // what counted goes on counting until the office has decided
    expect((await declaredBy(client)).accepted?._id).toBe(first._id);
    shownDeclaration(await office.accept(second._id, [dps], { version: 1 }));
    expect(shownDeclaration(await world.hr.get(`${declarations}/${first._id}`)).status).toBe(
      'Replaced',
    );
    const nothing = await declared(client, []);
    shownDeclaration(await office.accept(nothing._id, []));
    expect((await declaredBy(client)).accepted).toMatchObject({ _id: nothing._id, items: [] });
  });

  it('is accepted no further than the slabs count by then', async () => {
    const { client } = await world.person();
    const { _id: id } = await declared(client, [insured, dps], { year: 2026 });
    const slabs = (await world.hr.get('/income-slab?year=2026&country=BD')).body as {
      data: { _id: string; rebate: { kinds: { key: string }[] } }[];
    };
    const [slab] = slabs.data;
    const kinds = (slab?.rebate.kinds ?? []).flatMap((kind) =>
      kind.key === 'dps'
        ? []
        : kind.key === 'life-insurance'
          ? [{ ...kind, cap: '60000.00' }]
          : [kind],
    );
    const changed = { rebate: { ...slab?.rebate, kinds } };
    expect((await world.admin.put(`/income-slab/${slab?._id}`, changed)).status).toBe(200);
    const over = await office.accept(id, [insured, dps]);
    expect(statusAndCode(over)).toEqual([422, 'pay.investment-over-cap']);
    expect(Object.keys(fieldsRefusedIn(over) ?? {})).toEqual(['items.0.accepted', 'items.1.kind']);
    const [lower, none] = [
      { ...insured, amount: '60000.00' },
      { ...dps, amount: '0.00' },
    ];
    expect((await office.accept(id, [lower, none])).status).toBe(200);
  });
});

describe('at once', () => {
  const codesOf = (replies: readonly Reply[]) =>
    replies.map((reply) => statusAndCode(reply).join(' ')).toSorted();
  const stale = '409 record.changed-meanwhile';

  it('of six that are sent one begins to wait; whoever had seen none is told so', async () => {
    const { id, client } = await world.person();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => declare(client, [insured], { version: 0 })),
    );
    expect(codesOf(replies)).toEqual(['200 undefined', ...Array<string>(5).fill(stale)]);
    const kept = await sql`select 1 from tax_declaration as one
      join tax_declaration_item as item on item.declaration_id = one.id
      where one.employee_id = ${id}`.execute(world.test.database.db);
    expect(kept.rows).toHaveLength(1);
    // who does not ask stands in the place of the others
    const blind = await Promise.all([declare(client, [insured]), declare(client, [dps])]);
    expect(codesOf(blind)).toEqual(['200 undefined', '200 undefined']);
  });

  it('of those who decide one does', async () => {
    const { client } = await world.person();
    const { _id: id } = await declared(client);
    const replies = await Promise.all([
      office.accept(id, [insured], { version: 1 }),
      office.accept(id, [insured], { version: 1 }, world.hr),
      office.giveBack(id, { version: 1 }, world.admin),
    ]);
    expect(codesOf(replies)).toEqual(['200 undefined', stale, stale]);
    // without a version they are told what became of it
    expect(statusAndCode(await office.giveBack(id))).toEqual([409, 'pay.declaration-over']);
  });

  it('nobody accepts what was sent anew since they read it', async () => {
    const { client } = await world.person();
    const { _id: id, version } = await declared(client, [insured]);
    await declared(client, [dps]);
    expect(statusAndCode(await office.accept(id, [insured], { version }))).toEqual([
      409,
      'record.changed-meanwhile',
    ]);
  });
});

describe('who is told', () => {
  it('payroll of the company once, whoever declared of the decision, without a figure', async () => {
    const { client } = await world.person({ name: 'Mira Sen', email: 'mira@example.com' });
    const { _id: id } = await declared(client, [insured]);
    await declared(client, [dps]);
    const waits = async (of: Client) =>
      (await unreadOf(of)).filter(
        ({ kind, text }) => kind === 'tax-declaration-waits' && text.startsWith('Mira Sen'),
      );
    expect(await waits(world.payroll)).toMatchObject([
      {
        text: 'Mira Sen declared investments for the income year 2025-26.',
        opens: { admin: `/admin/tax-declarations?open=${id}` },
      },
    ]);
    for (const one of [world.hr, world.admin]) expect(await waits(one)).toEqual([]);
    shownDeclaration(await office.giveBack(id));
    expect(await waits(world.payroll)).toEqual([]);
    const { _id: next } = await declared(client, [dps]);
    shownDeclaration(await office.accept(next, [dps]));
    const told = (await unreadOf(client)).map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(['tax-declaration-accepted', 'tax-declaration-returned']);
    expect((await unreadOf(client))[0]).toMatchObject({
      opens: { employee: '/employee/tax?year=2025' },
    });
    await writeNoticeMails(world.test);
    const mails = await mailsTo(world.test.database.db, 'mira@example.com');
    const said = mails.map(({ body }) => body).join('\n');
    expect(said).toContain('https://muster.example/employee/tax?year=2025');
    expect(said).not.toMatch(/1,?20,?000|120000|policy/);
  });

  it('nobody any more, once it is cancelled', async () => {
    const { client } = await world.person({ name: 'Nila Roy' });
    const { _id: id } = await declared(client);
    await client.post(`${ownDeclarations}/${id}/cancel`);
    const texts = (await unreadOf(world.payroll)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Nila'))).toEqual([]);
  });
});

it('the list has no figure and is filtered by all that it says; opening one is in the log', async () => {
  const { id, client } = await world.person({ name: 'Zahid Hasan' });
  const { _id: declaration } = await declared(client, [
    { kind: 'donations', amount: '7654321.00' },
  ]);
  const everything = await world.payroll.get(`${declarations}/data?limit=0`);
  expect(everything.text).not.toMatch(/7654321|120000/);
  const { total } = everything.body as { total: number };
  const { padma, meghna, sales } = world.house;
  for (const [query, count] of [
    [`employeeId=${id}`, 1],
    ['search=zahid', 1],
    ['search=zahid&status=Accepted', 0],
    ['search=zahid&year=2026', 0],
    [`search=zahid&concernCompany=${padma}&department=${sales}&year=2025&status=Declared`, 1],
    [`concernCompany=${padma}`, total],
    [`concernCompany=${meghna}`, 0],
  ] as const)
    expect([query, (await office.listed(query)).total]).toEqual([query, count]);
  const names = (await office.listed('limit=0&sort=-name')).data as unknown as {
    employeeId: { name: string };
  }[];
  expect(names[0]?.employeeId.name).toBe('Zahid Hasan');
  shownDeclaration(await world.payroll.get(`${declarations}/${declaration}`));
  const entries = await sql<{ action: string }>`select action from audit_entry
    where action like 'tax-declaration.%' and (record_id = ${declaration} or record_id = ${id})
    order by at`.execute(world.test.database.db);
  expect(entries.rows.map(({ action }) => action)).toEqual([
    'tax-declaration.send',
    'tax-declaration.read',
  ]);
});
