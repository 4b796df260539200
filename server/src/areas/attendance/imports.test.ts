import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOf } from '../../platform/sheets/workbook.ts';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  makeAttendance,
  rowsOf,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { sendFiles } from '../../testing/files/send-files.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { importJob } from './imports/import-job.ts';

let world: AttendanceWorld;
let worker: string;
const day = '2026-03-03';

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  await world.at(day, '20:00');
  worker = (await world.person({ number: 'E-7' })).id;
});
afterAll(() => world.close());

/** Sent, taken up and read to its end; answers what became of it. */
async function imported(name: string, content: Buffer, by: Client = world.hr) {
  const file = (await sendFiles(world.test).send(by, 'import', name, content)).at('file._id');
  const importId = made(await by.post('/attendance/import', { file }), 'importId');
  const { db } = world.test.database;
  const job = importJob(testSettings(), world.test.files.store);
  // as it was asked for, with the reach of who did
  const asked = await db
    .selectFrom('job')
    .select('data')
    .where('kind', '=', job.kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const data = job.data.parse(asked.data);
  const progress = await runJob(job, data, { db, clock: world.clock });
  await runJob(job, data, { db, clock: world.clock });
  return { progress, state: (await by.get(`/attendance/import/${importId}`)).body };
}

it('a file is sent by Human Resources, once, for that', async () => {
  const { client } = await world.person();
  expect((await client.post('/attendance/import', { file: crypto.randomUUID() })).status).toBe(403);
  const lost = await world.hr.post('/attendance/import', { file: crypto.randomUUID() });
  expect(lost.status).toBe(422);
  expect((await world.hr.get(`/attendance/import/${crypto.randomUUID()}`)).status).toBe(404);
});

it('rows of a file become punches; what is wrong with the others is told', async () => {
  const csv = [
    'Emp No;Name;Date;Time;In/Out',
    'E-7;Rahim;03/03/2026;09:00;IN',
    'e-7;Rahim;03/03/2026;18:00;OUT',
    'E-7;Rahim;03/03/2026;18:00;OUT',
    ';;;;',
    ';Nobody;03/03/2026;09:00;IN',
    'E-7;Rahim;33/03/2026;09:00;IN',
    'E-7;Rahim;04/03/2026;09:00;IN',
    'X-9;Stranger;03/03/2026;09:00;IN',
  ].join('\r\n');
  const { state, progress } = await imported('gate.csv', Buffer.from(csv));
  expect(state).toMatchObject({
    data: {
      fileName: 'gate.csv',
      finishedAt: expect.any(String),
      refused: null,
      taken: 2,
      known: 1,
      unknown: 1,
      faulty: 3,
      faults: [
        { row: 6, fault: 'number' },
        { row: 7, fault: 'time' },
        { row: 8, fault: 'not-now' },
      ],
    },
  });
  expect(progress).toEqual([[8, 8]]);
  expect(await world.dayOf(worker, day)).toMatchObject({ status: 'Present', workedMinutes: 480 });
});

it('nobody gives oneself punches by a file, not by a number that was given either', async () => {
  const own = await world.person({ number: 'E-70' });
  const account = await world.test.newUser({ role: 'HR', employeeId: own.id });
  const officer = await world.enter({ kind: 'user', id: account });
  await imported('before.csv', Buffer.from('Number,Date,Time\nG-70,2026-03-02,09:00'));
  await world.hr.put('/attendance/unknown-punch', { number: 'G-70', employeeId: own.id });
  const csv = [
    'Number,Date,Time',
    'e-70,2026-03-03,09:00',
    'E-7,2026-03-02,09:00',
    'G-70,2026-03-03,18:00',
  ].join('\n');
  const { state } = await imported('mine.csv', Buffer.from(csv), officer);
  expect(state).toMatchObject({
    data: {
      taken: 1,
      unknown: 0,
      faulty: 2,
      faults: [
        { row: 2, fault: 'own-record' },
        { row: 4, fault: 'own-record' },
      ],
    },
  });
  expect(await world.statusOf(own.id, day)).toBe('Absent');
  // a colleague may
  const { state: other } = await imported('mine.csv', Buffer.from(csv));
  expect(other).toMatchObject({ data: { taken: 2, known: 1, faulty: 0 } });
});

it('times are read and printed by the clocks of the company someone is in', async () => {
  const path = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(path, { zone: 'Asia/Kathmandu' })).status).toBe(200);
  const far = (await world.person({ number: 'K-1', departmentId: world.house.furnace })).id;
  const near = (await world.person({ number: 'D-1' })).id;
  const csv = `Number,Date,Time\nK-1,${day},00:05\nD-1,${day},00:05\nK-1,${day},18:00`;
  const { state } = await imported('both.csv', Buffer.from(csv));
  expect(state).toMatchObject({ data: { taken: 3, faulty: 0 } });
  const logged = async (id: string) =>
    rowsOf(
      await world.hr.get(
        `/attendance/attendance-log-report?employeeId=${id}&fromDate=${day}&toDate=${day}`,
      ),
    ).map((row) => [row.at, row.date]);
  // a quarter of an hour behind Dhaka
  expect(await logged(far)).toEqual([
    ['2026-03-03T12:15:00.000Z', day],
    ['2026-03-02T18:20:00.000Z', day],
  ]);
  expect(await logged(near)).toEqual([['2026-03-02T18:05:00.000Z', day]]);
  const file = async (report: string, id: string) =>
    (await world.hr.get(`/attendance/${report}/export?employeeId=${id}&format=csv`)).text;
  const span = `&fromDate=${day}&toDate=${day}`;
  expect(await file('attendance-log-report', `${far}${span}`)).toMatch(/,18:00,/);
  expect(await file('daily-attendance-report', `${far}&todayDate=${day}`)).toMatch(/,00:05,18:00,/);
});

it('a workbook is read as well, and the same rows again are known', async () => {
  const text = (value: string) => ({ kind: 'text', value }) as const;
  const content = await workbookOf({
    header: ['Number', 'Date', 'Time'],
    rows: [
      [text('E-7'), { kind: 'date', value: day }, text('09:00')],
      [text('E-7'), text('2026-03-03'), text('6:30 PM')],
    ],
  });
  const { state } = await imported('gate.xlsx', Buffer.from(content));
  expect(state).toMatchObject({ data: { taken: 1, known: 1, faulty: 0 } });
  expect(await world.dayOf(worker, day)).toMatchObject({ overtimeMinutes: 30 });
});

it('a file without the columns that are needed is left as a whole', async () => {
  const { state } = await imported('names.csv', Buffer.from('Name,Town\nRahim,Dhaka\n'));
  expect(state).toMatchObject({ data: { refused: 'header', taken: 0, faulty: 0 } });
});

it('of who is limited to a concern takes the punches of its people and no others', async () => {
  const concernId = world.house.padma;
  const id = await world.test.newUser({ role: 'HR', concernId });
  const far = (await world.person({ number: 'F-1', departmentId: world.house.furnace })).id;
  const csv = [
    'Emp No;Date;Time',
    'E-7;02/03/2026;09:07',
    'F-1;02/03/2026;09:00',
    'X-8;02/03/2026;09:00',
  ].join('\r\n');
  const limited = await world.enter({ kind: 'user', id });
  const { state } = await imported('ours.csv', Buffer.from(csv), limited);
  expect(state).toMatchObject({
    data: {
      taken: 1,
      unknown: 0,
      faulty: 2,
      faults: [
        { row: 3, fault: 'not-yours' },
        { row: 4, fault: 'not-yours' },
      ],
    },
  });
  const { db } = world.test.database;
  const punched = await db
    .selectFrom('punch')
    .select('id')
    .where('employee_id', '=', far)
    .execute();
  expect(punched).toEqual([]);
  expect((await world.hr.get('/attendance/unknown-punch/data?search=X-8')).at('total')).toBe('0');
});
