import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Feed, Mapped, syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { readAddress } from '../../../platform/outgoing/destination.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { isSameHouse, sealValue } from './header-value.ts';
import {
  type FeedRow,
  type FeedValues,
  findHrisFeed,
  insertFeed,
  lockFeed,
  updateFeed,
} from './store.ts';

type Given = Input<typeof syncCalls.save>['body'];

/** As it was written by `save`, whose schema has checked it. */
export const mappingOf = (row: FeedRow): Mapped[] => row.mapping as unknown as Mapped[];

const shown = (row: FeedRow): Feed => ({
  address: row.address,
  format: row.format as Feed['format'],
  rowsAt: row.rows_at,
  dateForm: row.date_form as Feed['dateForm'],
  headerName: row.header_name,
  headerSet: row.header_value !== null,
  internal: row.internal,
  mapping: mappingOf(row),
  daily: row.daily,
  version: row.version,
  updatedAt: row.updated_at,
});

export async function readHrisFeed(db: Handle, language: Language) {
  const row = await findHrisFeed(db);
  const failure = row?.failure as Record<Language, string> | null | undefined;
  return {
    feed: row ? shown(row) : null,
    failure: row?.failed_at && failure ? { at: row.failed_at, message: failure[language] } : null,
  };
}

const fault = (path: string, code: Fault['code']): Fault => ({ path, code, values: {} });

/** People are found again by their number, and no field is filled from two places. */
function faultsOf({ mapping, headerName, headerValue }: Given, kept: Buffer | null): Fault[] {
  const fields = mapping.map(({ to }) => to);
  const twice = fields.findIndex((field, at) => fields.indexOf(field) < at);
  return [
    ...(fields.includes('number') ? [] : [fault('mapping', 'required')]),
    ...(twice < 0 ? [] : [fault(`mapping.${twice}.to`, 'repeated')]),
    ...(headerName !== null && headerValue === undefined && !kept
      ? [fault('headerValue', 'required')]
      : []),
  ];
}

async function valuesOf(db: Tx, given: Given, before: FeedRow | undefined, at: string) {
  const isSame = before !== undefined && isSameHouse(before.address, given.address);
  const kept = isSame ? before.header_value : null;
  const faults = faultsOf(given, kept);
  if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
  const { headerName, headerValue } = given;
  const sealed =
    headerValue === undefined ? kept : await sealValue(db, given.address, headerValue, at);
  return {
    address: given.address,
    format: given.format,
    rows_at: given.rowsAt,
    date_form: given.dateForm,
    header_name: headerName,
    header_value: headerName === null ? null : sealed,
    internal: given.internal,
    mapping: given.mapping,
    daily: given.daily,
  } satisfies FeedValues;
}

/** The header's value is not in the log, only whether there is one. */
function told(row: FeedRow) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = shown(row);
  return rest;
}

export async function saveHrisFeed(call: Context<Tx, Actor>, given: Given, parts: PeopleDeps) {
  const { db, actor, clock, requestId } = call;
  readAddress(given.address);
  const at = clock.now();
  const before = await lockFeed(db);
  if (before && given.version !== undefined && given.version !== before.version)
    throw await refuseStale(call, { name: 'hris_feed' }, before.id, parts);
  const values = await valuesOf(db, given, before, at);
  const row = before
    ? await updateFeed(db, before.id, values, at)
    : await insertFeed(db, newId(at), values, at);
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'hris.save',
    record: 'hris_feed',
    recordId: row.id,
    ...(before && { before: told(before) }),
    after: { ...told(row), ...(given.headerValue !== undefined && { headerGiven: true }) },
  });
  return { record: shown(row) };
}
