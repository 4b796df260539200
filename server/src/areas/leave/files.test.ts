import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let annual: string;
let boss: { readonly id: string; readonly client: Client };
const applications = '/leave-application/export?status=All';
const balances = '/leave-balance/export?year=2026';

beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind({ fullName: 'Annual' });
  boss = await world.person({ name: 'Boss', number: 'L-0' });
  for (const [name, day] of [
    ['Anika', '2026-03-09'],
    ['Bashir', '2026-03-11'],
    ['Chanda', '2026-03-10'],
  ] as const) {
    const above = name === 'Chanda' ? {} : { managerId: boss.id };
    const { client } = await world.person({ name, number: `L-${name[0]}`, ...above });
    await applied(client, asked(annual, day, day, { reason: `=cmd|${name}` }));
  }
});
afterAll(() => world.close());

const linesOf = (text: string): string[] => text.replace('\uFEFF', '').trim().split(/\r?\n/);
const namesIn = (text: string): string[] => text.match(/Anika|Bashir|Chanda|Boss/g) ?? [];

it('is refused to those who see nobody’s leave, and for what the list refuses', async () => {
  const recruiter = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'RECRUITER' }),
  });
  for (const path of [applications, balances]) {
    expect(statusAndCode(await recruiter.get(path))).toEqual([403, 'access.not-allowed']);
    for (const wrong of ['sort=salary', 'format=pdf', 'limit=10'])
      expect((await world.hr.get(`${path}&${wrong}`)).status).toBe(400);
  }
});

it('tells of whom the reader sees, and of nobody else', async () => {
  const sheet = await boss.client.get(`${applications}&sort=name`);
  expect(namesIn(sheet.text)).not.toContain('Chanda');
  const own = await boss.client.get(`${balances}&sort=name`);
  expect([...new Set(namesIn(own.text))]).toEqual(['Anika', 'Bashir', 'Boss']);
  const id = await world.test.newUser({ role: 'HR', concernId: world.house.meghna });
  const limited = await world.enter({ kind: 'user', id });
  for (const path of [applications, balances])
    expect(linesOf((await limited.get(path)).text)).toHaveLength(1);
});

it('has the rows of the list in its order, by its filters and words', async () => {
  const names = async (query: string) =>
    linesOf((await world.hr.get(`${applications}&${query}`)).text)
      .slice(1)
      .map((line) => line.split(',')[1]);
  expect(await names('')).toEqual(['Bashir', 'Chanda', 'Anika']);
  expect(await names('sort=name')).toEqual(['Anika', 'Bashir', 'Chanda']);
  expect(await names('search=chan')).toEqual(['Chanda']);
  expect(await names('year=2025')).toEqual([]);
  const given = await world.hr.get(`${balances}&sort=-name&search=ba&leaveType=${annual}`);
  expect(linesOf(given.text).slice(1)).toEqual(['L-B,Bashir,Annual,2026,12,0,1,11']);
});

it('has days as figures, no cell that a spreadsheet would run, and speaks Bangla', async () => {
  const [header, first] = linesOf((await world.hr.get(`${applications}&sort=name`)).text);
  expect(header).toBe(
    'Employee number,Name,Kind,First day,Last day,Days,Agreed to,State,Reason,Asked on',
  );
  expect(first).toContain("L-A,Anika,Annual,2026-03-09,2026-03-09,1,,Waiting,'=cmd|Anika");
  const bangla = await world.hr.get(applications, { headers: { 'accept-language': 'bn' } });
  expect(linesOf(bangla.text)[0]).toContain('প্রথম দিন');
  const workbook = await world.hr.get(`${applications}&format=xlsx`);
  expect(workbook.headers['content-type']).toContain('spreadsheetml');
});

it('is kept in the audit log: by whom, how many rows, by which filters', async () => {
  await world.hr.get(`${balances}&search=chanda`);
  const found = await sql<{ action: string; after: unknown }>`select action, value.after
    from audit_entry as entry join audit_value as value on value.audit_entry_id = entry.id
    where action = 'leave-balance.export' order by at desc limit 1`.execute(world.test.database.db);
  expect(found.rows[0]?.after).toMatchObject({ rows: 1, filters: { search: 'chanda' } });
});
