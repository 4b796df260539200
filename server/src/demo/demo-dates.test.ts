import { expect, it } from 'vitest';
import { seconds } from '../testing/clocks/patience.ts';
import { loadsOn } from '../testing/people/demo-on.ts';

/** Its days are counted from today, so that what is next to each other changes with the day of the week. */
it.each([
  ['a Thursday before two free days', '2026-11-19'],
  ['the first day of a year, a free one', '2027-01-01'],
  ['the last day of a leap February', '2028-02-29'],
])(
  'the demo company can be made on %s',
  async (_what, day) => {
    expect(await loadsOn(day)).toBe(true);
  },
  seconds(120),
);
