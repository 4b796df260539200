import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';

/** As the version before 0240 had it: decisions were about employees and nothing else. */
const before = `
  alter table decision drop column employee_id, drop column subject_kind, drop column subject_name,
    drop column concern_id, drop column assignee_id,
    add constraint decision_subject_id_fkey foreign key (subject_id) references employee
      on delete restrict`;

/** What was done to it then; later migrations stand on it and stay. */
const migration = readFileSync(
  path.join(import.meta.dirname, '../../../migrations/0240_decisions_about_more.sql'),
  'utf8',
);

let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

it('what waited in the version before waits still, and is decided', async () => {
  const { db } = world.test.database;
  const boss = await world.person();
  const worker = await world.person({ managerId: boss.id });
  const annual = await world.kind();
  const id = await applied(worker.client, asked(annual, '2026-03-09', '2026-03-10'));
  const profile = `/employee-panel/profile/${worker.id}`;
  expect((await worker.client.put(profile, { phone: '01711-000001' })).status).toBe(200);
  // fields that came later are missing in what was kept then
  await sql`update decision set content = content - 'approved' - 'minutes'
    where kind = 'leave'`.execute(db);
  await sql.raw(before).execute(db);
  await sql.raw(migration).execute(db);

  const waiting = async (client: typeof world.hr) =>
    ((await client.get('/inbox/data')).body as { data: { _id: string; subject: object }[] }).data;
  const [leave] = await waiting(boss.client);
  expect(leave).toMatchObject({ subject: { kind: 'employee', _id: worker.id } });
  expect((await boss.client.put(`/inbox/${leave?._id}`, { verdict: 'approve' })).status).toBe(200);
  expect((await worker.client.get(`${own}/${id}`)).body).toMatchObject({
    data: { status: 'Approved', approvedDays: 2 },
  });
  const [change] = await waiting(world.hr);
  expect((await world.hr.put(`/inbox/${change?._id}`, { verdict: 'approve' })).status).toBe(200);
  await expect(sql`delete from employee where id = ${worker.id}`.execute(db)).rejects.toThrow(
    /foreign key/,
  );
});
