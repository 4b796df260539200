import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { jobFields, plainFields } from '@muster/contract/people/employee.ts';
import type { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { type AccountName, refuseStale } from '../../../entity/changed-meanwhile.ts';
import type { AccountNames } from '../../../platform/session/account-names.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { audit, changedKeys } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { asEmployeeFault } from './as-fault.ts';
import { changeJob } from '../job/change-job.ts';
import type { LifeListener } from '../life/events.ts';
import { refuseHolderAddress } from './give-keys.ts';
import { refuseForeignDepartment, refuseForeignOrOwn } from './may-change.ts';
import { nowOfPerson } from '../now-of-people.ts';
import { readEmployee } from './read-employee.ts';
import { lockTree } from '../job/refuse-loop.ts';
import type { JobData } from '../rules/job-data.ts';
import { lockPerson } from '../store/periods.ts';
import { type PlainValues, readPlain, updatePlain } from '../store/plain.ts';

export interface PeopleDeps {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  readonly accountNames: AccountNames;
  readonly tell: LifeListener;
}
type Given = Input<typeof peopleCalls.change>['body'];
type Acting = Context<Tx, Actor>;

const only = (given: Given, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => names.includes(name) && value !== undefined),
  );

type Person = { readonly id: string; readonly name: string };

async function changePlain(call: Acting, person: Person, values: PlainValues, today: string) {
  const { id } = person;
  const before = await readPlain(call.db, id);
  const after = { ...before, ...values };
  if (before.email !== after.email) await refuseHolderAddress(call.db, call.actor, person, today);
  if (changedKeys({ ...before }, after).length > 0)
    await updatePlain(call.db, id, before, values, call.clock.now()).catch(asEmployeeFault);
  return { before, after };
}

/** What was given: plain data at once, job data from a day on; both in one transaction and one entry. */
export async function changeEmployee(
  call: Acting,
  id: string,
  { version, effectiveFrom, reason, ...given }: Given,
  parts: PeopleDeps,
) {
  const { db, actor, requestId } = call;
  const now = await nowOfPerson(call, parts, id);
  await refuseForeignOrOwn(db, actor, id);
  await refuseForeignDepartment(db, actor, given.departmentId);
  // always the tree before the person, so that two who change wait for each other in one order
  if (given.lineManagerId !== undefined || given.secondTierId !== undefined) await lockTree(db);
  const held = await lockPerson(db, id);
  if (!held) throw new Refusal(notFound);
  if (version !== undefined && version !== held.version)
    throw await refuseStale(call, { name: 'employee' }, id, parts);
  const plain = await changePlain(call, held, only(given, plainFields), now.today);
  const job = only(given, jobFields) as Partial<JobData>;
  const from = effectiveFrom ?? now.today;
  const mark = { cause: 'change', note: reason || null, leavingReason: null } as const;
  const moved =
    Object.keys(job).length > 0
      ? await changeJob(db, id, { from, given: job, mark, by: actor }, now, parts.tell)
      : { before: {}, after: {} };
  const before = { ...plain.before, ...moved.before };
  const after = { ...plain.after, ...moved.after };
  if (changedKeys(before, after).length > 0)
    await audit(db, {
      at: now.at,
      actor,
      requestId,
      action: 'employee.change',
      record: 'employee',
      recordId: id,
      before,
      after: { ...after, ...(from !== now.today && { effectiveFrom: from }) },
    });
  return readEmployee(db, actor, id);
}
