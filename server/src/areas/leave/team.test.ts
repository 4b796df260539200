import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
interface Someone {
  readonly id: string;
  readonly client: Client;
}
let boss: Someone;
let lead: Someone;
let first: Someone;
let second: Someone;
/** of the same unit, with another manager */
let stranger: Someone;
const day = '2026-03-09';

beforeAll(async () => {
  world = await makeLeave();
  const kind = await world.kind({ chain: ['hr'] });
  const unitId = world.house.north;
  boss = await world.person({ name: 'Boss', unitId });
  lead = await world.person({ name: 'Lead', managerId: boss.id, unitId });
  const other = await world.person({ name: 'Other lead', managerId: boss.id, unitId });
  first = await world.person({ name: 'First', managerId: lead.id, unitId });
  second = await world.person({ name: 'Second', managerId: lead.id, unitId });
  stranger = await world.person({ name: 'Stranger', managerId: other.id, unitId });
  for (const { client } of [boss, lead, other, first, second, stranger]) {
    const id = await applied(client, asked(kind, day));
    await world.hr.put(`/leave-application/review/${id}`, { status: 'Approved' });
  }
});
afterAll(() => world.close());

const namesIn = async (client: Client, whose: string) => {
  const path = `/holidays/get-holidays-for-calendar?month=2026-03&whose=${whose}`;
  const { data } = (await client.get(path)).body as { data: { name: string; what: string }[] };
  return data.filter(({ what }) => what === 'leave').map(({ name }) => name);
};

it.each([
  ['of a manager: the own reports', () => lead, ['First', 'Lead', 'Second']],
  ['of someone at the top: the own reports', () => boss, ['Boss', 'Lead', 'Other lead']],
  ['of an employee: those under the same manager', () => first, ['First', 'Second']],
  ['of the only one under a manager', () => stranger, ['Stranger']],
] as const)('the team of the calendar, %s', async (_, who, expected) => {
  const names = await namesIn(who().client, 'team');
  expect(names.toSorted()).toEqual(expected);
});

it('all within reach are no fewer than the team', async () => {
  const all = new Set(await namesIn(lead.client, 'all'));
  for (const name of await namesIn(lead.client, 'team')) expect(all).toContain(name);
});

const planOf = async (client: Client, id: string) => {
  const path = `/employee-panel/leave-plan?from=${day}&until=${day}&employeeId=${id}`;
  const body = (await client.get(path)).body as {
    away: { employee: { name: string } }[];
    coverage: { team: number; away: number }[];
  };
  return [body.away.map(({ employee }) => employee.name).toSorted(), body.coverage[0]];
};

it('who decides sees who else of the own reports is away, and how many are there', async () => {
  const expected = [['Second'], { day, team: 1, away: 1 }];
  expect(await planOf(lead.client, first.id)).toEqual(expected);
  expect(await planOf(world.hr, first.id)).toEqual(expected);
  expect(await planOf(first.client, first.id)).toEqual(expected);
  expect(await planOf(boss.client, lead.id)).toEqual([['Other lead'], { day, team: 1, away: 1 }]);
});

it('of whoever has nobody above, the own reports are the team that is thinned out', async () => {
  expect(await planOf(boss.client, boss.id)).toEqual([
    ['Lead', 'Other lead'],
    { day, team: 2, away: 2 },
  ]);
});
