import { expect, it } from 'vitest';
import {
  type JobData,
  type JobTimeline,
  lifeDates,
  type Mark,
  noJob,
  wholeChange,
} from './job-data.ts';
import { withChange } from '@muster/contract/kernel/dates/timeline.ts';

const before: JobData = {
  ...noJob,
  designationId: 'officer',
  departmentId: 'sales',
  unitId: 'north',
  subUnitId: 'bogura',
  regionId: 'rajshahi',
  areaId: 'bogura town',
  status: 'Confirmed',
};

it.each<[string, Partial<JobData>, Partial<JobData>]>([
  ['nothing new', { departmentId: 'sales' }, {}],
  [
    'another department leaves the unit behind',
    { departmentId: 'audit' },
    { departmentId: 'audit', unitId: null, subUnitId: null },
  ],
  [
    'a unit of it may come along',
    { departmentId: 'audit', unitId: 'field' },
    { departmentId: 'audit', unitId: 'field', subUnitId: null },
  ],
  [
    'another unit keeps the department',
    { unitId: 'south' },
    { departmentId: 'sales', unitId: 'south', subUnitId: null },
  ],
  [
    'another sub-unit keeps both',
    { subUnitId: 'gabtali' },
    { departmentId: 'sales', unitId: 'north', subUnitId: 'gabtali' },
  ],
  [
    'another region leaves the area behind',
    { regionId: 'khulna' },
    { regionId: 'khulna', areaId: null },
  ],
  ['a new post is only that', { designationId: 'manager' }, { designationId: 'manager' }],
])('%s', (_, given, change) => {
  expect(wholeChange(before, given)).toEqual(change);
});

const mark = (cause: Mark['cause'], leavingReason: Mark['leavingReason'] = null): Mark => ({
  cause,
  note: null,
  leavingReason,
});
const joined: JobTimeline = [
  {
    from: '2020-03-01',
    values: { ...before, status: 'Probation' },
    changed: new Set(['status']),
    mark: mark('join'),
  },
];

it('days of a life: joined, confirmed, left, and a second time', () => {
  const confirmed = withChange(joined, '2020-09-01', { status: 'Confirmed' }, mark('confirm'));
  expect(lifeDates(confirmed)).toEqual({
    joinedOn: '2020-03-01',
    confirmedOn: '2020-09-01',
    leftFrom: null,
    leavingReason: null,
  });
  const left = withChange(confirmed, '2023-01-01', { status: 'Left' }, mark('leave', 'Resigned'));
  expect(lifeDates(left)).toMatchObject({ leftFrom: '2023-01-01', leavingReason: 'Resigned' });
  const back = withChange(left, '2025-05-01', { status: 'Probation' }, mark('rehire'));
  expect(lifeDates(back)).toEqual({
    joinedOn: '2025-05-01',
    confirmedOn: null,
    leftFrom: null,
    leavingReason: null,
  });
});

it('a draft has not joined', () => {
  const draft: JobTimeline = [
    {
      from: '2026-01-01',
      values: { ...before, status: 'Draft' },
      changed: new Set(['status']),
      mark: mark('change'),
    },
  ];
  expect(lifeDates(draft).joinedOn).toBeNull();
});
