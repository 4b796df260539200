import { describe, expect, it } from 'vitest';
import { type Corrected, correctJoining, correctLeaving, takenBack } from './correct-life.ts';
import { type JobData, type JobTimeline, type Mark, noJob } from './job-data.ts';
import { withChange } from '@muster/contract/kernel/dates/timeline.ts';

const job = (status: JobData['status']): JobData => ({ ...noJob, designationId: 'post', status });
const mark = (cause: Mark['cause'], leavingReason: Mark['leavingReason'] = null): Mark => ({
  cause,
  note: null,
  leavingReason,
});
const first = (from: string, status: JobData['status'], cause: Mark['cause']): JobTimeline => [
  { from, values: job(status), changed: new Set(['designationId', 'status']), mark: mark(cause) },
];
const then = (
  timeline: JobTimeline,
  from: string,
  status: JobData['status'],
  cause: Mark['cause'],
): JobTimeline =>
  withChange(timeline, from, { status }, mark(cause, cause === 'leave' ? 'Resigned' : null));

const joined = first('2025-01-01', 'Probation', 'join');
const confirmed = then(joined, '2025-07-01', 'Confirmed', 'confirm');
const left = then(confirmed, '2026-02-01', 'Left', 'leave');
const back = then(left, '2026-05-01', 'Probation', 'rehire');
const draft = first('2024-12-01', 'Draft', 'change');
const hired = then(draft, '2025-01-01', 'Probation', 'join');

const told = (corrected: Corrected): string => {
  if (corrected.kind !== 'to')
    return 'date' in corrected ? `${corrected.kind} ${corrected.date}` : corrected.kind;
  const life = corrected.timeline.map(({ from, values }) => `${from} ${values.status}`).join(', ');
  return `${life}; ${corrected.from} to ${corrected.until ?? 'ever'}`;
};

describe('a leaving that was wrong', () => {
  it.each<[string, JobTimeline, string | null, string]>([
    ['was none', left, null, '2025-01-01 Probation, 2025-07-01 Confirmed; 2026-02-01 to ever'],
    [
      'was later',
      left,
      '2026-03-31',
      '2025-01-01 Probation, 2025-07-01 Confirmed, 2026-04-01 Left; 2026-02-01 to 2026-03-31',
    ],
    [
      'was earlier',
      left,
      '2025-12-31',
      '2025-01-01 Probation, 2025-07-01 Confirmed, 2026-01-01 Left; 2026-01-01 to 2026-01-31',
    ],
    ['before another step', left, '2025-06-15', 'later 2025-07-01'],
    ['before the first day', left, '2024-12-31', 'earlier 2025-01-01'],
    ['of someone who is here', confirmed, null, 'not-open'],
    ['of someone who came back', back, null, 'not-open'],
  ])('%s', (_, timeline, lastDay, expected) => {
    expect(told(correctLeaving(timeline, lastDay, 'x'))).toBe(expected);
  });
});

describe('a joining that was wrong', () => {
  it.each<[string, JobTimeline, string, string]>([
    [
      'was earlier',
      confirmed,
      '2024-11-01',
      '2024-11-01 Probation, 2025-07-01 Confirmed; 2024-11-01 to 2024-12-31',
    ],
    [
      'was later',
      confirmed,
      '2025-02-01',
      '2025-02-01 Probation, 2025-07-01 Confirmed; 2025-01-01 to 2025-01-31',
    ],
    ['after another step', confirmed, '2025-07-01', 'later 2025-07-01'],
    ['of a draft', draft, '2025-01-01', 'not-open'],
    [
      'after the days of a draft',
      hired,
      '2024-12-15',
      '2024-12-01 Draft, 2024-12-15 Probation; 2024-12-15 to 2024-12-31',
    ],
    ['before them', hired, '2024-11-15', '2024-11-15 Probation; 2024-11-15 to 2024-12-31'],
    [
      'of someone who came back',
      back,
      '2026-04-01',
      '2025-01-01 Probation, 2025-07-01 Confirmed, 2026-02-01 Left, 2026-04-01 Probation; 2026-04-01 to 2026-04-30',
    ],
    [
      'on the day after the last one',
      back,
      '2026-02-01',
      '2025-01-01 Probation, 2025-07-01 Confirmed, 2026-02-01 Probation; 2026-02-01 to 2026-04-30',
    ],
    ['within the time before', back, '2026-01-15', 'earlier 2026-02-01'],
  ])('%s', (_, timeline, date, expected) => {
    expect(told(correctJoining(timeline, date, 'x'))).toBe(expected);
  });

  it('what was joined to the day after the last one comes apart again', () => {
    const close = correctJoining(back, '2026-02-01', 'x');
    if (close.kind !== 'to') throw new Error('it can be corrected');
    expect(close.timeline.at(-1)?.mark).toMatchObject({
      cause: 'rehire',
      leavingReason: 'Resigned',
    });
    expect(told(correctJoining(close.timeline, '2026-05-01', 'x'))).toBe(
      '2025-01-01 Probation, 2025-07-01 Confirmed, 2026-02-01 Left, 2026-05-01 Probation; 2026-02-01 to 2026-04-30',
    );
    const again = takenBack(close.timeline, '2026-02-01');
    expect(again.map(({ from, values }) => `${from} ${values.status}`)).toEqual([
      '2025-01-01 Probation',
      '2025-07-01 Confirmed',
      '2026-02-01 Left',
    ]);
    expect(again.at(-1)?.mark.leavingReason).toBe('Resigned');
  });
});
