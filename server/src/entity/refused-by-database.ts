import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { columnOf, tableOf } from './columns.ts';

interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}
const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const isStillUsed = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '23503' || error.code === '23001');

/** The unique index decides who was first; its name says which field lost. */
export function asTaken(entity: Entity, error: unknown): unknown {
  if (!isDatabaseError(error) || error.code !== '23505') return error;
  const field = Object.keys(entity.fields).find(
    (name) => error.constraint === `${tableOf(entity)}_${columnOf(name)}_key`,
  );
  if (!field) return error;
  const taken: Fault = { path: field, code: 'taken', values: {} };
  return new Refusal(ruleRefused, {}, [taken]);
}
