import type { Reply } from '../client.ts';
import type { PayWorld } from './make-pay.ts';

/** All that pay leaves behind: of each what there is by now, and what the company paid. */
export interface PayStanding {
  readonly people: Readonly<Record<string, object>>;
  readonly cost: unknown;
}

type Row = Readonly<Record<string, unknown>> & { readonly employeeId: { readonly _id: string } };
const rowsIn = (reply: Reply): Row[] => {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body as { data: Row[] }).data;
};

/** Loans, fund and year totals of these people, and what a month would come to: with arrears and what was carried. */
export async function standingOf(
  world: PayWorld,
  ids: readonly string[],
  month: string,
): Promise<PayStanding> {
  const { hr, payroll, house } = world;
  const query = `concernCompany=${house.padma}&month=${month}`;
  const preview = rowsIn(
    await payroll.get(`/salary/get-data-for-salary-generate?${query}&limit=100`),
  );
  const loans = rowsIn(await hr.get('/salary-loan/data?limit=0'));
  const funds = rowsIn(await hr.get('/provident-fund/data?limit=0'));
  const people: Record<string, object> = {};
  for (const id of ids) {
    const client = await world.enter({ kind: 'employee', id });
    const own = await client.get(`/employee-panel/salary/payslips?year=${month.slice(0, 4)}`);
    const { totals, taxSoFar } = own.body as { totals: object; taxSoFar: unknown };
    const isTheirs = ({ employeeId }: Row) => employeeId._id === id;
    people[id] = {
      // what was taken back stays in the list of payslips, so how many there are is not compared
      year: { ...totals, people: null },
      taxSoFar,
      preview: preview.filter(isTheirs),
      loans: loans.filter(isTheirs).map(({ balance, status }) => ({ balance, status })),
      funds: funds.filter(isTheirs),
    };
  }
  const cost = await hr.get(`/salary/cost?${query}`);
  return { people, cost: cost.body };
}
