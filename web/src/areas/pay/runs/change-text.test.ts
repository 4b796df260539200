import { expect, it } from 'vitest';
import { countChange, shareChange } from './change-text.ts';

it('says by how many, with a sign where there is a difference', () => {
  expect(countChange(1284, 1279, 'en')).toBe('+5');
  expect(countChange(3, 5, 'bn')).toBe('-২');
  expect(countChange(5, 5, 'en')).toBe('0');
});

it('says by which part of what it was', () => {
  expect(shareChange(45_290_420_00n, 44_592_793_00n, 'en')).toBe('+1.6%');
  expect(shareChange(50n, 100n, 'en')).toBe('-50.0%');
  expect(shareChange(100n, 100n, 'bn')).toBe('০.০%');
  expect(shareChange(100n, 0n, 'en'), 'there was nothing').toBe('');
});
