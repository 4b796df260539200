import type { FoundCause, GateCheck } from '@muster/contract/pay/gate/gate-causes.ts';
import { sql } from 'kysely';
import { made } from './make-house.ts';
import { lookedAt } from './looked-at.ts';
import type { PayWorld, TestFigure } from './make-pay.ts';
import { makeBank, setPayment } from './pay-accounts.ts';

export const monthBefore = '2025-10';
export const plantedMonth = '2025-11';

export type Causes = readonly (FoundCause | 'unexplained')[];

export interface Planted {
  readonly run: string;
  /** by person: what makes their pay differ */
  readonly causes: Readonly<Record<string, Causes>>;
  readonly checks: Readonly<Record<string, GateCheck>>;
  /** with a line set by hand, or for no known reason */
  readonly toLookAt: readonly string[];
}

interface Plant {
  readonly causes: Causes;
  /** how they come: there since long, with a salary, unless told otherwise */
  readonly joinedOn?: string;
  readonly salaryFrom?: string;
  readonly before?: TestFigure | null;
  readonly now?: TestFigure | null;
  /** done before the second month is generated */
  readonly enter?: (world: PayWorld, id: string) => Promise<unknown>;
  /** done once it is */
  readonly after?: (world: PayWorld, id: string) => Promise<unknown>;
}

const raise = (gross: string, from = '2025-11-01') => ({
  causes: ['increment'] as const,
  enter: (world: PayWorld, id: string) => world.salary(id, gross, from),
});
const entry = (component: string, amount: string, toMonth: string | null = plantedMonth) => ({
  causes: ['entry'] as const,
  enter: async (world: PayWorld, employeeId: string) =>
    made(
      await world.hr.post('/salary-entry', {
        employeeId,
        component: world.components[component],
        amount,
        fromMonth: plantedMonth,
        toMonth,
      }),
      'data._id',
    ),
});
const loan = (instalment: string) => ({
  causes: ['loan'] as const,
  enter: async (world: PayWorld, employeeId: string) =>
    made(
      await world.hr.post('/salary-loan', {
        employeeId,
        principal: '9000.00',
        instalment,
        fromMonth: plantedMonth,
      }),
      'data._id',
    ),
});
const correction = (count: string, quantity: number) => ({
  causes: ['arrears'] as const,
  enter: async (world: PayWorld, employeeId: string) =>
    made(
      await world.hr.post('/late-correction', {
        employeeId,
        month: monthBefore,
        count,
        quantity,
        reason: 'Found later',
      }),
      'data._id',
    ),
});
const setByHand = (amount: string) => ({
  causes: ['by-hand'] as const,
  after: async (world: PayWorld, id: string) => {
    const [sheet] = await world.sheets(plantedMonth, `&employeeId=${id}`);
    const body = { component: world.components['House rent'], amount, reason: 'A word' };
    return made(
      await world.payroll.put(`/salary/${String(sheet?.['_id'])}/line`, body),
      'payslip._id',
    );
  },
});

async function leave(world: PayWorld, id: string, lastDay: string): Promise<void> {
  const { db } = world.test.database;
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), employee_id, ${lastDay}::date + 1, '{}', 'leave', designation_id,
      department_id, 'Left', created_at from employment_period where employee_id = ${id}`.execute(
    db,
  );
  await sql`update employee set last_day = ${lastDay} where id = ${id}`.execute(db);
}
const leaves = (lastDay: string, days: number | null) => ({
  causes: ['left'] as const,
  now: days === null ? null : { days, working: days - 4, present: days - 4 },
  enter: (world: PayWorld, id: string) => leave(world, id, lastDay),
});

async function promote(world: PayWorld, id: string): Promise<void> {
  const { db } = world.test.database;
  const designation = made(
    await world.admin.post('/designation', { name: `Senior ${id}` }),
    'designation._id',
  );
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2025-11-01', '{}', 'sync', ${designation}, department_id,
      status, created_at from employment_period where employee_id = ${id}`.execute(db);
  await world.salary(id, '33000.00', '2025-11-01');
}

async function otherStructure(world: PayWorld, id: string): Promise<void> {
  const whole = {
    component: world.components['Basic'] ?? '',
    calculation: 'remainder',
    inGross: 'Yes',
  };
  const meal = {
    component: world.components['Canteen'] ?? '',
    calculation: 'fixed',
    amount: '500.00',
  };
  const structure = await world.structure(`Meals ${id}`, [whole, meal]);
  await world.salary(id, '20000.00', '2025-11-01', structure);
}

const absent = (absence: number) => ({ causes: ['unpaid'] as const, now: { absence } });

/** Thirty people whose pay differs, each for what was planted. */
const plants: readonly Plant[] = [
  raise('22000.00'),
  raise('20500.00'),
  raise('30000.00', '2025-11-16'),
  { causes: ['promotion'], enter: promote },
  { causes: ['structure'], enter: otherStructure },
  {
    causes: ['joined'],
    joinedOn: '2025-11-11',
    salaryFrom: '2025-11-11',
    before: null,
    now: { days: 20, working: 14, present: 14 },
  },
  { causes: ['joined'], joinedOn: '2025-11-01', salaryFrom: '2025-11-01', before: null },
  {
    causes: ['joined'],
    joinedOn: '2025-10-21',
    salaryFrom: '2025-10-21',
    before: { days: 11, working: 8, present: 8 },
  },
  leaves('2025-10-31', null),
  leaves('2025-11-10', 10),
  leaves('2025-11-20', 20),
  { causes: ['overtime'], now: { overtime: 90 } },
  { causes: ['overtime'], before: { overtime: 600 } },
  { causes: ['overtime'], before: { overtime: 60 }, now: { overtime: 61 } },
  absent(1000),
  absent(500),
  { causes: ['unpaid'], before: { absence: 2000 } },
  { causes: ['unpaid'], now: { late_deduction: 1000 } },
  entry('Incentive', '1500.00'),
  entry('Incentive', '0.01'),
  entry('Canteen', '700.00'),
  entry('Canteen', '800.00', null),
  loan('1000.00'),
  loan('9000.00'),
  correction('absence', 1000),
  correction('overtime', 60),
  setByHand('12345.00'),
  setByHand('1.00'),
  { causes: ['unexplained'], salaryFrom: '2025-11-01', before: null },
  { causes: ['increment', 'overtime'], enter: raise('26000.00').enter, now: { overtime: 30 } },
];
const steady = 12;

async function newcomer(world: PayWorld, plant: Partial<Plant>, name: string): Promise<string> {
  const { joinedOn = '2020-01-15', salaryFrom = '2020-01-15' } = plant;
  const { id } = await world.person({ name, joinedOn });
  await world.salary(id, '20000.00', salaryFrom);
  await setPayment(world, id, 'Cash');
  return id;
}

/** Six people who should not be paid as they are: nothing of their pay differs. */
async function haunt(world: PayWorld, ids: readonly string[]): Promise<Record<string, GateCheck>> {
  const { db } = world.test.database;
  const [left = '', away = '', one = '', other = '', twin = '', double = ''] = ids;
  await sql`update employee set last_day = '2025-09-30' where id = ${left}`.execute(db);
  const bank = await makeBank(world, 'Ghost Bank');
  for (const [id, accountNumber] of [
    [one, '0012-3456 789'],
    [other, '00123456789'],
  ] as const)
    await setPayment(world, id, 'Bank', { bank, accountName: 'Someone', accountNumber });
  for (const [id, number] of [
    [twin, '1990-123 456'],
    [double, '1990123456'],
  ] as const)
    await sql`update person_detail set national_id = ${number} where employee_id = ${id}`.execute(
      db,
    );
  return {
    [left]: 'left',
    [away]: 'no-attendance',
    [one]: 'same-account',
    [other]: 'same-account',
    [twin]: 'same-national-id',
    [double]: 'same-national-id',
  };
}

/** A company with thirty causes, six ghosts and a dozen people of whom there is nothing to say. */
export async function plantMonth(world: PayWorld): Promise<Planted> {
  const { admin, house } = world;
  // what follows from a salary would be a cause besides
  await admin.put(`/settings/pay?concern=${house.padma}`, { fundAfterMonths: 600 });
  const ids: string[] = [];
  for (const [at, plant] of plants.entries())
    ids.push(await newcomer(world, plant, `Planted P${String(at).padStart(2, '0')}`));
  const calm: string[] = [];
  for (let at = 0; at < steady + 6; at += 1) calm.push(await newcomer(world, {}, `Steady ${at}`));
  const figures = (of: 'before' | 'now', more: Record<string, TestFigure> = {}) => ({
    ...Object.fromEntries(calm.map((id) => [id, {}])),
    ...Object.fromEntries(
      plants.flatMap((plant, at) => {
        const figure = plant[of];
        return figure === null ? [] : [[ids[at] ?? '', figure ?? {}]];
      }),
    ),
    ...more,
  });
  await world.closeMonth(monthBefore, figures('before'));
  const before = await world.generate(world.payroll, monthBefore);
  made(
    await world.hr.post('/salary/salary-paid', { run: before, reason: lookedAt }),
    'data.people',
  );
  for (const [at, { enter }] of plants.entries()) await enter?.(world, ids[at] ?? '');
  const ghosts = calm.slice(0, 6);
  await world.closeMonth(plantedMonth, figures('now', { [ghosts[1] ?? '']: { present: 0 } }));
  const checks = await haunt(world, ghosts);
  const run = await world.generate(world.payroll, plantedMonth);
  for (const [at, { after }] of plants.entries()) await after?.(world, ids[at] ?? '');
  const toLookAt = plants.flatMap(({ causes }, at) =>
    causes.some((cause) => cause === 'by-hand' || cause === 'unexplained') ? [ids[at] ?? ''] : [],
  );
  return {
    run,
    causes: Object.fromEntries(plants.map(({ causes }, at) => [ids[at] ?? '', causes])),
    checks,
    toLookAt,
  };
}
