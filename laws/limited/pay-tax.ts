import { type Ask, type Entry, group, house, list, one, own } from './entry.ts';
import { paySheet } from './pay-makers.ts';

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
/** In the income year of a month that was generated. */
const taxed = async (trying: Parameters<Ask>[0]) => {
  const { side, world } = trying;
  const { month, employeeId } = await paySheet(world, side);
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    employeeId,
    query: { search: side.token, year: String(number >= 7 ? year : year - 1) },
  };
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
  'planned-bonus.list': one(({ side }) => ({ query: { concernCompany: side.concern } })),
  'planned-bonus.create': one(({ side }) => ({ body: plannedBonus(side.concern) })),
  'planned-bonus.remove': one(async ({ side, world }) => {
    const reply = await world.admin.post('/salary/planned-bonus', plannedBonus(side.concern));
    return { path: { id: reply.at('data._id') } };
  }),
};
