import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { pdfPages, printed } from '../../testing/files/documents.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let kind: string;
let boss: { id: string; client: Client };
let rahim: { id: string; client: Client };
let stranger: { id: string; client: Client };
const path = '/leave-balance/statement';
const ownPath = '/employee-panel/leave-statement';

beforeAll(async () => {
  world = await makeLeave();
  kind = await world.kind({ fullName: 'Annual leave', shortName: 'AL', encashableDays: 5 });
  boss = await world.person({ name: 'Boss' });
  rahim = await world.person({ name: 'Rahim Uddin', number: 'E-1', managerId: boss.id });
  stranger = await world.person({ name: 'Stranger', number: 'E-2' });
  const id = await applied(rahim.client, asked(kind, '2026-03-09', '2026-03-10'));
  const decided = await boss.client.put(`/employee-panel/leave-application/review/${id}`, {
    status: 'Approved',
  });
  expect(decided.status, decided.text).toBe(200);
  await applied(rahim.client, asked(kind, '2026-04-06'));
  const given = { employeeId: rahim.id, leaveType: kind, year: 2026 };
  const adjusted = await world.hr.post('/leave-balance/adjust', {
    ...given,
    days: 1.5,
    note: 'Gift',
  });
  expect(adjusted.status, adjusted.text).toBe(200);
  const paid = await world.hr.post('/leave-balance/encash', { ...given, days: 2 });
  expect(paid.status, paid.text).toBe(200);
});
afterAll(() => world.close());

it('is refused to nobody, of someone out of reach, and with what is no year', async () => {
  expect(statusAndCode(await world.test.nobody.post(path))).toEqual([401, 'session.none']);
  expect(statusAndCode(await world.test.nobody.post(ownPath))).toEqual([401, 'session.none']);
  for (const client of [rahim.client, boss.client])
    expect(statusAndCode(await client.post(path, { employeeId: stranger.id }))).toEqual([
      404,
      'record.not-found',
    ]);
  expect(statusAndCode(await world.hr.post(ownPath))).toEqual([404, 'record.not-found']);
  for (const body of [{ year: 3000 }, { year: '2026' }, { employeeId: 'x' }, { team: 'all' }])
    expect(statusAndCode(await world.hr.post(path, body))).toEqual([400, 'request.fields']);
  expect(statusAndCode(await world.hr.post(path, { search: 'nobody of this name' }))).toEqual([
    422,
    'documents.nothing',
  ]);
});

it('tells what the screen tells, and its figures add up', async () => {
  const { content, job } = await printed(world, rahim.client, ownPath, { year: 2026 });
  const [page = ''] = await pdfPages(content);
  const screen = await balanceOf(rahim.client, kind);
  expect(screen).toMatchObject({
    totalDays: 13.5,
    usedDays: 2,
    pendingDays: 1,
    remainingDays: 9.5,
  });
  // opening, entitled, used, encashed, carried or expired, closing, pending, available
  const figures = [0, 13.5, screen.usedDays, 2, 0, screen.remainingDays, screen.pendingDays, 8.5];
  expect(page).toMatch(
    new RegExp(`Annual leave\\s+${figures.join('\\s+').replaceAll('.', '\\.')}\\s`),
  );
  expect(page).toContain('Leave balance statement, 2026');
  expect(page).toMatch(/Mar 09 – Mar 10, 2026\s+Annual leave\s+2\s+2\s+Approved/);
  expect(page).toMatch(/Apr 06, 2026\s+Annual leave\s+1\s+–\s+Waiting/);
  expect(job.at('data.file.name')).toBe('Leave balance statement, 2026 - Rahim Uddin.pdf');
});

it('of a manager are those of the own people; of HR of everyone in the list, once each', async () => {
  const team = await pdfPages((await printed(world, boss.client, path, {})).content);
  expect(team.map((page) => /2026\s+(.*?)\s+Number/.exec(page)?.[1])).toEqual([
    'Boss',
    'Rahim Uddin',
  ]);
  const all = await pdfPages((await printed(world, world.hr, path, { leaveType: kind })).content);
  const names = all.map((page) => /2026\s+(.*?)\s+Number/.exec(page)?.[1]);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Stranger');
  const one = await printed(world, world.hr, path, { employeeId: rahim.id });
  expect(await pdfPages(one.content)).toHaveLength(1);
});
