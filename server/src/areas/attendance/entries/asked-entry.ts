import type { entryCalls } from '@muster/contract/attendance/entry-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { NewPunchEntry } from '../rules/plan-entry.ts';

export type EntryBody = Input<typeof entryCalls.preview>['body'];

const fault = (path: string, code: FaultCode) =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

/** What is asked for, once it makes sense for anyone at all. */
export function askedEntry(body: EntryBody, today: string): NewPunchEntry {
  const { kind, day, inTime = null, outTime = null, isByShift = false, punchIds = null } = body;
  if (day > today) throw fault('date', 'to-come');
  const says = inTime !== null || outTime !== null;
  if (kind === 'remove' ? says || isByShift : isByShift && says)
    throw fault('inTime', 'not-fitting');
  if (kind !== 'remove' && !isByShift && !says) throw fault('inTime', 'required');
  if (punchIds && (kind !== 'remove' || body.employeeIds?.length !== 1))
    throw fault('punches', 'not-fitting');
  const skipsFree = body.employeeIds === undefined;
  return { kind, day, inTime, outTime, isByShift, skipsFree, punchIds };
}
