import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { leavingReasons } from '@muster/contract/people/profile/life.ts';
import type { JobData } from '../../areas/people/rules/job-data.ts';
import type { Dice } from './random.ts';
import type { StoryStep } from './timeline-of.ts';

/** What became of someone: a way through the life of an employee, with days counted from today. */
export type Story =
  | 'plain'
  | 'draft'
  | 'new'
  | 'due soon'
  | 'overdue'
  | 'on notice'
  | 'left'
  | 'suspended'
  | 'on long leave'
  | 'rehired';

export const probation = 180;

/** So many days ago someone of this story joined, if the place in the tree does not say more. */
export const joinedAgo: Record<Story, readonly [least: number, most: number]> = {
  plain: [230, 1700],
  draft: [-35, -8],
  new: [10, 150],
  'due soon': [158, 179],
  overdue: [184, 214],
  'on notice': [400, 1500],
  left: [600, 1700],
  suspended: [400, 1500],
  'on long leave': [400, 1500],
  rehired: [1300, 1700],
};

const reasons = ['Resigned', 'Resigned', 'Resigned', ...leavingReasons] as const;

const leaving = (on: string, leavingReason: (typeof reasons)[number]): StoryStep => ({
  on: addDays(on, 1),
  given: { status: 'Left' },
  cause: 'leave',
  leavingReason,
});
const status = (
  on: string,
  cause: NonNullable<StoryStep['cause']>,
  to: JobData['status'],
  note?: string,
): StoryStep => ({ on, cause, note, given: { status: to } });

interface Told {
  readonly confirmed: StoryStep;
  /** so many days from today */
  readonly on: (days: number) => string;
  readonly joined: string;
  readonly today: string;
  readonly dice: Dice;
}

const tellings: Record<Story, (told: Told) => StoryStep[]> = {
  plain: ({ confirmed }) => [confirmed],
  draft: ({ joined }) => [status(joined, 'join', 'Probation')],
  new: () => [],
  'due soon': () => [],
  overdue: () => [],
  'on notice': ({ confirmed, on, dice }) => {
    const given = status(on(-dice.between(3, 25)), 'giveNotice', 'Notice');
    return [confirmed, given, leaving(on(dice.between(5, 40)), 'Resigned')];
  },
  left: ({ confirmed, on, dice }) => {
    const last = on(-dice.between(15, 380));
    const reason = dice.pick(reasons);
    const before = status(addDays(last, -30), 'giveNotice', 'Notice');
    return [confirmed, ...(reason === 'Resigned' ? [before] : []), leaving(last, reason)];
  },
  suspended: ({ confirmed, on, dice }) => [
    confirmed,
    status(on(-dice.between(4, 20)), 'suspend', 'Suspended', 'Inquiry'),
  ],
  'on long leave': ({ confirmed, on, dice }) => {
    const begun = status(on(-dice.between(20, 70)), 'beginLongLeave', 'Long leave');
    const ends = status(on(dice.between(20, 90)), 'endLongLeave', 'Confirmed');
    return [confirmed, begun, ...(dice.between(1, 2) === 1 ? [ends] : [])];
  },
  rehired: ({ confirmed, on, today, dice }) => {
    const back = on(-dice.between(120, 620));
    const again = status(addDays(back, probation), 'confirm', 'Confirmed');
    const gone = leaving(addDays(back, -dice.between(90, 300)), 'Resigned');
    const rehired = status(back, 'rehire', 'Probation', 'Came back');
    return [confirmed, gone, rehired, ...(again.on <= today ? [again] : [])];
  },
};

/** The steps after joining. */
export const storySteps = (story: Story, joined: string, today: string, dice: Dice): StoryStep[] =>
  tellings[story]({
    confirmed: status(addDays(joined, probation), 'confirm', 'Confirmed'),
    on: (days) => addDays(today, days),
    joined,
    today,
    dice,
  });
