import { type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { isRefused } from '../platform/db/refused.ts';
import { columnOf, tableOf } from './columns.ts';

const kinds: Partial<Record<string, { ending: string; fault: FaultCode }>> = {
  '23505': { ending: 'key', fault: 'taken' },
  '23503': { ending: 'fkey', fault: 'gone' },
};

/** The constraint decides who was first and what exists; its name says which field lost. */
export function asFieldFault(entity: Entity, error: unknown): unknown {
  const kind = isRefused(error) ? kinds[error.code] : undefined;
  if (!isRefused(error) || !kind) return error;
  const field = Object.keys(entity.fields).find(
    (name) => error.constraint === `${tableOf(entity)}_${columnOf(name)}_${kind.ending}`,
  );
  if (!field) return error;
  const fault = { path: wireField(entity, field), code: kind.fault, values: {} };
  return new Refusal(ruleRefused, {}, [fault]);
}
