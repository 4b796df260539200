import type { ChartNode } from '@muster/contract/people/chart-calls.ts';
import { describe, expect, it } from 'vitest';
import { layOut } from './chart-layout.ts';
import { above, type Arrow, branchesOf, cutsOf, stemOf, boxTowards, treeOf } from './chart-tree.ts';

const node = (id: string, under: string | null): ChartNode => ({
  id,
  under,
  reports: 0,
  number: id,
  name: id,
  localName: null,
  designationId: { id: 'd', name: 'Post' },
  departmentId: null,
  locationId: null,
  phone: null,
  email: null,
  photo: null,
});
const known = [
  node('chief', null),
  node('north', 'chief'),
  node('south', 'chief'),
  ...['a', 'b', 'c', 'd', 'e'].map((id) => node(id, 'north')),
  node('lost', 'someone who left'),
];
const tree = treeOf(known);

describe('the tree of the chart', () => {
  it('has at its top who stands under nobody that is known', () => {
    expect(tree.tops.map(({ id }) => id)).toEqual(['chief', 'lost']);
    expect(above(tree, 'c')).toEqual(['north', 'chief']);
    expect(above(tree, 'nobody')).toEqual([]);
  });

  it('has a stem down to where it spreads', () => {
    expect(stemOf(tree)).toEqual([]);
    const one = known.filter(({ id }) => id !== 'lost');
    expect(stemOf(treeOf(one))).toEqual(['chief']);
    expect(
      stemOf(
        treeOf(
          [node('owner', null), ...one].map((each) =>
            each.id === 'chief' ? node('chief', 'owner') : each,
          ),
        ),
      ),
    ).toEqual(['owner', 'chief']);
  });

  it('a loop in what is told ends', () => {
    expect(above(treeOf([node('x', 'y'), node('y', 'x')]), 'x')).toEqual(['y', 'x']);
  });

  it('draws only what is open', () => {
    const drawn = (open: readonly string[]) =>
      layOut(branchesOf(tree, (id) => open.includes(id))).boxes.map(({ id }) => id);
    expect(drawn([])).toEqual(['chief', 'lost']);
    expect(drawn(['chief'])).toEqual(['chief', 'north', 'south', 'lost']);
    expect(drawn(['north'])).toEqual(['chief', 'lost']);
  });

  it('says where a level is not told whole, of those who are open', () => {
    const wide = treeOf(known.map((one) => (one.id === 'north' ? { ...one, reports: 812 } : one)));
    expect(cutsOf(wide, () => false, 0)).toEqual([]);
    expect(cutsOf(wide, (id) => id === 'north', 0)).toEqual([
      { name: 'north', shown: 5, total: 812 },
    ]);
    expect(cutsOf(tree, () => true, known.length)).toEqual([]);
    expect(cutsOf(tree, () => true, 600)).toEqual([
      { name: undefined, shown: known.length, total: 600 },
    ]);
  });

  it('is walked by the arrow keys', () => {
    const { boxes } = layOut(branchesOf(tree, () => true));
    const walk = (from: string, ...arrows: readonly Arrow[]) =>
      arrows.reduce((at, arrow) => {
        const start = boxes.find(({ id }) => id === at);
        return (start && boxTowards(boxes, start, arrow)?.id) ?? 'nowhere';
      }, from);
    expect(walk('chief', 'ArrowDown')).toBe('north');
    expect(walk('north', 'ArrowRight')).toBe('south');
    expect(walk('north', 'ArrowDown')).toBe('a');
    expect(walk('a', 'ArrowDown', 'ArrowDown')).toBe('c');
    expect(walk('c', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('north');
    expect(walk('chief', 'ArrowUp')).toBe('nowhere');
  });
});
