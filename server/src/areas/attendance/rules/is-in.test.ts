import { expect, it } from 'vitest';
import { isIn } from './is-in.ts';

const directions = { i: 'in', o: 'out', '?': null } as const;

it.each([
  ['', false],
  ['i', true],
  ['io', false],
  ['?', true],
  ['??', false],
  ['???', true],
  ['?o', false],
  ['ii', true],
  ['io?', true],
])('after %s: %s', (text, expected) => {
  const punches = Array.from(text, (letter, index) => ({
    at: `2026-03-03T${String(9 + index).padStart(2, '0')}:00:00.000Z`,
    direction: directions[letter as keyof typeof directions],
  }));
  expect(isIn(punches)).toBe(expected);
});

it('a card that is read twice within a minute is one coming', () => {
  const at = (time: string) => ({ at: `2026-03-03T${time}.000Z`, direction: null });
  expect(isIn([at('09:00:50'), at('09:01:10')])).toBe(true);
  expect(isIn([at('09:00:50'), at('09:01:10'), at('18:00:00')])).toBe(false);
  expect(isIn([at('09:00:50'), at('09:02:10')])).toBe(false);
});
