import { decisionSection } from '@muster/contract/inbox/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decisionKinds as kinds } from '@muster/contract/registry.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { newSettings } from '../../platform/settings/settings.ts';
import type { Client } from '../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';
import { approverPerson, personNamed } from '../people/public.ts';
import { escalateAll } from './escalate-job.ts';

const after = (days: number): Settings =>
  newSettings({ forced: { [decisionSection.settings.escalateAfterDays.key]: days } });

let world: LeaveWorld;
let annual: string;
const tell = async (): Promise<void> => undefined;
const run = (settings = after(5)) =>
  escalateAll(
    { db: world.test.database.db, clock: world.clock },
    { settings, kinds, approverPerson, personNamed, tell },
  );
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let top: Someone;
let boss: Someone;
let worker: Someone;
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  top = await world.person({ name: 'Top' });
  boss = await world.person({ name: 'Boss', managerId: top.id });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
});

const stepOf = async (client: Client = worker.client) => {
  const reply = await client.get('/inbox/data?which=asked');
  return {
    approver: reply.at('data.0.steps.0.approver'),
    from: reply.at('data.0.steps.0.escalatedFrom'),
    overdue: reply.at('data.0.overdue'),
  };
};

it('moves what waits too long to the next above, step by step, each once', async () => {
  await applied(worker.client, asked(annual, '2026-04-16'));
  await run();
  expect(await stepOf()).toEqual({ approver: 'lineManager', from: 'null', overdue: 'false' });
  await world.travel('2026-03-07T05:59:00.000Z');
  await run();
  expect(await stepOf()).toMatchObject({ approver: 'lineManager' });
  await world.travel('2026-03-07T06:01:00.000Z');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await stepOf()).toEqual({ approver: 'secondTier', from: 'lineManager', overdue: 'true' });
  expect((await boss.client.get('/inbox/data')).at('total')).toBe('0');
  expect((await top.client.get('/inbox/data')).at('data.0.can.decide')).toBe('true');
  await world.travel('2026-03-12T06:02:00.000Z');
  await run();
  expect(await stepOf()).toMatchObject({ approver: 'hr', from: 'lineManager' });
  await world.travel('2026-03-17T06:03:00.000Z');
  await run();
  expect(await stepOf()).toMatchObject({ approver: 'allAccess' });
  await world.travel('2026-06-17T06:03:00.000Z');
  await run();
  expect(await stepOf()).toMatchObject({ approver: 'allAccess' });
  const noted = await world.test.database.db
    .selectFrom('audit_entry')
    .select('record_id')
    .where('action', '=', 'decision.escalate')
    .execute();
  expect(noted).toHaveLength(3);
});

it('the application tells from whom it was taken, and in whose place it was decided', async () => {
  const id = await applied(worker.client, asked(annual, '2026-04-16'));
  const { client, id: toPerson } = await world.person({ name: 'Friend' });
  await world.travel('2026-03-07T06:01:00.000Z');
  await run();
  const days = { fromDate: '2026-03-07', toDate: '2026-03-08' };
  expect((await top.client.post('/inbox/delegation', { toPerson, ...days })).status).toBe(200);
  const item = (await client.get('/inbox/data')).at('data.0._id');
  expect((await client.put(`/inbox/${item}`, { verdict: 'approve' })).status).toBe(200);
  const { body } = await worker.client.get(`/employee-panel/leave-application/${id}`);
  expect(body).toMatchObject({
    data: {
      steps: [
        {
          approver: 'secondTier',
          escalatedFrom: 'lineManager',
          escalatedAt: expect.stringMatching(/^2026-03-07T06:01/),
          decidedBy: 'Friend',
          decidedFor: 'Top',
        },
      ],
    },
  });
});

it('never when switched off, and never what is decided or a bank account', async () => {
  await applied(worker.client, asked(annual, '2026-04-16'));
  const bank = (await world.admin.post('/bank', { name: 'Agrani' })).at('bank._id');
  await world.admin.put(`/employee/${boss.id}/bank`, {
    bank,
    accountName: 'Boss',
    accountNumber: '0011',
  });
  await world.travel('2026-04-07T06:01:00.000Z');
  await run(after(0));
  expect(await stepOf()).toMatchObject({ approver: 'lineManager' });
  const id = (await boss.client.get('/inbox/data')).at('data.0._id');
  await boss.client.put(`/inbox/${id}`, { verdict: 'approve' });
  await run();
  expect(await stepOf()).toMatchObject({ approver: 'lineManager', from: 'null' });
  expect(await stepOf(boss.client)).toMatchObject({ approver: 'hr', from: 'null' });
});

describe('no one who could decide is passed over', () => {
  const leave = (who: Someone) =>
    world.test.database.db
      .updateTable('employee')
      .set({ status: 'Left' })
      .where('id', '=', who.id)
      .execute();
  const walk = async (): Promise<string[]> => {
    const seen: string[] = [];
    for (const day of ['08', '14', '20', '26']) {
      await world.travel(`2026-03-${day}T06:00:00.000Z`);
      await run();
      seen.push((await stepOf()).approver);
    }
    return seen;
  };

  it('where the line manager has left', async () => {
    await applied(worker.client, asked(annual, '2026-04-16'));
    await leave(boss);
    expect(await walk()).toEqual(['secondTier', 'hr', 'allAccess', 'allAccess']);
  });

  it('where the line manager and the second tier have left', async () => {
    await applied(worker.client, asked(annual, '2026-04-16'));
    await leave(boss);
    await leave(top);
    expect((await walk()).slice(0, 2)).toEqual(['hr', 'allAccess']);
  });

  it('where there is no line manager, but a second tier of their own', async () => {
    const lone = await world.person({ secondTierId: top.id });
    worker = lone;
    await applied(lone.client, asked(annual, '2026-04-16'));
    expect(await walk()).toEqual(['secondTier', 'hr', 'allAccess', 'allAccess']);
  });
});
