import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

it('who is logged in is told the zone and the weekend of the own concern', async () => {
  const admin = await test.as('admin');
  const concern = (await admin.post('/concern', { name: 'Hudson Mills' })).at('concern._id');
  const department = (
    await admin.post('/department', { name: 'Looms', concernCompany: concern })
  ).at('department._id');
  const set = { zone: 'America/New_York', weekend: [6, 0] };
  expect((await admin.put(`/settings/company?concern=${concern}`, set)).status).toBe(200);
  const person = await test.newPerson({ departmentId: department });
  const own = await test.enter({ kind: 'employee', id: person });
  expect((await own.get('/employee-auth/me')).body).toMatchObject({ user: set });
  expect((await admin.get('/admin-auth/me')).body).toMatchObject({
    user: { zone: 'Asia/Dhaka', weekend: [5, 6] },
  });
});

it('and the currencies of the group, of the own company and of those that have another one', async () => {
  const admin = await test.as('admin');
  const newConcern = async (name: string, currency?: string) => {
    const id = (await admin.post('/concern', { name })).at('concern._id');
    if (currency) await admin.put(`/settings/company?concern=${id}`, { currency });
    return id;
  };
  const dollars = await newConcern('Dollar Mills', 'USD');
  const taka = await newConcern('Taka Mills');
  const department = (
    await admin.post('/department', { name: 'Spindles', concernCompany: dollars })
  ).at('department._id');
  const companies = [{ concernCompany: dollars, currency: 'USD' }];
  const person = await test.newPerson({ departmentId: department });
  const own = await test.enter({ kind: 'employee', id: person });
  expect((await own.get('/employee-auth/me')).body).toMatchObject({
    user: { currencies: { own: 'USD', group: 'BDT', companies } },
  });
  expect((await admin.get('/admin-auth/me')).body).toMatchObject({
    user: { currencies: { own: 'BDT', group: 'BDT', companies } },
  });
  const limited = async (concernId: string) => {
    const user = await test.enter({ kind: 'user', id: await test.newUser({ concernId }) });
    return (await user.get('/admin-auth/me')).body;
  };
  expect(await limited(dollars)).toMatchObject({
    user: { currencies: { own: 'USD', group: 'BDT', companies } },
  });
  expect(await limited(taka)).toMatchObject({
    user: { currencies: { own: 'BDT', group: 'BDT', companies: [] } },
  });
});
