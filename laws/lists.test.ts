import { type Endpoint, isFile } from '@muster/contract/kernel/endpoint.ts';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { endpoints, parametersOf, published, served, shape } from './calls.ts';

/** Answers rows, whatever they are called on the wire. */
const isList = ({ method, answer }: Endpoint): boolean =>
  method === 'GET' && !isFile(answer) && 'rows' in ((answer as unknown as z.ZodObject).shape ?? {});

/** What answers rows and is no list that someone sorts or looks through, and why. */
const unlisted: Readonly<Record<string, string>> = {
  'identity.ownSessions': 'the few places where one is logged in, the newest first',
  'users.search': 'for pickers: those who fit, as published, by searchKeyword',
  'employee.search': 'for pickers: those who fit best first, as published, by searchKeyword',
  'view.list': 'the own views of one list, as its menu shows them',
  'profile.below': 'names of a tree, in the order of the tree',
  'employee-batch.missing': 'the names that one sheet has and nobody else, in their order there',
  'hris.syncByGet': 'the rows of one sync, as the feed had them',
  'education.read': 'what one person learned, kept in their order',
  'experience.read': 'where one person worked, kept in their order',
  'family.read': 'the family of one person, kept in their order',
  'emergency-contact.read': 'whom to call first, kept in their order',
  'item-issue.list': 'what one person was given, the newest first',
  'document.list': 'the papers of one person, the newest first',
  'delegation.list': 'who stands in for one person now, or at all: as many as a screen holds',
};

/** A part of a word is not looked for here, and why. */
const unsearched: Readonly<Record<string, string>> = {
  'audit.list': 'millions of rows, found by filters that have an index each',
  'users.log': 'a part of the audit log',
  'own-pay.list': 'a line a month, found by the year',
  'notification.list': 'its text is said when it is read, in the language of the reader',
};

/** Comes from the first on, where others come from the last name or the newest on, and why. */
const upward: Readonly<Record<string, string>> = {
  'document.expiring': 'what runs out first is seen to first',
  'employee-batch.rows': 'as the sheet has them',
  'salary-entry-sheet.rows': 'as the sheet has them',
  'opening-figure-sheet.rows': 'as the sheet has them',
};

/** Lists that are read for their size. */
const bySize: Readonly<Record<string, string>> = {
  'pay-gate.people': 'the largest difference is looked at first',
};

const lists = endpoints.filter(isList);
const named = lists.filter(({ name }) => name in unlisted).map(({ name }) => name);

it('names no list that there is not', () => {
  expect(named.toSorted()).toEqual(Object.keys(unlisted).toSorted());
  const known = new Set(lists.map(({ name }) => name));
  const others = [unsearched, upward, bySize].flatMap((one) => Object.keys(one));
  expect(others.filter((name) => !known.has(name))).toEqual([]);
});

it('every published list is one of them', () => {
  const calls = published.filter(({ query }) => query.includes('pageNo'));
  const found = calls.flatMap(({ call }) => served.get(shape(call)) ?? []);
  expect(found.filter((call) => !call.listing).map(({ name }) => name)).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});

describe.each(
  lists.filter(({ name }) => !(name in unlisted)).map((list) => [list.name, list] as const),
)('%s', (name, list) => {
  const { listing } = list;
  const asked = parametersOf(list);

  it('says what it is sorted by, and takes exactly that', () => {
    const { sort } = (list.query as unknown as z.ZodObject).shape;
    const taken = (sort as z.ZodOptional<z.ZodEnum>).unwrap().options;
    const meant = listing?.sorts.flatMap((key) => [key, `-${key}`]);
    expect([...taken].toSorted()).toEqual(meant?.toSorted());
    expect(asked).toEqual(expect.arrayContaining(['limit', 'pageNo', 'sort']));
  });

  it('has an order of its own, from the last name or the newest on', () => {
    const order = listing?.order ?? '';
    expect(listing?.sorts).toContain(order.replace(/^-/, ''));
    expect(order.startsWith('-')).toBe(!(name in upward));
    if (listing?.sorts.includes('name') && order !== '-name' && !(name in bySize))
      expect(/(At|Date|On|at|row)$/.test(order), order).toBe(true);
  });

  it('is looked through by words, or says why not', () => {
    expect(asked.includes('search')).toBe(!(name in unsearched));
    expect((listing?.searches.length ?? 0) > 0).toBe(!(name in unsearched));
  });
});
