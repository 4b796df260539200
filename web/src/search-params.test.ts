import { expect, it } from 'vitest';
import { onlyStrings, parseSearch, stringifySearch } from './search-params.ts';

it('an address is read as plain strings, whatever they look like', () => {
  expect(parseSearch('?pageNo=2&sort=-name&search=%22a%22&open=null')).toEqual({
    pageNo: '2',
    sort: '-name',
    search: '"a"',
    open: 'null',
  });
});

it('what is written comes back, without quotes and without empty parts', () => {
  const search = { pageNo: 2, search: 'বাংলা & co', active: 'true', sort: undefined, open: '' };
  const text = stringifySearch(search);
  expect(text).toMatch(/^\?pageNo=2&/);
  expect(parseSearch(text)).toEqual({ pageNo: '2', search: 'বাংলা & co', active: 'true' });
});

it('no parameters leave no question mark', () => {
  expect(stringifySearch({})).toBe('');
  expect(stringifySearch({ search: '' })).toBe('');
});

it('a route passes on strings only', () => {
  expect(onlyStrings({ pageNo: 3, sort: 'name', open: undefined, search: null })).toEqual({
    pageNo: '3',
    sort: 'name',
  });
});
