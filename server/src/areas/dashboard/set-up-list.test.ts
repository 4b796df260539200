import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { made, makeHouse, newcomer } from '../../testing/people/make-house.ts';
import { testHouse } from '../../testing/people/test-house.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp({ house: { ...testHouse, delivers: true } });
});
afterAll(() => test.close());

const missing = async (role: 'admin' | 'hr'): Promise<string[]> => {
  const reply = await (await test.as(role)).get('/set-up-list');
  const { steps } = reply.body as { steps: { step: string; isDone: boolean }[] };
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
};

it('is for those who set up all companies, and nobody else', async () => {
  for (const role of ['employee', 'payroll', 'recruiter'] as const)
    expect((await (await test.as(role)).get('/set-up-list')).status).toBe(403);
});

it('says what is missing, in order, and less with everything that is made', async () => {
  const admin = await test.as('admin');
  await test.database.db.deleteFrom('leave_type').execute();
  const before = await missing('hr');
  expect(before.slice(0, 3)).toEqual(['company', 'location', 'department']);
  expect(before).toContain('holidays');
  expect(before).not.toContain('mail');
  const house = await makeHouse(test, admin);
  made(await admin.post('/location', { name: 'Savar' }), 'data._id');
  made(await admin.post('/employee', newcomer(house)), 'employee._id');
  const after = await missing('admin');
  for (const step of ['company', 'location', 'department', 'designation', 'people'])
    expect(after).not.toContain(step);
  expect(after).toEqual(expect.arrayContaining(['shift', 'roster', 'leaveTypes']));
  const limited = await test.newUser({ role: 'HR', concernId: house.padma });
  const theirs = await (await test.enter({ kind: 'user', id: limited })).get('/set-up-list');
  expect([theirs.status, theirs.at('code')]).toEqual([403, 'access.of-group']);
});
