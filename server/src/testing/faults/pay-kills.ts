import { setTimeout as wait } from 'node:timers/promises';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { generateName } from '../../areas/pay/runs/attempts/generate-job-name.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { seconds } from '../clocks/patience.ts';
import { type HttpClient, logInOver } from '../http-client.ts';
import { endProcess, startServer } from '../processes/server-process.ts';
import { addManyPaid } from './many-paid.ts';

interface PayKilling {
  readonly env: { readonly MUSTER_DATA?: string; readonly DATABASE_URL?: string };
  readonly rounds: number;
  readonly people: number;
  /** at any moment of a whole calculation, or as soon as the run says that some are calculated and others not */
  readonly when: 'any moment' | 'amid';
  /** what dies with the server, and lives again */
  readonly alsoKill?: () => Promise<void>;
}

export interface PayKillFigures {
  /** calculations whose process died while it was at them: the others were not begun yet, or over */
  readonly hit: number;
  /** months of which some pay was seen and some not, right after the kill */
  readonly partial: unknown[];
  /** months that were not there in the end, or not for everyone, or for someone twice */
  readonly unlike: unknown[];
  /** months that came to something else when they were generated again */
  readonly changed: unknown[];
  /** sheets of the same person and month, and sheets that are not the sum of their lines */
  readonly broken: unknown[];
  /** answers to two who generate at once, and to many who pay at once, by status */
  readonly generated: number[];
  readonly paid: number[];
  readonly payments: number;
}

interface Run {
  readonly _id: string;
  readonly status: string;
  readonly making: { readonly total: number } | null;
  readonly problem: string | null;
  readonly people: number;
  readonly net: string;
  readonly gross: string;
  readonly deductions: string;
}
const amountsOf = ({ people, gross, deductions, net }: Run) => ({ people, gross, deductions, net });

const manyPay = 50;
const firstMonth = '2024-01';

/** A product that pays, with who generates and who pays in it. */
interface House {
  readonly child: Awaited<ReturnType<typeof startServer>>['child'];
  readonly payroll: HttpClient;
  readonly admin: HttpClient;
}

async function openHouse(env: PayKilling['env']): Promise<House> {
  const { child, address } = await startServer({ MUSTER_DEMO: 'on', ...env });
  const payroll = { email: 'payroll@example.com', door: '/admin-auth' };
  return { child, payroll: await logInOver(address, payroll), admin: await logInOver(address) };
}

const paying = (concernId: string, month: string) => {
  const query = `concernCompany=${concernId}&month=${month}`;
  const generate = ({ payroll }: House) =>
    payroll.call('POST', '/salary/salary-generate', { concernCompany: concernId, month });
  const read = async ({ admin }: House): Promise<Run | undefined> => {
    const { body } = await admin.call('GET', `/salary/run/data?${query}`);
    return (body as { data: Run[] }).data[0];
  };
  const peopleIn = async ({ admin }: House): Promise<string[]> => {
    const found: string[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const path = `/salary/get-salary-sheet?${query}&limit=200&pageNo=${pageNo}`;
      const { salarySheets } = (await admin.call('GET', path)).body as {
        salarySheets: { employeeId: { _id: string } }[];
      };
      if (salarySheets.length === 0) return found;
      found.push(...salarySheets.map(({ employeeId }) => employeeId._id));
    }
  };
  /** Until it is there: what was broken off for good is asked for again. */
  const finish = async (house: House): Promise<Run> => {
    const patience = performance.now() + seconds(300);
    while (performance.now() < patience) {
      const run = await read(house);
      if (run && run.making === null && run.problem === null && run.status !== 'Draft') return run;
      if (!run || (run.making === null && run.status === 'Draft')) await generate(house);
      await wait(200);
    }
    throw new Error(`the pay of ${month} was not generated`);
  };
  /** Once some are calculated and others not; what was over too soon to be seen so is asked for again. */
  const untilAmid = async (house: House): Promise<void> => {
    const patience = performance.now() + seconds(120);
    while (performance.now() < patience) {
      const run = await read(house);
      if (run?.making && run.making.total > 0) return;
      if (!run?.making) await generate(house);
      await wait(5);
    }
    throw new Error(`the pay of ${month} was never seen while it was made`);
  };
  return { generate, read, peopleIn, finish, untilAmid };
};

/** Only a death in the middle of a run is counted there. */
async function countHits({ env }: Pick<PayKilling, 'env'>): Promise<number> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.MUSTER_DATA ?? '',
  });
  const found =
    await sql`select 1 from job where kind = ${generateName.kind} and deaths > 0`.execute(
      database.db,
    );
  await database.close();
  return found.rows.length;
}

async function sheetsAmiss({ env }: Pick<PayKilling, 'env'>) {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.MUSTER_DATA ?? '',
  });
  const twice =
    await sql`select sheet.employee_id, sheet.month, count(*)::int from salary_sheet as sheet
      join salary_attempt as attempt on attempt.id = sheet.attempt_id
    where sheet.kind = 'Salary' and (attempt.state = 'Live' or sheet.state <> 'Generated')
    group by 1, 2, sheet.concern_id having count(*) > 1`.execute(database.db);
  const unequal = await sql`select sheet.id from salary_sheet as sheet
      join salary_attempt as attempt on attempt.id = sheet.attempt_id and attempt.state = 'Live'
      left join salary_line as line on line.attempt_id = sheet.attempt_id
        and line.employee_id = sheet.employee_id
    group by sheet.attempt_id, sheet.employee_id
    having sheet.earnings <> coalesce(sum(line.amount) filter (where line.kind = 'Earning'), 0)
      or sheet.deductions <> coalesce(sum(line.amount) filter (where line.kind = 'Deduction'), 0)`.execute(
    database.db,
  );
  await database.close();
  return [...twice.rows, ...unequal.rows];
}

/**
 * kill -9 while the pay of a month is being calculated, another month each time; what is seen right after, in the
 * end, and when it is generated again. Then many ask at once.
 */
export async function killPaying({ env, rounds, people, when, alsoKill }: PayKilling) {
  const first = await openHouse(env);
  await endProcess(first.child, 'SIGTERM');
  const months = Array.from({ length: rounds + 1 }, (_, at) => addMonths(firstMonth, at));
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.MUSTER_DATA ?? '',
  });
  const concernId = await addManyPaid(database.db, people, months);
  await database.close();
  const [partial, unlike, changed]: [unknown[], unknown[], unknown[]] = [[], [], []];
  let lasts = 500;
  let house = await openHouse(env);
  for (const month of months.slice(0, rounds)) {
    const pay = paying(concernId, month);
    await pay.generate(house);
    await (when === 'amid' ? pay.untilAmid(house) : wait(Math.random() * lasts));
    await Promise.all([endProcess(house.child, 'SIGKILL'), alsoKill?.()]);
    house = await openHouse(env);
    const seen = (await pay.peopleIn(house)).length;
    if (seen !== 0 && seen !== people) partial.push({ month, seen });
    const run = await pay.finish(house);
    const there = await pay.peopleIn(house);
    if (run.people !== people || new Set(there).size !== people || there.length !== people)
      unlike.push({ month, people: run.people, there: there.length });
    const began = performance.now();
    await pay.generate(house);
    const again = await pay.finish(house);
    lasts = performance.now() - began;
    if (JSON.stringify(amountsOf(again)) !== JSON.stringify(amountsOf(run)))
      changed.push({ month, run: amountsOf(run), again: amountsOf(again) });
  }
  const pay = paying(concernId, months[rounds] ?? '');
  const both = await Promise.all([pay.generate(house), pay.generate(house)]);
  const { _id } = await pay.finish(house);
  const there = await pay.peopleIn(house);
  if (new Set(there).size !== people || there.length !== people)
    unlike.push({ both: there.length });
  const payOnce = () => house.admin.call('POST', '/salary/salary-paid', { run: _id });
  const paid = await Promise.all(Array.from({ length: manyPay }, payOnce));
  await endProcess(house.child, 'SIGTERM');
  return {
    hit: await countHits({ env }),
    partial,
    unlike,
    changed,
    broken: await sheetsAmiss({ env }),
    generated: both.map(({ status }) => status).toSorted(),
    paid: paid.map(({ status }) => status),
    payments: await countPayments({ env }, _id),
  } satisfies PayKillFigures;
}

async function countPayments({ env }: Pick<PayKilling, 'env'>, runId: string): Promise<number> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.MUSTER_DATA ?? '',
  });
  const found = await sql`select 1 from salary_payment where run_id = ${runId}`.execute(
    database.db,
  );
  await database.close();
  return found.rows.length;
}
