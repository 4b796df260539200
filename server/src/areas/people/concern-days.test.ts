import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, newcomer } from '../../testing/people/make-house.ts';
import { type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { sendBatches } from '../../testing/files/send-batches.ts';
import { wiredJobs } from '../../testing/processes/wired-jobs.ts';

/** Sales is in Dhaka, where 3 March has begun; the furnace is in New York, where it is still the 2nd. */
const night = '2026-03-02T20:00:00.000Z';
/** now it is the 3rd there, too */
const morning = '2026-03-03T06:00:00.000Z';
let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
  const path = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(path, { zone: 'America/New_York' })).status).toBe(200);
});
afterAll(() => world.close());
beforeEach(() => world.travel(night));

const inBoth = <T>(work: (department: string) => Promise<T>): Promise<[T, T]> =>
  Promise.all([work(world.house.sales), work(world.house.furnace)]);
const someone = async (department: string, more: object = {}) =>
  made(
    await world.hr.post('/employee', newcomer(world.house, { department, ...more })),
    'employee._id',
  );
const read = async (id: string, what: string) =>
  (await world.hr.get(`/employee/${id}`)).at(`employee.${what}`);
const periods = async (id: string) =>
  (
    (await world.hr.get(`/employee/${id}/history`)).body as {
      data: { _id: string; from: string; can: { cancel: boolean } }[];
    }
  ).data;
const run = (kind: 'people.project' | 'people.remind') => {
  const { test, clock } = world;
  const job = wiredJobs({ clock, files: test.files }).get(kind);
  if (!job) throw new Error('no such job');
  return runJob(job, {}, { db: test.database.db, clock });
};

describe('today is the day of the concern that someone is in', () => {
  it('for one who joins', async () => {
    const ids = await inBoth((department) => someone(department, { joiningDate: '2026-03-03' }));
    const status = () => Promise.all(ids.map((id) => read(id, 'status')));
    expect(await status()).toEqual(['Confirmed', 'Draft']);
    await run('people.project');
    expect(await status()).toEqual(['Confirmed', 'Draft']);
    await world.travel(morning);
    await run('people.project');
    expect(await status()).toEqual(['Confirmed', 'Confirmed']);
  });

  it('for one who joins by a sheet', async () => {
    const { house, admin, hr, test, clock } = world;
    const name = (await admin.get(`/designation/${house.officer}`)).at('designation.name');
    const line = (who: string, department: string) => [who, name, department, '2026-03-03'];
    const batches = sendBatches({ ...test, clock: { ...test.clock, ...clock } });
    const sheet = [
      ['Name', 'Designation', 'Department', 'Joined on'],
      line('Early Bird', 'Sales'),
      line('Late Bird', 'Furnace'),
    ];
    const batch = await batches.check(hr, sheet);
    expect((await batches.act(hr, batch, 'apply')).status).toBe(200);
    const found = await test.database.db
      .selectFrom('employee')
      .select(['status', 'told_on'])
      .where('name', 'in', ['Early Bird', 'Late Bird'])
      .orderBy('name')
      .execute();
    expect(found).toEqual([
      { status: 'Probation', told_on: '2026-03-03' },
      { status: 'Draft', told_on: '2026-03-02' },
    ]);
  });

  it('for what changes at once', async () => {
    const change = async (department: string) => {
      const id = await someone(department);
      await world.hr.put(`/employee/${id}`, { employmentType: 'Contract' });
      return (await periods(id))[0]?.from;
    };
    expect(await inBoth(change)).toEqual(['2026-03-03', '2026-03-02']);
  });

  it('for what is to come, and can be taken back until then', async () => {
    const planned = async (department: string) => {
      const id = await someone(department);
      const body = { employmentType: 'Contract', effectiveFrom: '2026-03-03' };
      expect((await world.hr.put(`/employee/${id}`, body)).status).toBe(200);
      const [last] = await periods(id);
      const shown = await read(id, 'employmentType');
      const back = await world.hr.delete(`/employee/${id}/history/${last?._id}`);
      return [shown, last?.can.cancel, back.status];
    };
    expect(await inBoth(planned)).toEqual([
      ['Contract', false, 409],
      ['null', true, 200],
    ]);
  });

  it('for a joining date that is corrected', async () => {
    const correct = async (department: string) => {
      const id = await someone(department);
      const body = { what: 'joining', date: '2026-03-03', reason: 'A slip' };
      return (await world.hr.post(`/employee/${id}/life-correction`, body)).status;
    };
    expect(await inBoth(correct)).toEqual([200, 422]);
  });

  it('for a team that is handed over, each where they are', async () => {
    const [boss, next] = [await someone(world.house.sales), await someone(world.house.sales)];
    const team = await inBoth((department) => someone(department, { lineManager: boss }));
    const leave = { action: 'leave', date: '2026-03-02', leavingReason: 'Resigned' };
    const reply = await world.hr.post(`/employee/${boss}/life`, { ...leave, handOverTo: next });
    expect(reply.status, reply.text).toBe(200);
    const leaders = () => Promise.all(team.map((id) => read(id, 'lineManager._id')));
    expect(await leaders()).toEqual([next, boss]);
    await world.travel(morning);
    await run('people.project');
    expect(await leaders()).toEqual([next, next]);
  });
});

it('who moves to a concern far away is moved when the day has begun there, and stays moved', async () => {
  const { house } = world;
  const [east, west] = await inBoth((department) => someone(department));
  const move = (id: string, department: string) =>
    world.hr.put(`/employee/${id}`, { department, effectiveFrom: '2026-03-03' });
  expect((await move(east, house.furnace)).status).toBe(200);
  expect((await move(west, house.sales)).status).toBe(200);
  const places = async () => {
    await run('people.project');
    await run('people.project');
    return Promise.all([east, west].map((id) => read(id, 'department._id')));
  };
  expect(await places()).toEqual([house.sales, house.sales]);
  await world.travel(morning);
  expect(await places()).toEqual([house.furnace, house.sales]);
});

it('people are reminded in the morning of the day that it is where they are', async () => {
  const { db } = world.test.database;
  const due = { status: 'Probation', confirmationDueDate: '2026-03-03' };
  const ids = await inBoth((department) => someone(department, due));
  const reminded = async () => {
    await run('people.remind');
    const rows = await db
      .selectFrom('person_reminder')
      .select('record_id')
      .where('record_id', 'in', ids)
      .where('days_ahead', '=', 0)
      .execute();
    return ids.map((id) => rows.some((row) => row.record_id === id));
  };
  expect(await reminded()).toEqual([false, false]);
  await world.travel('2026-03-03T00:30:00.000Z');
  expect(await reminded()).toEqual([true, false]);
  await world.travel('2026-03-03T11:30:00.000Z');
  expect(await reminded()).toEqual([true, true]);
});

it('a paper has expired where its last day is over', async () => {
  const ids = await inBoth(async (department) => {
    const id = await someone(department);
    const body = { kind: 'Visa', title: 'Visa', expiresOn: '2026-03-02' };
    expect((await world.hr.post(`/employee/${id}/document`, body)).status).toBe(200);
    return id;
  });
  const { body } = await world.hr.get('/employee-document/expiring?span=expired');
  const text = JSON.stringify(body);
  expect(ids.map((id) => text.includes(id))).toEqual([true, false]);
});
