import type { LifeAction, Status } from '@muster/contract/people/profile/life.ts';
import { expect, it } from 'vitest';
import { type JobTimeline, noJob } from './job-data.ts';
import { beginOf, stepBuiltOn, stepOf } from './step.ts';
import { withChange } from '@muster/contract/kernel/dates/timeline.ts';

const mark = { cause: 'change', note: null, leavingReason: null } as const;
const since = (status: Status): JobTimeline => [
  {
    from: '2024-01-01',
    values: { ...noJob, designationId: 'officer', status },
    changed: new Set(['status']),
    mark,
  },
];
const then = (timeline: JobTimeline, from: string, status: Status) =>
  withChange(timeline, from, { status }, mark);

it.each<[Status, LifeAction, Status | 'not-open']>([
  ['Draft', 'join', 'Probation'],
  ['Draft', 'joinConfirmed', 'Confirmed'],
  ['Draft', 'leave', 'not-open'],
  ['Probation', 'confirm', 'Confirmed'],
  ['Confirmed', 'confirm', 'not-open'],
  ['Confirmed', 'giveNotice', 'Notice'],
  ['Left', 'giveNotice', 'not-open'],
  ['Notice', 'leave', 'Left'],
  ['Suspended', 'leave', 'Left'],
  ['Left', 'leave', 'not-open'],
  ['Left', 'rehire', 'Probation'],
  ['Confirmed', 'rehire', 'not-open'],
  ['Left', 'resume', 'not-open'],
])('from %s, %s leads to %s', (status, action, to) => {
  const step = stepOf(since(status), action, '2025-01-01');
  expect(step.kind === 'to' ? step.status : step.kind).toBe(to);
});

it('a way back leads where one came from', () => {
  const onProbation = then(since('Probation'), '2024-06-01', 'Suspended');
  expect(stepOf(onProbation, 'resume', '2024-07-01')).toEqual({ kind: 'to', status: 'Probation' });
  const confirmed = then(since('Confirmed'), '2024-06-01', 'Notice');
  expect(stepOf(confirmed, 'withdrawNotice', '2024-06-20')).toEqual({
    kind: 'to',
    status: 'Confirmed',
  });
  const twice = then(then(confirmed, '2024-06-10', 'Suspended'), '2024-06-15', 'Notice');
  expect(stepOf(twice, 'withdrawNotice', '2024-06-20')).toEqual({
    kind: 'to',
    status: 'Suspended',
  });
});

it('nothing is slipped in before or on the day of a later step', () => {
  const leaving = then(since('Confirmed'), '2024-09-01', 'Left');
  expect(stepOf(leaving, 'giveNotice', '2024-08-01')).toEqual({
    kind: 'later',
    date: '2024-09-01',
  });
  expect(stepOf(leaving, 'confirm', '2024-09-01')).toEqual({ kind: 'later', date: '2024-09-01' });
  // the last day is the one before: coming back on the next day leaves no gap
  expect(stepOf(leaving, 'rehire', '2024-09-01')).toEqual({ kind: 'to', status: 'Probation' });
  expect(stepOf(leaving, 'rehire', '2024-09-02')).toEqual({ kind: 'to', status: 'Probation' });
  expect(stepOf(leaving, 'join', '2023-12-31')).toEqual({ kind: 'before-joining' });
});

it('who leaves is there on the last day', () => {
  expect(beginOf('leave', '2024-02-29')).toBe('2024-03-01');
  expect(beginOf('confirm', '2024-02-29')).toBe('2024-02-29');
});

it('nobody leaves before having come', () => {
  expect(stepOf(since('Confirmed'), 'leave', '2024-01-01')).toEqual({ kind: 'before-joining' });
  expect(stepOf(since('Confirmed'), 'leave', '2024-01-02')).toEqual({ kind: 'to', status: 'Left' });
});

it('a step that another one builds on is not taken back alone', () => {
  const joined = then(since('Draft'), '2024-02-01', 'Probation');
  const leaving = then(joined, '2024-03-01', 'Left');
  expect(stepBuiltOn(leaving, '2024-02-01')).toBe('2024-03-01');
  expect(stepBuiltOn(leaving, '2024-03-01')).toBeUndefined();
  const moved = withChange(leaving, '2024-02-10', { departmentId: 'sales' }, mark);
  expect(stepBuiltOn(moved, '2024-02-10')).toBeUndefined();
});
