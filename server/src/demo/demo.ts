import { designation } from '@muster/contract/organisation/designation.ts';
import { hashPassword } from '../areas/identity/account/password.ts';
import { insertApplicant } from '../areas/identity/store/accounts/applicant-accounts.ts';
import { insertUser } from '../areas/identity/store/users.ts';
import { nowWithin } from '../platform/now.ts';
import { insertRow } from '../entity/store.ts';
import { sealDue } from '../platform/audit/sealing/seal-due.ts';
import { after, type Clock, days } from '../platform/clock.ts';
import { lockSchema } from '../platform/db/migrate.ts';
import { type Db, type Handle, type Tx, transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { designations } from './company/company.ts';
import { demoHouse } from './demo-house.ts';
import { loadAccess } from './company/load-access.ts';
import { loadBatches } from './load-batches.ts';
import { loadHistory } from './load-history.ts';
import { loadLists } from './load-lists.ts';
import { loadMasterData } from './company/load-master-data.ts';
import { loadRequests } from './load-requests.ts';
import { type Known, loadStaff } from './company/load-staff.ts';
import { loadTime } from './time/load-time.ts';
import { lately, punchedFromOf } from './time/workforce.ts';

export const demoPassword = 'muster-demo';

/** The administrator first; employees are found in the table of the staff by their address. */
export const demoLogins = [
  { email: 'admin@example.com', what: 'Administrator', page: '/login' },
  { email: 'payroll@example.com', what: 'Payroll officer', page: '/login' },
  { email: 'hr@example.com', what: 'Head of Human Resources', page: '/employee/login' },
  { email: 'ceo@example.com', what: 'Chief Executive Officer', page: '/employee/login' },
  { email: 'hod@example.com', what: 'Head of Sales', page: '/employee/login' },
  { email: 'second@example.com', what: 'Second-tier line manager', page: '/employee/login' },
  { email: 'manager@example.com', what: 'Line manager', page: '/employee/login' },
  { email: 'assessor@example.com', what: 'Assessor', page: '/employee/login' },
  { email: 'employee@example.com', what: 'Employee', page: '/employee/login' },
  { email: 'applicant@example.com', what: 'Applicant', page: '/applicant/login' },
] as const;

const isEmpty = async (db: Handle): Promise<boolean> => {
  const user = await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
  const record = await db.selectFrom('designation').select('id').limit(1).executeTakeFirst();
  return !user && !record;
};

async function loadDesignations(tx: Tx, at: string): Promise<void> {
  for (const [index, { name, grade, roleKey, inactive }] of designations.entries()) {
    const since = after(at, -days(900 - index * 25));
    const id = newId(since);
    await insertRow(tx, designation, id, { name, grade, roleKey, active: !inactive }, since);
  }
}

async function loadAccounts(tx: Tx, people: Known, passwordHash: string, at: string) {
  const admin = { id: newId(at), email: 'admin@example.com', name: 'Farhana Akter' };
  await insertUser(tx, { ...admin, userRole: 'ADMIN', passwordHash }, at);
  const payroll = { id: newId(at), email: 'payroll@example.com', name: 'Sharmin Jahan' };
  const employeeId = people.get(payroll.name) ?? null;
  await insertUser(tx, { ...payroll, userRole: 'PAYROLL', employeeId, passwordHash }, at);
  const applicant = { id: newId(at), email: 'applicant@example.com', name: 'Tasnim Rahman' };
  const proved = { phone: '+880 1711 555 123', confirmedAt: at, consentAt: at };
  await insertApplicant(tx, { ...applicant, ...proved, passwordHash }, at);
}

/** Six weeks are enough to see everything at work, and quick to make; a first start makes a year. */
const usual = { delivers: false, zone: 'Asia/Dhaka', days: 42 };

interface Wanted {
  /** mails go out: then none are made up */
  readonly delivers: boolean;
  readonly zone: string;
  /** so far back goes everyone's attendance */
  readonly days: number;
}

/** The demo company, all at once and only into an empty database. */
export async function loadDemo(
  db: Db,
  clock: Clock,
  { delivers, ...wanted }: Wanted = usual,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword);
  const isLoaded = await transaction(db, async (tx) => {
    await lockSchema(tx);
    if (!(await isEmpty(tx))) return false;
    const now = nowWithin(wanted.zone, clock.now());
    await loadMasterData(tx, now.at);
    await loadDesignations(tx, now.at);
    const people = await loadStaff(tx, passwordHash, now);
    await loadAccounts(tx, people, passwordHash, now.at);
    await loadAccess(tx, passwordHash, now.at);
    await loadLists(tx, now);
    await loadRequests(tx, clock, wanted.zone);
    const punchedFrom = punchedFromOf(now.today, wanted.days);
    await loadTime(tx, people, clock, { zone: wanted.zone, punchedFrom });
    await loadHistory(tx, now.at);
    const paidMonths = wanted.days < lately ? 1 : 14;
    const company = { ...now, delivers, people, punchedFrom, paidMonths };
    for (const load of demoHouse(clock, wanted.zone).demo) await load(tx, company);
    return true;
  });
  if (isLoaded) await loadBatches(db, clock, wanted.zone);
  // Its weeks of history are not to look like weeks without a sealer.
  if (isLoaded) await sealDue(db, clock);
  return isLoaded;
}
