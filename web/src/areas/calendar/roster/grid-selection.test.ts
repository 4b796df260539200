import { describe, expect, it } from 'vitest';
import { daysChosen, holidaysChosen, isChosen, stepped } from './grid-selection.ts';

const size = { rows: 3, columns: 4 };

describe('keys', () => {
  it.each([
    ['ArrowRight', { row: 1, column: 2 }],
    ['ArrowLeft', { row: 1, column: 0 }],
    ['ArrowUp', { row: 0, column: 1 }],
    ['ArrowDown', { row: 2, column: 1 }],
    ['Home', { row: 1, column: 0 }],
    ['End', { row: 1, column: 3 }],
    ['a', undefined],
  ])('%s', (key, spot) => {
    expect(stepped({ row: 1, column: 1 }, key, size)).toEqual(spot);
  });

  it('never lead out of the grid', () => {
    expect(stepped({ row: 0, column: 3 }, 'ArrowRight', size)).toEqual({ row: 0, column: 3 });
    expect(stepped({ row: 0, column: 3 }, 'ArrowUp', size)).toEqual({ row: 0, column: 3 });
  });
});

describe('what is chosen', () => {
  const chosen = { from: { row: 2, column: 2 }, to: { row: 1, column: 1 } };
  it('lies between both ends, whichever came first', () => {
    expect(isChosen({ row: 1, column: 2 }, chosen)).toBe(true);
    expect(isChosen({ row: 0, column: 2 }, chosen)).toBe(false);
    expect(isChosen({ row: 1, column: 2 }, undefined)).toBe(false);
  });

  it('leaves out those whose days may not be set', () => {
    const row = (id: string, set: boolean) => ({
      employee: { id },
      days: ['1', '2', '3', '4'].map((day) => ({ day })),
      can: { set },
    });
    const rows = [row('a', true), row('b', false), row('c', true)];
    expect(daysChosen(rows, chosen)).toEqual([
      { employeeId: 'c', day: '2' },
      { employeeId: 'c', day: '3' },
    ]);
  });

  it('counts the holidays among them, on which people would work', () => {
    const row = (set: boolean) => ({
      employee: { id: 'x' },
      days: ['work', 'holiday', 'off', 'holiday'].map((kind) => ({ day: '1', kind })),
      can: { set },
    });
    expect(holidaysChosen([row(true), row(false), row(true)], chosen)).toBe(1);
    expect(holidaysChosen([row(true)], undefined)).toBe(0);
  });
});
