import { describe, expect, it } from 'vitest';
import { linkList } from '../../../../platform/sheets/rules/find-link.ts';
import { noJob } from '../job-data.ts';
import { neededPlaces, type WantedPlace, withPlaces } from './missing-places.ts';
import { type SheetLinkField, linkFields } from './sheet-fields.ts';

const place = (kind: WantedPlace['kind'], name: string, parentId: string | null): WantedPlace => ({
  id: `${kind} ${name}`,
  kind,
  name,
  parentId,
});
const there = (id: string, name: string, parentId: string | null) => ({
  id,
  name,
  parentId,
  isActive: true,
});
const house = {
  ...(Object.fromEntries(linkFields.map((field) => [field, linkList([])])) as Record<
    SheetLinkField,
    ReturnType<typeof linkList>
  >),
  departmentId: linkList([there('sales', 'Sales', 'padma')]),
};
const added = (...wanted: WantedPlace[]) =>
  withPlaces(house, wanted).places.map(({ name }) => name);

describe('what is wanted is taken for there', () => {
  it.each([
    ['a new department', [place('department', 'Sewing', 'padma')], ['Sewing']],
    ['one of that name is there by now', [place('department', 'sALES', 'padma')], []],
    ['the same name in another company', [place('department', 'Sales', 'meghna')], ['Sales']],
    ['a unit of a department that is there', [place('unit', 'North', 'sales')], ['North']],
    ['a unit of a department that is nowhere', [place('unit', 'North', 'gone')], []],
    [
      'a unit of a department that is wanted itself',
      [place('unit', 'Line 1', 'department Sewing'), place('department', 'Sewing', 'padma')],
      ['Sewing', 'Line 1'],
    ],
  ] as const)('%s', (_, wanted, names) => {
    expect(added(...wanted)).toEqual(names);
  });
});

it('only what a row uses is made, and what that lies in', () => {
  const sewing = place('department', 'Sewing', 'padma');
  const line = place('unit', 'Line 1', sewing.id);
  const unused = place('location', 'Savar', null);
  const values = { ...noJob, unitId: line.id } as never;
  const row = { timeline: [{ from: '2026-01-01', values }] } as never;
  expect(neededPlaces([sewing, line, unused], [row])).toEqual([sewing, line]);
  expect(neededPlaces([sewing, line, unused], [{ timeline: null }])).toEqual([]);
});
