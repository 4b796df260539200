import { made } from '../../server/src/testing/people/make-house.ts';
import { type Ask, type Entry, list, one } from './entry.ts';
import { paySheet, reversalOf } from './pay-makers.ts';

const run: Ask = async ({ side, world }) => ({
  path: { id: (await paySheet(world, side)).runId },
});
const reversal: Ask = async ({ side, world }) => ({
  path: { id: await reversalOf(world, side) },
});

/** A component of its own each time: each has its accounts once. */
const accountsBody = async ({ world }: Parameters<Ask>[0], department: string | null) => {
  const named = { name: crypto.randomUUID(), kind: 'Earning', taxable: 'Yes', takenAs: 'Other' };
  const component = made(await world.admin.post('/pay-component', named), 'data._id');
  return { component, department, debitCode: '5101', debitName: 'Salaries' };
};
const accounts =
  (of: 'department' | 'all', body?: object): Ask =>
  async (trying) => {
    const given = await accountsBody(trying, of === 'all' ? null : trying.side.department);
    const reply = await trying.world.admin.post('/salary/journal/account', given);
    return { path: { id: made(reply, 'data._id') }, body };
  };

/** The journal of pay, and the accounts that it is booked into. */
export const ofJournal: Readonly<Record<string, Entry>> = {
  'pay-journal.read': one(run),
  'pay-journal.export': one(run),
  'pay-journal.readReversal': one(reversal),
  'pay-journal.exportReversal': one(reversal),
  'journal-account.list': list(async (trying) => {
    await accounts('department')(trying);
    return {};
  }),
  'journal-account.create': one(
    async (trying) => ({ body: await accountsBody(trying, trying.side.department) }),
    { group: async (trying) => ({ body: await accountsBody(trying, null) }) },
  ),
  'journal-account.change': one(accounts('department', { debitCode: '5102' }), {
    group: accounts('all', { debitCode: '5102' }),
  }),
  'journal-account.remove': one(accounts('department'), { group: accounts('all') }),
};
