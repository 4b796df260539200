import { sql } from 'kysely';
import { type Ask, type Entry, group, house, list, one, own, personal } from './entry.ts';
import { paidSheet, paySheet } from './pay-makers.ts';

const plannedBonus = (concernCompany: string) => ({
  concernCompany,
  month: '2026-05',
  festival: crypto.randomUUID(),
  percent: 10_000,
  of: null,
  afterMonths: 0,
  prorated: 'No',
  religions: [],
});
/** Someone was paid in the income year. */
const certified = async ({ side, world }: Parameters<Ask>[0]) => {
  const { month, employeeId } = await paidSheet(world, side);
  return { path: { employeeId }, query: { year: yearOf(month) } };
};

/** A challan of a company, of a month long ago. */
async function depositOf({ side, world }: Parameters<Ask>[0]): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into tax_deposit (id, concern_id, month, challan_number, deposited_on, bank, amount,
      recorded_by_kind, recorded_by_id, created_at, version)
    values (${id}, ${side.concern}, '2025-08', ${`${side.token} ${id.slice(-8)}`}, '2025-09-05', 'B', 1, 'user',
      ${side.user}, now(), 1)`.execute(world.test.database.db);
  return id;
}
const challan = { challanNumber: 'A-1', date: '2025-09-05', bank: 'B', amount: '1.00' };
/** Income years begin in July. */
function yearOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return String(number >= 7 ? year : year - 1);
}
/** In the income year of a month that was generated. */
const taxed = async (trying: Parameters<Ask>[0]) => {
  const { side, world } = trying;
  const { month, employeeId } = await paySheet(world, side);
  return { employeeId, query: { search: side.token, year: yearOf(month) } };
};

/** Income tax, of people and companies. */
export const taxEntries: Readonly<Record<string, Entry>> = {
  'income-slab.list': house,
  'income-slab.read': house,
  'income-slab.create': group,
  'income-slab.change': group,
  'income-slab.remove': group,
  'tax-report.list': list(async (trying) => ({ query: (await taxed(trying)).query })),
  'tax-report.export': list(async (trying) => ({ query: (await taxed(trying)).query })),
  'tax-report.details': one(async (trying) => {
    const { employeeId, query } = await taxed(trying);
    return { query: { employeeId, year: query.year } };
  }),
  'own-tax.read': own,
  'own-tax.certificate': personal(async ({ side, world }) => {
    await paidSheet(world, side);
    return {};
  }),
  'tax-certificate.pdf': one(certified),
  'tax-certificate.print': one(
    async (trying) => {
      const { path, query } = await certified(trying);
      return { body: { employees: [path.employeeId], year: Number(query.year) } };
    },
    { foreign: [422, 'documents.nothing'] },
  ),
  'tax-profile.read': one(({ side }) => ({
    path: { employeeId: side.person },
    query: { year: '2025' },
  })),
  'tax-profile.save': one(({ side }) => ({
    path: { employeeId: side.person },
    body: {
      fromYear: 2025,
      category: null,
      minimum: null,
      children: 1,
      uplift: 0,
      untaxed: 'No',
      reason: null,
    },
  })),
  'tax-deposit.list': one(async (trying) => {
    await depositOf(trying);
    return { query: { concernCompany: trying.side.concern, year: '2025' } };
  }),
  'tax-deposit.export': one(({ side }) => ({
    query: { concernCompany: side.concern, month: '2025-08', format: 'csv' },
  })),
  // nothing was deducted in the month: that it is reached is enough
  'tax-deposit.record': one(({ side }) => ({
    body: { concernCompany: side.concern, month: '2025-08', ...challan },
  })),
  'tax-deposit.correct': one(async (trying) => ({
    path: { id: await depositOf(trying) },
    body: challan,
  })),
  'tax-deposit.remove': one(async (trying) => ({
    path: { id: await depositOf(trying) },
    body: { reason: 'x' },
  })),
  'planned-bonus.list': one(({ side }) => ({ query: { concernCompany: side.concern } })),
  'planned-bonus.create': one(({ side }) => ({ body: plannedBonus(side.concern) })),
  'planned-bonus.remove': one(async ({ side, world }) => {
    const reply = await world.admin.post('/salary/planned-bonus', plannedBonus(side.concern));
    return { path: { id: reply.at('data._id') } };
  }),
};
