import { declared, defineEntity } from '@muster/contract/kernel/entity.ts';
import { choiceField, textField } from '@muster/contract/kernel/fields.ts';
import { expect, it } from 'vitest';
import { readListState } from '../list-state.ts';
import { askedByView, viewText } from './view-text.ts';

const { calls } = declared(
  defineEntity({
    name: 'tool',
    path: '/tool',
    label: 'name',
    read: 'public',
    write: 'public',
    fields: {
      name: textField({ required: true, max: 20, list: true }),
      colour: choiceField(['Red', 'Green'], { filter: true }),
    },
  }),
);
const shape = { query: calls.list.query, filters: ['colour'], sort: '-name' };
const textOf = (params: Record<string, string>) => viewText(shape, readListState(shape, params));

it('keeps search, filters and order, whatever their order in the address', () => {
  const params = { sort: 'name', search: 'a b', colour: 'Red', active: 'No' };
  expect(textOf(params)).toBe('active=No&colour=Red&search=a+b&sort=name');
  expect(textOf(Object.fromEntries(Object.entries(params).toReversed()))).toBe(textOf(params));
});

it('keeps neither page nor page size nor what is open', () => {
  expect(textOf({ pageNo: '3', limit: '25', open: 'new' })).toBe('');
});

it('comes back as it was, on the first page', () => {
  const kept = 'active=No&colour=Red&search=a+b&sort=name';
  const asked = askedByView(shape, kept);
  expect(asked).toMatchObject({ pageNo: 1, filters: { colour: 'Red' }, active: false });
  expect(viewText(shape, { ...readListState(shape, {}), ...asked })).toBe(kept);
});

it('leaves out what the list no longer knows', () => {
  expect(askedByView(shape, 'colour=Blue&moon=1&search=x')).toMatchObject({
    filters: {},
    search: 'x',
  });
});
