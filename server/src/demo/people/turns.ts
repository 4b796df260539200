import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { JobData } from '../../areas/people/rules/job-data.ts';
import { categoryOf } from './place.ts';
import { type Post, posts } from './posts.ts';
import type { Dice } from './random.ts';
import { successions } from './teams.ts';
import type { StoryStep } from './timeline-of.ts';

/** Two of the posts are not offered any more: they live on in what people once were. */
const juniors: Readonly<Record<string, string>> = {
  'Executive Assistant': 'Typist',
  'Payroll Officer': 'Accounts Officer',
  'Recruitment Officer': 'HR Officer',
  'HR Officer': 'Telephone Operator',
  'Quality Inspector': 'Machine Operator',
  'Maintenance Engineer': 'Machine Operator',
  'Warehouse Officer': 'Driver',
  'Procurement Officer': 'Warehouse Officer',
  'Software Engineer': 'IT Support Engineer',
  'Supply Chain Analyst': 'Warehouse Officer',
};
const seniors = new Map(Object.entries(juniors).map(([senior, junior]) => [junior, senior]));

type Place = Partial<JobData>;
const whereOf = ({ unitId, subUnitId, locationId, regionId, areaId }: Post['job']): Place => ({
  unitId,
  subUnitId,
  locationId,
  regionId,
  areaId,
});

const siblingsOf = (post: Post): Post[] =>
  posts.filter(
    ({ job, name }) =>
      !name &&
      job.designationId === post.job.designationId &&
      job.departmentId === post.job.departmentId &&
      job.lineManagerId !== post.job.lineManagerId,
  );

/** What changed in someone's work: how it was until a day, or how it will be from one. */
export interface Turn {
  readonly on: string;
  readonly before: Place;
  readonly after: Place;
  readonly note: string;
}
export type TurnKind = 'promoted' | 'moved' | 'to be promoted' | 'to be moved';

const promotion = (from: string, to: string, on: string): Turn => ({
  on,
  before: { designationId: from, categoryId: categoryOf(from) },
  after: { designationId: to, categoryId: categoryOf(to) },
  note: 'Promotion',
});
const transfer = (from: Post, to: Post, on: string): Turn => ({
  on,
  before: { ...whereOf(from.job), lineManagerId: from.job.lineManagerId },
  after: { ...whereOf(to.job), lineManagerId: to.job.lineManagerId },
  note: 'Transfer',
});

/** Nothing where the post has no junior, no senior or no other team like it. */
export function turnOf(kind: TurnKind, post: Post, today: string, dice: Dice): Turn | undefined {
  const past = addDays(today, -dice.between(15, 1000));
  const future = addDays(today, dice.between(6, 45));
  const { designationId } = post.job;
  const [other] = dice.shuffled(siblingsOf(post));
  if (kind === 'moved') return other && transfer(other, post, past);
  if (kind === 'to be moved') return other && transfer(post, other, future);
  const junior = juniors[designationId];
  if (kind === 'promoted') return junior ? promotion(junior, designationId, past) : undefined;
  const senior = seniors.get(designationId);
  return senior ? promotion(designationId, senior, future) : undefined;
}

const bySuccessor = new Map(successions.map((one) => [one.successor, one]));

/** Who led a team over time: the former head until the day of the succession. */
export function ledBy(manager: string | null, from: string, today: string): StoryStep[] {
  const own = { on: from, given: { lineManagerId: manager } };
  const succession = bySuccessor.get(manager ?? '');
  const day = succession && addDays(today, -succession.daysAgo);
  if (!succession || !day || from >= day) return [own];
  const note = `Took over from ${succession.former}`;
  return [
    { on: from, given: { lineManagerId: succession.former } },
    { on: day, given: { lineManagerId: manager }, note },
  ];
}

/** A successor worked in the team before leading it. */
export function risen({ name, job }: Post, today: string): Turn | undefined {
  const succession = bySuccessor.get(name ?? '');
  if (!succession?.promotedFrom) return undefined;
  const { former, promotedFrom, daysAgo } = succession;
  const turn = promotion(promotedFrom, job.designationId, addDays(today, -daysAgo));
  return {
    ...turn,
    before: { ...turn.before, lineManagerId: former },
    after: { ...turn.after, lineManagerId: job.lineManagerId },
  };
}
