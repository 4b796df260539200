import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verified } from '../../../testing/people/audited.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { cutShort, sendBatches, workOff } from '../../../testing/files/send-batches.ts';

let test: TestApp;
let hr: Client;
let house: TestHouse;
let batches: ReturnType<typeof sendBatches>;
let officer: string;
beforeAll(async () => {
  test = await makeApp();
  const admin = await test.as('admin');
  house = await makeHouse(test, admin);
  hr = await test.as('hr');
  batches = sendBatches(test);
  officer = (await admin.get(`/designation/${house.officer}`)).at('designation.name');
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<{ id: string; number: string }> => {
  const reply = await hr.post('/employee', newcomer(house, given));
  return { id: made(reply, 'employee._id'), number: reply.at('employee.number') };
};

describe('five hundred rows', () => {
  const titles = ['number', 'name', 'designation', 'department', 'joiningDate', 'email'];
  const right = (at: number) => [
    `F-${at}`,
    `Person ${at}`,
    officer,
    at % 2 ? 'Sales' : 'Audit',
    '2026-02-01',
    `f${at}@example.com`,
  ];
  const spoil: readonly [column: number, text: string, title: string][] = [
    [2, 'Nonesuch', 'Designation'],
    [3, 'Salse', 'Department'],
    [4, 'yesterday', 'Joined on'],
    [5, 'no address', 'Work e-mail'],
  ];

  it('with twenty wrong cells name all twenty and change nothing; corrected they apply', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => right(at));
    const wrong = Array.from({ length: 20 }, (_, at) => {
      const [column, text, title] = spoil[at % 4] ?? [0, '', ''];
      lines[at * 25 + 3]?.splice(column, 1, text);
      return [at * 25 + 5, title, text];
    });
    const before = await batches.people();
    const id = await batches.check(hr, [titles, ...lines]);
    expect(await batches.batch(hr, id)).toMatchObject({
      state: 'Checked',
      counts: { new: 480, changed: 0, unchanged: 0, faulty: 20 },
      progress: { done: 500, total: 500 },
    });
    const rows = await batches.rows(hr, id, '&which=faulty');
    const told = rows.flatMap((row) =>
      row.faults.map((fault) => [row.row, fault.column, fault.value]),
    );
    expect(told).toEqual(wrong);
    expect((await batches.act(hr, id, 'apply')).status).toBe(409);
    expect(await batches.people()).toEqual(before);
    const mended = await batches.check(hr, [
      titles,
      ...Array.from({ length: 500 }, (_, at) => right(at)),
    ]);
    expect((await batches.act(hr, mended, 'apply')).status).toBe(200);
    expect(await batches.batch(hr, mended)).toMatchObject({ state: 'Applied', failure: null });
    const { broken } = await verified(test.database.db);
    expect(broken).toEqual([]);
    expect((await batches.act(hr, mended, 'undo')).status).toBe(200);
    expect(await batches.people()).toEqual(before);
  });
});

describe('between the check and the end', () => {
  let someone: { id: string; number: string };
  let id: string;
  beforeEach(async () => {
    someone = await add({ name: 'Somebody' });
    id = await batches.check(hr, [
      ['number', 'religion'],
      [someone.number, 'Islam'],
    ]);
  });

  it('two who apply at once have one effect', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => hr.post(`/employee-batch/${id}/apply`)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await workOff(test);
    const { audited } = (await test.database.db
      .selectFrom('audit_entry')
      .select((entry) => entry.fn.countAll<number>().as('audited'))
      .where('record_id', '=', someone.id)
      .where('action', '=', 'employee.import')
      .executeTakeFirst()) ?? { audited: 0 };
    expect(String(audited)).toBe('1');
  });

  it('a run that is cut short leaves nothing behind, and the next one does it once', async () => {
    const before = await batches.people();
    expect((await hr.post(`/employee-batch/${id}/apply`)).status).toBe(200);
    expect(await cutShort(test)).toBe(true);
    expect(await batches.people()).toEqual(before);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applying', failure: null });
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
    await batches.act(hr, id, 'undo');
    expect(await batches.people()).toEqual(before);
  });

  it.each([
    ['a plain value', { phone: '01999' }],
    ['a change that is still to come', { department: 'audit', effectiveFrom: 'later' }],
  ])('%s that someone changed is not overwritten', async (_, given) => {
    const real =
      'phone' in given
        ? given
        : { department: house.audit, effectiveFrom: addDays(house.today, 30) };
    made(await hr.put(`/employee/${someone.id}`, real), 'employee._id');
    const reply = await batches.act(hr, id, 'apply');
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.batch-overtaken']);
    expect(reply.at('message')).toContain('Somebody');
  });

  it('who was changed while the job waited is not overwritten either', async () => {
    expect((await hr.post(`/employee-batch/${id}/apply`)).status).toBe(200);
    made(await hr.put(`/employee/${someone.id}`, { phone: '01888' }), 'employee._id');
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({
      state: 'Checked',
      failure: expect.stringMatching(/Someone changed Somebody/),
    });
  });

  it('what was thrown away is gone, and its file with it; what was applied stays', async () => {
    expect((await hr.delete(`/employee-batch/${id}`)).status).toBe(200);
    expect((await hr.get(`/employee-batch/${id}`)).status).toBe(404);
    const other = await batches.check(hr, [
      ['number', 'religion'],
      [someone.number, 'Other'],
    ]);
    await batches.act(hr, other, 'apply');
    expect((await hr.delete(`/employee-batch/${other}`)).status).toBe(409);
  });
});

describe('an undo', () => {
  it('is refused where someone changed a person since, naming them', async () => {
    const someone = await add({ name: 'Changed since' });
    const id = await batches.check(hr, [
      ['number', 'religion'],
      [someone.number, 'Islam'],
    ]);
    await batches.act(hr, id, 'apply');
    made(await hr.put(`/employee/${someone.id}`, { phone: '01777' }), 'employee._id');
    const before = await batches.people();
    const reply = await batches.act(hr, id, 'undo');
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.undo-overtaken']);
    expect(reply.at('message')).toContain('Changed since');
    expect(await batches.people()).toEqual(before);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied' });
  });

  it('is refused where someone new leads another by now', async () => {
    const titles = ['number', 'name', 'designation', 'department', 'joiningDate'];
    const id = await batches.check(hr, [
      titles,
      ['LEADS-1', 'Leads', officer, 'Sales', '2026-01-01'],
    ]);
    await batches.act(hr, id, 'apply');
    const leader = (await batches.rows(hr, id))[0] as unknown as { employee: string };
    await add({ lineManager: leader.employee });
    const reply = await batches.act(hr, id, 'undo');
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.undo-in-use']);
  });
});

describe('a bulk change', () => {
  it('is refused without people or values, and for those who are not there', async () => {
    const { id } = await add();
    const given = { department: house.audit };
    for (const [body, status] of [
      [{ ids: [id], given: {} }, 422],
      [{ given }, 422],
      [{ ids: [id, crypto.randomUUID()], given }, 404],
      [{ ids: [id], given: { salary: '1' } }, 400],
    ] as const)
      expect((await hr.post('/employee-batch/change', body)).status).toBe(status);
  });

  it('to a department of another company says that the employer changes', async () => {
    const { id } = await add();
    const given = { department: house.furnace };
    const reply = await hr.post('/employee-batch/change', { ids: [id], given, reason: 'x' });
    await workOff(test);
    const [row] = await batches.rows(hr, made(reply, 'data._id'));
    expect(row?.changes.find(({ field }) => field === 'concernId')).toMatchObject({
      before: 'Padma Foods',
      after: 'Meghna Steel',
    });
  });

  it('of those named or found moves them from a day on, and is undone', async () => {
    const unit = made(
      await hr.post('/unit', { name: 'Bulk', department: house.sales }),
      'data._id',
    );
    const people = [await add({ unit }), await add({ unit })];
    const given = { department: house.audit, unit: house.field };
    for (const who of [{ ids: people.map(({ id }) => id) }, { filter: { unit } }]) {
      const before = await batches.people();
      const reply = await hr.post('/employee-batch/change', { ...who, given, reason: 'Merged' });
      const id = made(reply, 'data._id');
      await workOff(test);
      expect(await batches.batch(hr, id)).toMatchObject({
        kind: 'change',
        title: 'Department, Unit',
        counts: { changed: 2, faulty: 0 },
      });
      await batches.act(hr, id, 'apply');
      expect((await hr.get(`/employee/${people[0]?.id}/history`)).body).toMatchObject({
        data: [{ cause: 'change', note: 'Merged', unit: { name: 'Field' } }, {}],
      });
      await batches.act(hr, id, 'undo');
      expect(await batches.people()).toEqual(before);
    }
  });
});

/** Whatever a sheet says, applying and undoing it leaves every row as it was. */
it('applied and undone, nothing is different', async () => {
  const people: { id: string; number: string }[] = [];
  for (let at = 0; at < 6; at += 1) people.push(await add({ name: `Random ${at}` }));
  made(
    await hr.put(`/employee/${people[0]?.id}`, {
      department: house.audit,
      effectiveFrom: addDays(house.today, 15),
    }),
    'employee._id',
  );
  const anyone = fc.nat(5);
  const line = fc.record({
    who: anyone,
    department: fc.constantFrom('', 'Sales', 'Audit'),
    manager: fc.option(anyone),
    phone: fc.constantFrom('', '(empty)', '01711', '+88017'),
    name: fc.constantFrom('', 'Other name', 'নতুন নাম'),
    nationalId: fc.constantFrom('', '(empty)'),
    birth: fc.constantFrom('', '1990-01-02', '(empty)'),
    type: fc.constantFrom('', 'Permanent', 'চুক্তিভিত্তিক'),
  });
  const titles = 'number department lineManager phone name nationalId dateOfBirth employmentType';
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(line, { selector: ({ who }) => who, minLength: 1 }),
      fc.constantFrom(-20, 0, 15, 30),
      fc.boolean(),
      async (lines, days, withNew) => {
        const rows = lines.map((each) => [
          people[each.who]?.number ?? '',
          each.department,
          // someone further up, so that no ring is closed
          (each.manager ?? 9) < each.who ? (people[each.manager ?? 0]?.number ?? '') : '',
          each.phone,
          each.name,
          each.nationalId,
          each.birth,
          each.type,
        ]);
        const added = ['', 'Audit', people[1]?.number ?? '', '', 'Newest', '', '', ''];
        const blank = rows.map((row) => [...row, '', '']);
        const all = withNew ? [...blank, [...added, officer, '2026-03-01']] : blank;
        const before = await batches.people();
        const id = await batches.check(
          hr,
          [[...titles.split(' '), 'designation', 'joiningDate'], ...all],
          { effectiveFrom: addDays(house.today, days) },
        );
        if (!(await batches.batch(hr, id)).can.apply) return;
        applied += 1;
        await batches.act(hr, id, 'apply');
        expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
        await batches.act(hr, id, 'undo');
        expect(await batches.batch(hr, id)).toMatchObject({ state: 'Undone', failure: null });
        expect(await batches.people()).toEqual(before);
      },
    ),
    { numRuns: 10, seed: 5 },
  );
  expect(applied).toBeGreaterThan(5);
});
