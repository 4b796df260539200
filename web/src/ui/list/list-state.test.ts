import { choiceField, textField } from '@muster/contract/kernel/fields.ts';
import { defineEntity, entityCalls } from '@muster/contract/kernel/entity.ts';
import { describe, expect, it } from 'vitest';
import {
  askedBy,
  filterCount,
  isNarrowed,
  readListState,
  sortOf,
  sortText,
  writeListState,
} from './list-state.ts';

const tool = defineEntity({
  name: 'tool',
  path: '/tool',
  label: 'name',
  read: 'public',
  write: 'public',
  fields: {
    name: textField({ required: true, max: 20, list: true }),
    colour: choiceField(['Red', 'Green'], { filter: true }),
  },
});
const shape = { query: entityCalls(tool).list.query, filters: ['colour'], sort: '-name' };
const read = (params: Record<string, unknown>) => readListState(shape, params);
const nothingAsked = {
  pageNo: 1,
  limit: 10,
  sort: '-name',
  search: '',
  active: undefined,
  filters: {},
  open: undefined,
};
const someId = '0190a6f2-7c1e-7c3a-9b7e-1f2a3b4c5d6e';

describe('the address of a list', () => {
  it('says nothing while nothing is asked', () => {
    expect(read({})).toEqual(nothingAsked);
    expect(writeListState(shape, read({}))).toEqual({});
  });

  it.each([
    { pageNo: '2', limit: '25', sort: 'name', search: 'x y', colour: 'Red', active: 'Yes' },
    { active: 'No' },
    { search: '0012' },
    { open: 'new' },
    { open: someId, pageNo: '3' },
    { open: someId, day: '2031-04-09' },
  ])('comes back as it was: %o', (params) => {
    expect(writeListState(shape, read(params))).toEqual(params);
  });

  it('speaks in the words of code inside', () => {
    const state = read({ active: 'No', colour: 'Green', pageNo: '4' });
    expect(state).toEqual({
      ...nothingAsked,
      active: false,
      filters: { colour: 'Green' },
      pageNo: 4,
    });
    expect(askedBy(state)).toEqual({
      pageNo: 4,
      limit: 10,
      sort: '-name',
      search: undefined,
      active: false,
      colour: 'Green',
    });
  });

  it.each([
    { pageNo: 'abc' },
    { pageNo: '-3' },
    { pageNo: '0' },
    { limit: '7' },
    { limit: '100000' },
    { sort: 'salary' },
    { colour: 'Blue' },
    { active: 'maybe' },
    { open: 'everything' },
    { open: 'everything', day: '2031-04-09' },
    { day: '2031-04-09' },
    { unknown: 'x' },
    { search: 'x'.repeat(300) },
  ])('passes over what it cannot understand: %o', (params) => {
    expect(read(params)).toEqual(nothingAsked);
  });

  it('forgets the day with the drawer that it was for', () => {
    const state = read({ open: someId, day: '2031-04-09', search: 'x' });
    expect(writeListState(shape, { ...state, open: undefined })).toEqual({ search: 'x' });
    expect(read({ open: someId, day: 'someday' })).toEqual({ ...nothingAsked, open: someId });
  });

  it('keeps the good parameters beside a bad one', () => {
    expect(read({ pageNo: 'abc', search: 'lead' }).search).toBe('lead');
  });

  it('drops the spaces around a search', () => {
    expect(read({ search: '  lead ' }).search).toBe('lead');
  });
});

it('counts filters without the search', () => {
  const state = read({ search: 'x', colour: 'Red', active: 'Yes' });
  expect(filterCount(state)).toBe(2);
  expect(isNarrowed(read({ search: 'x' }))).toBe(true);
  expect(isNarrowed(read({ pageNo: '2', sort: 'name' }))).toBe(false);
});

it('reads and writes an order', () => {
  for (const sort of ['name', '-name']) expect(sortText(sortOf(sort))).toBe(sort);
  expect(sortOf('-name')).toEqual({ key: 'name', descending: true });
});
