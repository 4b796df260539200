import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inDhaka } from '../../../testing/clocks/in-dhaka.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { sendFiles } from '../../../testing/files/send-files.ts';
import { testHouse, testSettings } from '../../../testing/people/test-house.ts';
import { makeThings, thingSheet, thingWork } from '../../../testing/thing-sheet.ts';
import { type Db, transaction, type Tx } from '../../db/transaction.ts';
import type { Context } from '../../http/route.ts';
import { perform } from '../../jobs/run.ts';
import { applyBatch, removeBatch, undoBatch } from './change-state.ts';
import { mendBatch } from './mend-batch.ts';
import { mendedSheet } from './mended-sheet.ts';
import { readBatch, readLinesOf } from './read-batch.ts';
import { sheetJobs } from './jobs/sheet-jobs.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { startImport } from './start-import.ts';

let test: TestApp;
let db: Db;
let actor: Actor;
beforeAll(async () => {
  test = await makeApp();
  ({ db } = test.database);
  await makeThings(db);
  actor = {
    kind: 'user',
    accountId: await test.newUser({ role: 'HR' }),
    sessionId: '',
    personId: null,
    formerPersons: [],
    name: 'HR',
    capacities: ['hr'],
    concerns: 'all',
    departments: [],
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate thing`.execute(db);
  await sql`insert into thing values (gen_random_uuid(), 'A', 'Attic', 1)`.execute(db);
});

const parts = { now: inDhaka, accountNames: async () => () => 'HR' };
const contextOf = <D extends Db | Tx>(handle: D): Context<D, Actor> => ({
  db: handle,
  reports: {} as Context<D, Actor>['reports'],
  actor,
  clock: test.clock,
  requestId: crypto.randomUUID(),
  language: 'en',
  from: { address: '', agent: '' },
  house: testHouse,
  settings: testSettings(),
});
const asked = <T>(work: (call: Context<Tx, Actor>) => Promise<T>): Promise<T> =>
  transaction(db, (tx) => work(contextOf(tx)));
const codeOf = (deed: Promise<unknown>): Promise<unknown> =>
  deed.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.kind.code : error),
  );

const jobsOf = (work = thingWork) =>
  new Map(
    sheetJobs({ subject: thingSheet, work, now: inDhaka, store: test.files.store }).map((job) => [
      job.kind,
      job,
    ]),
  );
const waiting = () =>
  db
    .selectFrom('job')
    .select('id')
    .where('kind', 'like', 'things.batch-%')
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
const run = (id: string, jobs = jobsOf(), stopping = new AbortController().signal) =>
  perform({ db, clock: test.clock, jobs, log: () => undefined }, id, stopping);
async function workOff(): Promise<void> {
  for (let jobs = await waiting(); jobs.length > 0; jobs = await waiting())
    for (const { id } of jobs) await run(id);
}

const things = async () =>
  (
    await sql<{ code: string; shelf: string; amount: number }>`select code, shelf, amount
      from thing order by code`.execute(db)
  ).rows.map(({ code, shelf, amount }) => [code, shelf, amount]);
const batch = async (id: string) => (await readBatch(contextOf(db), thingSheet, id, parts)).record;
const rows = async (id: string) => (await readLinesOf(contextOf(db), thingSheet, id, {})).rows;

/** Uploaded, laid down and checked. */
async function check(...lines: readonly string[]): Promise<string> {
  const client = await test.enter({ kind: 'user', id: actor.accountId });
  const content = Buffer.from(['Code,shelf (BN),amount,Colour', ...lines].join('\n'));
  const sent = await sendFiles(test).send(client, 'import', 'things.csv', content);
  const fileId = sent.at('file._id');
  const { record } = await asked((call) => startImport(call, thingSheet, { fileId }, parts));
  await workOff();
  return record.id;
}
const apply = (id: string) => asked((call) => applyBatch(call, thingSheet, id, parts));
const undo = (id: string) => asked((call) => undoBatch(call, thingSheet, id, parts));
const right = ['A,Attic,5', 'B,ground floor,7'] as const;

describe('a sheet of things', () => {
  it('names each wrong cell and what was meant, and nothing of it is applied until it is mended', async () => {
    const id = await check('A,Atic,5', 'B,attic,many', 'C,Attic,3');
    expect(await batch(id)).toMatchObject({
      state: 'Checked',
      title: 'things.csv',
      counts: { new: 1, changed: 0, unchanged: 0, faulty: 2 },
      unknownColumns: ['Colour'],
      can: { apply: false, mend: true },
    });
    expect((await rows(id)).map(({ row, faults }) => [row, faults])).toEqual([
      [
        2,
        [
          {
            field: 'shelf',
            column: 'shelf',
            value: 'Atic',
            message: 'There is nothing of this name here. Did you mean “Attic”?',
            options: [],
          },
        ],
      ],
      [3, [expect.objectContaining({ field: 'amount', message: 'Write an amount.' })]],
      [4, []],
    ]);
    expect(await codeOf(apply(id))).toBe('things.batch-faulty');
    const cells = [
      { row: 2, field: 'shelf', value: 'Attic' },
      { row: 3, field: 'amount', value: '9' },
      { row: 4, field: 'colour', value: 'nobody knows it' },
    ];
    await asked((call) => mendBatch(call, thingSheet, id, { cells }, parts));
    await workOff();
    expect((await batch(id)).counts).toEqual({ new: 2, changed: 1, unchanged: 0, faulty: 0 });
    expect(String((await mendedSheet(contextOf(db), thingSheet, id, 'csv')).content)).toContain(
      'code,shelf,amount\nA,Attic,5\nB,attic,9\nC,Attic,3',
    );
    expect(await things()).toEqual([['A', 'Attic', 1]]);
  });

  it('is applied whole, and undone as it was', async () => {
    const id = await check(...right);
    await apply(id);
    await workOff();
    expect(await things()).toEqual([
      ['A', 'Attic', 5],
      ['B', 'Ground floor', 7],
    ]);
    await undo(id);
    await workOff();
    expect(await things()).toEqual([['A', 'Attic', 1]]);
    expect(await batch(id)).toMatchObject({ state: 'Undone', failure: null });
    expect(await codeOf(asked((call) => removeBatch(call, thingSheet, id)))).toBe(
      'things.batch-state',
    );
  });

  it('that breaks in the middle of its writing leaves nothing behind', async () => {
    const id = await check(...right);
    await apply(id);
    const broken = jobsOf({
      ...thingWork,
      publish: async (work, checked, facts) => async (tx) => {
        await (
          await thingWork.publish(work, checked, facts)
        )(tx);
        throw new Error('the lights went out');
      },
    });
    for (const _try of [1, 2, 3])
      for (const { id: jobId } of await waiting()) await run(jobId, broken);
    expect(await things()).toEqual([['A', 'Attic', 1]]);
    expect(await batch(id)).toMatchObject({
      state: 'Checked',
      failure: expect.stringContaining('Nothing was changed'),
    });
  });

  it('is applied once by two who apply at once', async () => {
    const id = await check(...right);
    const told = await Promise.all([1, 2, 3, 4].map(() => codeOf(apply(id))));
    expect(told.toSorted()).toEqual(['done', ...Array(3).fill('things.batch-state')]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is refused where someone was faster, before it is applied and before it is undone', async () => {
    const late = await check(...right);
    const id = await check(...right);
    await sql`update thing set amount = 2`.execute(db);
    expect(await codeOf(apply(late))).toBe('things.batch-overtaken');
    const again = await check(...right);
    await apply(again);
    await sql`update thing set amount = 3`.execute(db);
    await workOff();
    expect(await batch(again)).toMatchObject({
      state: 'Checked',
      failure: expect.stringContaining('Someone changed Thing A'),
    });
    expect(await things()).toEqual([['A', 'Attic', 3]]);
    expect(await codeOf(apply(id))).toBe('things.batch-overtaken');
    const last = await check(...right);
    await apply(last);
    await workOff();
    await sql`update thing set amount = 4 where code = 'B'`.execute(db);
    expect(await codeOf(undo(last))).toBe('things.undo-overtaken');
    expect(await batch(last)).toMatchObject({ state: 'Applied' });
  });

  it('is taken over where its process was stopped or hangs, and happens once', async () => {
    const id = await check(...right);
    await apply(id);
    const [job] = await waiting();
    const jobId = job?.id ?? '';
    await run(jobId, jobsOf(), AbortSignal.abort());
    expect([await things(), (await batch(id)).state]).toEqual([[['A', 'Attic', 1]], 'Applying']);
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hanging = jobsOf({
      ...thingWork,
      publish: async (work, checked, facts) => {
        reached.resolve();
        await gate.promise;
        return thingWork.publish(work, checked, facts);
      },
    });
    const first = run(jobId, hanging);
    await reached.promise;
    await run(jobId);
    await sql`update thing set amount = amount + 100`.execute(db);
    gate.resolve();
    await first;
    expect(await things()).toEqual([
      ['A', 'Attic', 105],
      ['B', 'Ground floor', 107],
    ]);
    expect(await batch(id)).toMatchObject({ state: 'Applied', failure: null });
  });

  it('is none of another room, and none of who is limited and did not send it', async () => {
    const id = await check(...right);
    const other: SheetSubject = { ...thingSheet, name: 'employee' };
    expect(await codeOf(readBatch(contextOf(db), other, id, parts))).toBe('record.not-found');
    expect(await codeOf(asked((call) => applyBatch(call, other, id, parts)))).toBe(
      'record.not-found',
    );
    const limited = { ...actor, accountId: crypto.randomUUID(), concerns: [] };
    const theirs = { ...contextOf(db), actor: limited };
    expect(await codeOf(readBatch(theirs, thingSheet, id, parts))).toBe('record.not-found');
    expect(
      await codeOf(
        asked((call) =>
          applyBatch(
            { ...call, actor: { ...actor, capacities: ['payroll'] } },
            thingSheet,
            id,
            parts,
          ),
        ),
      ),
    ).toBe('access.not-allowed');
  });
});
