import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { peopleCalls } from '@muster/contract/people/people-calls.ts';
import type { Status } from '@muster/contract/people/profile/life.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { asEmployeeFault } from './as-fault.ts';
import type { PeopleDeps } from './change-employee.ts';
import { changeJob } from '../job/change-job.ts';
import { eventOf } from '../life/events.ts';
import { refuseRoleKey } from './give-keys.ts';
import { concernOfDepartment } from '../../organisation/public.ts';
import { refuseForeignDepartment } from './may-change.ts';
import { readEmployee } from './read-employee.ts';
import { refuseMisfit } from '../job/refuse-misfit.ts';
import { type JobData, noJob } from '../rules/job-data.ts';
import { insertPerson } from '../store/new-person.ts';
import { nextNumber } from '../store/next-number.ts';
import { updatePlain } from '../store/plain.ts';

type Given = Input<typeof peopleCalls.create>['body'];

/** One short form: the rest of the record can come later. Who joins on a later day is a draft until then. */
export async function createEmployee(call: Context<Tx, Actor>, given: Given, parts: PeopleDeps) {
  const { db, actor, requestId } = call;
  const now = (await parts.now(call)).in(await concernOfDepartment(db, given.departmentId));
  await refuseForeignDepartment(db, actor, given.departmentId);
  const id = newId(now.at);
  const number = given.number || (await nextNumber(db));
  const { status = 'Probation', joinedOn, ...rest } = given;
  const isLater = status !== 'Draft' && joinedOn > now.today;
  const begun: Status = isLater ? 'Draft' : status;
  const job: JobData = { ...noJob, ...jobOf(given), status: begun };
  const faults = await refuseMisfit(db, nothingYet(begun), job);
  if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
  const first = begun === 'Draft' ? now.today : joinedOn;
  const after = [{ from: first, values: job, changed: new Set<keyof JobData>(), mark }];
  await refuseRoleKey(db, actor, [{ name: given.name, before: [], after }], now.today);
  await insertPerson(db, { ...rest, ...job, id, number, joinedOn: first }, now).catch(
    asEmployeeFault,
  );
  await updatePlain(db, id, { ...given, number }, { ...rest, number }, now.at).catch(
    asEmployeeFault,
  );
  const { lineManagerId, secondTierId } = given;
  if (lineManagerId || secondTierId)
    await changeJob(
      db,
      id,
      { from: first, given: { lineManagerId, secondTierId }, mark, by: actor },
      now,
      parts.tell,
    );
  if (isLater) {
    const cause = status === 'Confirmed' ? 'joinConfirmed' : 'join';
    const began = { ...mark, cause } as const;
    const joining = { from: joinedOn, given: { status }, mark: began, by: actor };
    await changeJob(db, id, joining, now, parts.tell);
  } else if (status !== 'Draft')
    await parts.tell(db, [{ ...eventOf(id, null, job), from: first }], now);
  await audit(db, {
    at: now.at,
    actor,
    requestId,
    action: 'employee.create',
    record: 'employee',
    recordId: id,
    after: { ...given, number, status },
  });
  return readEmployee(db, actor, id);
}

const mark = { cause: 'change', note: null, leavingReason: null } as const;

/** All links are new, so all must still be offered. */
const nothingYet = (status: Status): JobData => ({ ...noJob, designationId: '', status });

const jobOf = (given: Partial<JobData> & Pick<JobData, 'designationId'>): typeof given =>
  Object.fromEntries(
    ['designationId', ...Object.keys(noJob)]
      .filter((key) => given[key as keyof JobData] !== undefined)
      .map((key) => [key, given[key as keyof JobData]]),
  ) as typeof given;
