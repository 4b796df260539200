import { expect, it } from 'vitest';
import { type JobData, type JobTimeline, noJob } from './job-data.ts';
import { keyGained } from './key-gained.ts';

const keys = new Map([
  ['md', 'Managing Director'],
  ['ceo', 'Chief Executive Officer'],
]);
const today = '2026-11-16';
const mark = { cause: 'change', note: null, leavingReason: null } as const;

/** `2026-01-01 md` is a period; `!` stands for one who has left. */
const timeline = (...periods: readonly string[]): JobTimeline =>
  periods.map((period) => {
    const [from = '', post = ''] = period.split(' ');
    const status: JobData['status'] = post.startsWith('!') ? 'Left' : 'Confirmed';
    const values = { ...noJob, designationId: post.replace('!', ''), status };
    return { from, values, changed: new Set(), mark };
  });

it.each<[string, string[], string[], string | undefined]>([
  ['a new clerk', [], ['2026-11-16 clerk'], undefined],
  ['a new director', [], ['2026-11-16 md'], 'md'],
  ['a director to come', [], ['2026-11-16 clerk', '2027-01-01 md'], 'md'],
  ['a director of old who stays one', ['2020-01-01 md'], ['2020-01-01 md'], undefined],
  ['other data of a director', ['2020-01-01 md'], ['2020-01-01 md', '2026-11-16 md'], undefined],
  [
    'a director who becomes a clerk',
    ['2020-01-01 md'],
    ['2020-01-01 md', '2026-11-16 clerk'],
    undefined,
  ],
  [
    'a director who becomes the chief',
    ['2020-01-01 md'],
    ['2020-01-01 md', '2026-11-16 ceo'],
    'ceo',
  ],
  ['days gone by only', ['2020-01-01 clerk'], ['2020-01-01 md', '2021-01-01 clerk'], undefined],
  [
    'from a day gone by until now',
    ['2020-01-01 clerk'],
    ['2020-01-01 clerk', '2026-11-01 md'],
    'md',
  ],
  ['one who left as director', ['2020-01-01 md'], ['2020-01-01 md', '2026-11-16 !md'], undefined],
  [
    'one who left and comes back',
    ['2020-01-01 md', '2026-01-01 !md'],
    ['2020-01-01 md', '2026-01-01 !md', '2026-12-01 md'],
    'md',
  ],
  ['an end that is taken back', ['2020-01-01 md', '2027-01-01 clerk'], ['2020-01-01 md'], 'md'],
  [
    'begun earlier than planned',
    ['2020-01-01 clerk', '2027-01-01 md'],
    ['2020-01-01 clerk', '2026-12-01 md'],
    'md',
  ],
])('%s', (_, before, after, gained) => {
  expect(keyGained(timeline(...before), timeline(...after), keys, today)?.designationId).toBe(
    gained,
  );
});
