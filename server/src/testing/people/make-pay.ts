import { sql } from 'kysely';
import { generateJob } from '../../areas/pay/runs/generate-job.ts';
import { sweepAttemptsJob } from '../../areas/pay/runs/attempts/sweep-attempts-job.ts';
import type { Client, Reply } from '../client.ts';
import { runJob } from '../processes/run-job.ts';
import { made } from './make-house.ts';
import { type LeaveWorld, makeLeave } from './make-leave.ts';

/** What a month came to for someone; days not told of: all of it, nothing worth telling. */
export interface TestFigure {
  readonly days?: number;
  readonly working?: number;
  readonly present?: number;
  readonly half_days_to_work?: number;
  readonly absence?: number;
  readonly lates?: number;
  readonly late_deduction?: number;
  readonly overtime?: number;
  readonly nights?: number;
  readonly holidays_worked?: number;
  readonly weekly_offs_worked?: number;
  readonly suspended?: number;
  readonly long_leave?: number;
}

type Part = Partial<Record<'amount', string>> & {
  readonly component: string;
  readonly calculation: string;
  readonly [key: string]: unknown;
};

export const blankPart = {
  amount: null,
  percent: null,
  of: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  inGross: 'No',
  prorated: 'Yes',
  onlyMembers: 'No',
  unit: 1,
};

export interface PayWorld extends LeaveWorld {
  /** another account that keeps pay */
  readonly payroll: Client;
  /** components by their name */
  readonly components: Readonly<Record<string, string>>;
  /** half basic, a quarter rent, the rest other; overtime, absence, fund as usual */
  readonly staff: string;
  component(name: string, kind?: string, takenAs?: string): Promise<string>;
  structure(name: string, parts: readonly Part[], fromDate?: string): Promise<string>;
  /** what someone earns from a day on; answers the id of the salary */
  salary(employeeId: string, gross: string, fromDate?: string, structure?: string): Promise<string>;
  /** closes a month with these figures, of Padma Foods unless told otherwise */
  closeMonth(
    month: string,
    figures: Readonly<Record<string, TestFigure>>,
    concernId?: string,
  ): Promise<void>;
  /** generates and waits until it is there, of Padma Foods unless told otherwise; answers the run */
  generate(client: Client, month: string, concernId?: string): Promise<string>;
  bonus(client: Client, wish: object): Promise<string>;
  sheets(month: string, filters?: string): Promise<Record<string, unknown>[]>;
}

const figureColumns = {
  half_days: 0,
  leave: 0,
  holidays: 0,
  weekly_offs: 8,
  suspended: 0,
  long_leave: 0,
  nights: 0,
  holidays_worked: 0,
  weekly_offs_worked: 0,
  worked: 0,
  overtime: 0,
  late_minutes: 0,
  late_deduction: 0,
  missing_outs: 0,
  absence: 0,
  lates: 0,
  working: 22,
  present: 22,
};

export const sheetsOf = (reply: Reply): Record<string, unknown>[] => {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body as { salarySheets: Record<string, unknown>[] }).salarySheets;
};

const endOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

const componentKinds: readonly [string, string, string][] = [
  ['Basic', 'Earning', 'Other'],
  ['House rent', 'Earning', 'Other'],
  ['Other allowance', 'Earning', 'Other'],
  ['Overtime', 'Earning', 'Other'],
  ['Attendance bonus', 'Earning', 'Other'],
  ['Incentive', 'Earning', 'Other'],
  ['Absence', 'Deduction', 'Absence'],
  ['Late', 'Deduction', 'Absence'],
  ['Unpaid leave', 'Deduction', 'Absence'],
  ['Provident fund', 'Deduction', 'Fund'],
  ['Fund of the employer', 'Employer', 'Fund'],
  ['Canteen', 'Deduction', 'Other'],
];

/** A house on 2 March 2026 in which people are paid. */
export const makePay = async (wishes: Parameters<typeof makeLeave>[0] = {}): Promise<PayWorld> =>
  payIn(await makeLeave(wishes));

/** All that people are paid by, in a house that there is. */
export async function payIn(world: LeaveWorld): Promise<PayWorld> {
  const { admin, hr, test, clock, house } = world;
  const { db } = test.database;
  const payroll = await world.enter({
    kind: 'user',
    id: await test.newUser({ role: 'PAYROLL', name: 'Parul Payroll' }),
  });
  const component = async (name: string, kind = 'Earning', takenAs = 'Other') =>
    made(await admin.post('/pay-component', { name, kind, taxable: 'Yes', takenAs }), 'data._id');
  const components: Record<string, string> = {};
  for (const [name, kind, takenAs] of componentKinds)
    components[name] = await component(name, kind, takenAs);
  const structure = async (name: string, parts: readonly Part[], fromDate = '2020-01-01') => {
    const id = made(await admin.post('/salary-structure', { name }), 'data._id');
    const body = { fromDate, parts: parts.map((one) => ({ ...blankPart, ...one })) };
    made(await admin.post(`/salary-structure/${id}/version`, body), 'data._id');
    return id;
  };
  const of = (name: string): string => components[name] ?? '';
  const basic = of('Basic');
  const staff = await structure('Staff', [
    { component: basic, calculation: 'percentOfGross', percent: 5000, inGross: 'Yes' },
    {
      component: of('House rent'),
      calculation: 'percentOfComponent',
      percent: 5000,
      of: basic,
      inGross: 'Yes',
    },
    { component: of('Other allowance'), calculation: 'remainder', inGross: 'Yes' },
    {
      component: of('Overtime'),
      calculation: 'countRate',
      count: 'overtime',
      of: basic,
      percent: 20_000,
    },
    { component: of('Absence'), calculation: 'countRate', count: 'absence', of: basic },
    { component: of('Late'), calculation: 'countRate', count: 'lateDays', of: basic },
    { component: of('Unpaid leave'), calculation: 'countRate', count: 'unpaidLeave' },
    {
      component: of('Provident fund'),
      calculation: 'percentOfComponent',
      percent: 800,
      of: basic,
      onlyMembers: 'Yes',
    },
    {
      component: of('Fund of the employer'),
      calculation: 'percentOfComponent',
      percent: 800,
      of: basic,
      onlyMembers: 'Yes',
    },
  ]);
  const parts = { db, clock };
  const finish = async (reply: Reply): Promise<string> => {
    if (reply.status !== 202) throw new Error(`${reply.status}: ${reply.text}`);
    const runId = reply.at('data._id');
    const making = await db
      .selectFrom('salary_attempt')
      .select('id')
      .where('run_id', '=', runId)
      .where('state', '=', 'Making')
      .executeTakeFirstOrThrow();
    await runJob(generateJob(), { attemptId: making.id }, parts);
    await runJob(sweepAttemptsJob(), {}, parts);
    return runId;
  };
  return {
    ...world,
    payroll,
    components,
    staff,
    component,
    structure,
    salary: async (employeeId, gross, fromDate = '2020-01-15', by = staff) =>
      made(await hr.post('/salary', { employeeId, gross, structure: by, fromDate }), 'data._id'),
    closeMonth: async (month, figures, concernId = house.padma) => {
      const days = endOf(month);
      const [first, last] = [`${month}-01`, `${month}-${days}`];
      const at = clock.now();
      await sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
        values (${concernId}, ${month}, ${first}, ${last}, ${last}::date + 5, ${at})
        on conflict do nothing`.execute(db);
      await sql`insert into attendance_lock (concern_id, month, from_date, to_date, late_free,
          late_every, late_costs, figures_at, locked_by_kind, locked_by_id, created_at)
        select concern_id, month, from_date, to_date, 2, 0, 500, ${at}, 'user',
          ${crypto.randomUUID()}, ${at} from pay_period
        where concern_id = ${concernId} and month = ${month}`.execute(db);
      await db
        .insertInto('attendance_figure')
        .values(
          Object.entries(figures).map(([id, figure]) => ({
            concern_id: concernId,
            month,
            employee_id: id,
            days,
            ...figureColumns,
            ...figure,
          })),
        )
        .execute();
    },
    generate: async (client, month, concernId = house.padma) =>
      finish(await client.post('/salary/salary-generate', { concernCompany: concernId, month })),
    bonus: async (client, wish) =>
      finish(await client.post('/bonus/generate', { concernCompany: house.padma, ...wish })),
    sheets: async (month, filters = '') =>
      sheetsOf(await hr.get(`/salary/get-salary-sheet?month=${month}&limit=0${filters}`)),
  };
}
