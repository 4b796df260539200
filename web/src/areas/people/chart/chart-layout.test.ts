import { describe, expect, it } from 'vitest';
import { box, type ChartBranch, layOut } from './chart-layout.ts';

const person = (id: string, ...below: readonly ChartBranch[]): ChartBranch => ({ id, below });
const many = (count: number, name = 'p') =>
  Array.from({ length: count }, (_, at) => person(`${name}${at}`));

const overlaps = (tops: readonly ChartBranch[]) => {
  const { boxes } = layOut(tops);
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((two) => Math.abs(one.x - two.x) < box.width && Math.abs(one.y - two.y) < box.height)
      .map((two) => `${one.id} ${two.id}`),
  );
};

describe('the drawing of the chart', () => {
  it('a few stand beside each other, under the middle of the one above', () => {
    const { boxes, width } = layOut([person('chief', ...many(3))]);
    const [chief, ...reports] = boxes;
    expect(new Set(reports.map(({ y }) => y)).size).toBe(1);
    expect(chief?.x).toBe(reports[1]?.x);
    expect(chief?.y).toBeLessThan(reports[0]?.y ?? 0);
    expect(width).toBe((reports[2]?.x ?? 0) + box.width);
  });

  it('many closed ones stand in columns: five hundred are no line', () => {
    const { width, height, boxes } = layOut([person('chief', ...many(500))]);
    expect(boxes).toHaveLength(501);
    expect(width).toBeLessThan(height * 2);
    expect(height).toBeLessThan(width * 2);
  });

  it('nobody stands on another, and everyone inside the sheet', () => {
    const deep = person('a', person('b', ...many(9, 'x'), person('c', person('d'))), ...many(6));
    const tops = [deep, person('e', person('f')), person('g')];
    expect(overlaps(tops)).toEqual([]);
    const { boxes, lines, width, height } = layOut(tops);
    for (const { x, y } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + box.width).toBeLessThanOrEqual(width);
      expect(y + box.height).toBeLessThanOrEqual(height);
    }
    for (const [x1, y1, x2, y2] of lines) {
      expect(Math.min(x1, x2, y1, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(width);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(height);
    }
  });

  it('an empty house is an empty sheet', () => {
    expect(layOut([])).toEqual({ width: 0, height: 0, boxes: [], lines: [] });
  });
});
