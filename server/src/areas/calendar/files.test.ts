import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
});
afterAll(() => test.close());

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
const bangla = { headers: { 'accept-language': 'bn' } };

it('holidays as a file: by the filters of the list, with the days of the year asked for', async () => {
  const khulna = made(await admin.post('/location', { name: 'Khulna' }), 'data._id');
  const add = (given: object) =>
    admin.post('/holidays', { endDate: '2026-12-16', type: 'Government', ...given });
  await add({ name: 'Victory Day', startDate: '2026-12-16', recurring: 'Yes' });
  await add({
    name: '=Depot day',
    startDate: '2027-03-05',
    endDate: '2027-03-06',
    type: 'Company',
    locations: [khulna],
  });
  const all = await admin.get('/holidays/export?year=2027');
  expect(linesOf(all.text)).toEqual([
    'Name,First day,Last day,Days,Kind,Locations,Every year,Status',
    "'=Depot day,2027-03-05,2027-03-06,2,Company,Khulna,,Active",
    'Victory Day,2027-12-16,2027-12-16,1,Government,Everywhere,Every year,Active',
  ]);
  const some = await admin.get('/holidays/export?year=2027&type=Company&sort=-name', bangla);
  expect(linesOf(some.text)).toHaveLength(2);
  expect(linesOf(some.text)[1]).toContain('সক্রিয়');
  const workbook = await admin.get('/holidays/export?format=xlsx');
  expect(workbook.headers['content-type']).toContain('spreadsheetml');
  expect((await admin.get('/holidays/export?pageNo=2')).status).toBe(400);
});

it('the roster as a file: a column for each day, of those within reach alone', async () => {
  const times = { startTime: '22:00', endTime: '06:00' };
  const night = made(
    await admin.post('/shift', { name: 'Night', shortName: 'N', ...times }),
    'data._id',
  );
  const boss = await test.newPerson({ departmentId: house.sales, name: 'Boss of Sales' });
  const worker = made(
    await admin.post('/employee', newcomer(house, { name: 'Night worker', lineManager: boss })),
    'employee._id',
  );
  const of = { target: 'employee', of: worker, startDate: '2026-01-01', shift: night };
  expect((await admin.post('/roster/assignments', of)).status).toBe(200);
  const days = 'startDate=2026-01-08&endDate=2026-01-10';
  const one = await admin.get(`/roster/grid/export?${days}&employeeId=${worker}`);
  expect(linesOf(one.text)[0]).toBe('Employee number,Name,2026-01-08,2026-01-09,2026-01-10');
  // Thursday is worked; Friday and Saturday are the weekend of the house
  expect(linesOf(one.text)[1]).toMatch(/,Night worker,Night,Off,Off$/);
  const client = await test.enter({ kind: 'employee', id: boss });
  const seen = linesOf((await client.get(`/roster/grid/export?${days}`)).text).slice(1);
  expect(seen.map((line) => line.split(',')[1])).toEqual(['Boss of Sales', 'Night worker']);
  const long = await admin.get('/roster/grid/export?startDate=2026-01-01&endDate=2026-03-31');
  expect([long.status, long.at('code')]).toEqual([422, 'calendar.grid-too-long']);
});
