import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { records } from '@muster/contract/registry.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingStatements } from '../server/src/testing/postgres/statements.ts';
import { newDatabase } from '../server/src/testing/postgres/test-database.ts';
import { endpoints } from './calls.ts';
import { type FullWorld, makeFullWorld } from './lists/full-world.ts';

/** Every list over HTTP: all its orders, page by page, and what it does with words and with nonsense. */
let world: FullWorld;
let statements: ReturnType<typeof countingStatements>;
beforeAll(async () => {
  statements = countingStatements(await newDatabase());
  world = await makeFullWorld(statements.database);
});
afterAll(async () => {
  await world.close();
  await statements.database.close();
});

/** One engine answers them all: of its orders one record is enough. */
const declared: ReadonlySet<string> = new Set(
  records.map(({ calls }) => calls.list.name).filter((name) => name !== 'designation.list'),
);
const lists = endpoints.filter(({ listing }) => listing !== undefined);

/** Whom and what a list is asked where it is not an administrator, or more than nothing. */
interface Asking {
  readonly by?: 'worker';
  readonly path?: (of: FullWorld) => string;
  readonly query?: Readonly<Record<string, string>>;
  /** of Padma Foods alone */
  readonly ofPadma?: true;
}
const askings: Readonly<Record<string, Asking>> = {
  'own-leave.list': { by: 'worker' },
  'time-request.own': { by: 'worker' },
  'users.log': { path: ({ userId }) => userId },
  'employee-batch.rows': { path: ({ batch }) => batch },
  'salary-entry-sheet.rows': { path: ({ entrySheet }) => entrySheet },
  'opening-figure-sheet.rows': { path: ({ openingSheet }) => openingSheet },
  'pay-gate.people': { path: ({ payRun }) => payRun },
  'leave.list': { query: { status: 'All' } },
  'inbox.list': { query: { which: 'others' } },
  'own-pay.list': { by: 'worker' },
  'salary-sheet.preview': { query: { month: '2026-01' }, ofPadma: true },
  'roster.grid': { query: { startDate: '2026-03-02', endDate: '2026-03-03' } },
};

/** What some rows of a list say and others do not; the people of the house are called the same in all. */
const worded: Readonly<Record<string, string>> = {
  'bank-batch.list': 'SECOND payer',
  'income-slab.list': 'Orbitax',
  'mail.list': 'A2@example',
  // all are of one kind
  'jobs.list': '',
  'employee-batch.list': 'Sheet 1',
  'salary-entry-sheet.list': 'Sheet 1',
  'opening-figure-sheet.list': 'Sheet 1',
  'device.list': 'gate 1',
  'unknown-punch.list': 'u-1',
  'given-number.list': 'g-1',
  'attendance-lock.list': '2015-0',
  'punch-entry.list': 'reader 1',
  'time-request.own': 'forgot 3',
  'shift.list': 'day 1',
  'roster-pattern.list': 'round 1',
  'roster.assignments': 'NORTH',
  'leave-type.list': 'leave 1',
  'own-leave.list': '',
  'salary-run.list': '2025-12',
  'designation.list': 'designation 1',
};

type Row = Readonly<Record<string, unknown>>;

async function ask(list: Endpoint, query: Readonly<Record<string, string>>) {
  const { by, path, query: always, ofPadma } = askings[list.name] ?? {};
  const client = by === 'worker' ? world.worker : world.admin;
  const address = list.path.replace(':id', path?.(world) ?? '');
  const concern = ofPadma && { concernCompany: world.house.padma };
  const asked = new URLSearchParams({ ...concern, ...always, ...query });
  return client.send('GET', `${basePath}${address}?${asked.toString()}`);
}

async function rowsOf(list: Endpoint, query: Readonly<Record<string, string>>): Promise<Row[]> {
  const reply = await ask(list, query);
  expect(reply.status, reply.text).toBe(200);
  const key = wireNames(list.answer as unknown as z.ZodObject).get('rows') ?? 'rows';
  return (reply.body as Record<string, Row[]>)[key] ?? [];
}

/** What a row is known by. */
const keyOf = (row: Row): string => JSON.stringify(row);

const each = (found: readonly Endpoint[]) => found.map((list) => [list.name, list] as const);
describe.each(each(lists))('%s', (_, list) => {
  const { sorts = [], order = '' } = list.listing ?? {};

  it('refuses an order that there is not, naming the field', async () => {
    for (const sort of ['nonsense', '-nonsense', `${sorts[0]};drop`]) {
      const reply = await ask(list, { sort });
      expect([reply.status, reply.at('code')]).toEqual([400, 'request.fields']);
      expect(reply.at('fields.sort').length).toBeGreaterThan(10);
    }
  });

  it('comes in its own order when none is asked for', async () => {
    const usual = list.name === 'inbox.list' ? order.slice(1) : order;
    const unasked = await rowsOf(list, { limit: '8' });
    expect(unasked.length).toBeGreaterThan(1);
    expect(unasked.map(keyOf)).toEqual(
      (await rowsOf(list, { limit: '8', sort: usual })).map(keyOf),
    );
  });

  it('costs as many statements for many rows as for one', async () => {
    const costOf = (limit: string) => statements.of(() => ask(list, { limit }));
    // what is due of those on a page is posted when it is read first
    await ask(list, { limit: '20' });
    // a kind of account that the first row does not name is looked up once
    expect(await costOf('20')).toBeLessThanOrEqual((await costOf('1')) + 4);
  });
});

const ofTheirOwn = lists.filter(({ name }) => !declared.has(name));

it.each(each(ofTheirOwn))(
  '%s is the same whole page by page, whatever the order',
  async (_, list) => {
    const { sorts = [] } = list.listing ?? {};
    for (const sort of sorts.flatMap((key) => [key, `-${key}`])) {
      const whole = (await rowsOf(list, { sort, limit: '20' })).map(keyOf);
      const pages: string[] = [];
      for (let pageNo = 1; pages.length < whole.length; pageNo += 1) {
        const page = await rowsOf(list, { sort, limit: '5', pageNo: String(pageNo) });
        expect(page.length, sort).toBeGreaterThan(0);
        pages.push(...page.map(keyOf));
      }
      expect(pages.slice(0, whole.length), sort).toEqual(whole);
      expect(new Set(whole).size, sort).toBe(whole.length);
    }
  },
);

it.each(each(lists.filter(({ listing }) => listing?.searches.length)))(
  '%s is looked through by words',
  async (name, list) => {
    expect(await rowsOf(list, { search: 'no such words anywhere' })).toEqual([]);
    expect(await rowsOf(list, { search: '%' })).toEqual([]);
    const words = worded[list.name] ?? 'RAHIM 1';
    if (declared.has(name) || words === '') return;
    const found = await rowsOf(list, { search: words, limit: '50' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan((await rowsOf(list, { limit: '200' })).length);
    // each of them, in any order
    for (const word of words.toLowerCase().split(' '))
      for (const row of found) expect(keyOf(row).toLowerCase()).toContain(word);
  },
);
