import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import { type Endpoint, isFile, readingNames } from '@muster/contract/kernel/endpoint.ts';
import { payApprove, payRead, payWrite } from '@muster/contract/pay/access.ts';
import { auditActions, records } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../server/src/platform/db/database.ts';
import { newDatabase } from '../server/src/testing/postgres/test-database.ts';
import { endpoints } from './calls.ts';

/** Whoever reads another's pay is in the audit log. What is read of pay and of nobody stands here, with its reason. */
const ofNobody: Readonly<Record<string, string>> = {
  'structure-version.list': 'how salaries are divided, without anyone who has one',
  'bank-template-columns.read': 'the columns of a file, without its rows',
  'bonus.religions': 'how many have which religion, of a company',
  'salary-run.list': 'how far the pay of each company is, in sums',
  'salary-run.read': 'how far the pay of a company is, in sums',
  'salary-run.inputs': 'how many entries, loans and corrections there are',
  'salary-run.compare': 'sums of a company for two months',
  'pay-gate.read': 'sums of a company by cause, check and department',
  'pay-gate.components': 'sums of a company by component',
  'salary-reversal.list': 'what is to be taken back of a run, in sums',
  'planned-bonus.list': 'what a company plans, of nobody',
  'tax-deposit.list': 'sums of a company by month, with its challans',
  'journal-account.list': 'accounts of components, of nobody',
  'pay-cost.months': 'sums of a company by component',
  'provident-fund.previewInterest': 'one sum for a company',
  'bank-batch.list': 'one sum for each batch; its lines are read by opening it',
  'salary-entry-sheet.list': 'names of files and how many rows they have',
  'salary-entry-sheet.read': 'how far a file is, and how many rows it has',
  'salary-entry-sheet.totals': 'sums by component',
  'opening-figure-sheet.list': 'names of files and how many rows they have',
  'opening-figure-sheet.read': 'how far a file is, and how many rows it has',
  'opening-figure-sheet.totals': 'sums by component',
  'tax-declaration.list': 'who declared for which year, without a figure; opening one is noted',
  'pay-question.list':
    'who asked about which line and what, without a figure; opening one is noted',
};

const isPayRule = (rule: AccessRule): boolean =>
  [payRead, payWrite, payApprove].some((pay) => pay === rule);
/** Components, structures, accounts that pay: what is set up, of nobody. */
const setUp = new Set(
  records.flatMap(({ calls }) => Object.values(calls).map(({ name }: Endpoint) => name)),
);
const reading = endpoints.filter(
  ({ method, begins, access, name }) =>
    (method === 'GET' || begins === true) && isPayRule(access) && !setUp.has(name),
);
/** What begins work and gives nothing to read. */
const doing = new Set(['salary-run.generate', 'bonus.generate']);

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

it('every call that tells of someone’s pay leaves an entry, or tells of nobody', () => {
  const silent = reading.filter(
    ({ name, noted }) => !noted && !(name in ofNobody) && !doing.has(name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(reading.length).toBeGreaterThan(35);
});

it('names no call that there is not, and none that is noted all the same', () => {
  const known = new Map(reading.map((call) => [call.name, call]));
  const wrong = [...Object.keys(ofNobody), ...doing].filter((name) => {
    const call = known.get(name);
    return call === undefined || Boolean(call.noted);
  });
  expect(wrong).toEqual([]);
});

it('no file of pay leaves without an entry', () => {
  expect(reading.filter(({ answer, noted }) => isFile(answer) && !noted)).toEqual([]);
});

it('every reading has a name that the audit log knows', () => {
  const names = endpoints.flatMap(readingNames);
  expect(names.filter((name) => !auditActions.includes(name))).toEqual([]);
});

it('whose a record is can be looked up: the table and its column are there', async () => {
  const kept = endpoints.flatMap(({ noted }) => (typeof noted === 'object' ? [noted] : []));
  for (const { of, person = 'id' } of kept)
    if (of !== undefined)
      await sql`select ${sql.ref(person)} from ${sql.table(of)} where id is null`.execute(
        database.db,
      );
  expect(kept.length).toBeGreaterThan(10);
});
