import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { JobData, JobTimeline } from '../../areas/people/rules/job-data.ts';
import { addressOf, newName, type Persona, personaOf } from './persona.ts';
import { type Post, posts } from './posts.ts';
import { type Dice, diceOf } from './random.ts';
import { joinedAgo, probation, storySteps, type Story } from './story.ts';
import { successions } from './teams.ts';
import { type StoryStep, timelineOf } from './timeline-of.ts';
import { ledBy, risen, type Turn, type TurnKind, turnOf } from './turns.ts';

/** A person with a whole history; in job data names stand where ids will. */
export interface DemoPerson extends Persona {
  readonly number: string;
  readonly isAssessor: boolean;
  readonly isHeadOfDepartment: boolean;
  readonly confirmationDueOn: string | null;
  readonly timeline: JobTimeline;
}

/** How many of those whom no table names had which story. */
const quotas: readonly (readonly [Story, number])[] = [
  ['draft', 4],
  ['new', 11],
  ['due soon', 5],
  ['overdue', 4],
  ['on notice', 6],
  ['left', 18],
  ['suspended', 2],
  ['on long leave', 5],
  ['rehired', 4],
];
const turnQuotas: readonly (readonly [TurnKind, number])[] = [
  ['promoted', 26],
  ['moved', 34],
  ['to be promoted', 5],
  ['to be moved', 6],
];

export const numberAt = (index: number): string => `EMP-${String(index + 1).padStart(5, '0')}`;

const hadSuccession = new Set<string | null>(successions.map(({ successor }) => successor));
/** The team that the demo's line manager sees is whole. */
const isQuiet = ({ job }: Post): boolean =>
  job.lineManagerId === 'Sabbir Khan' || hadSuccession.has(job.lineManagerId);

function storiesOf(dice: Dice): Map<Post, Story> {
  const told = new Map(posts.map((post) => [post, post.story ?? 'plain']));
  const open = dice.shuffled(posts.filter((post) => !post.story && !isQuiet(post)));
  for (const [story, count] of quotas)
    for (const post of open.splice(0, count)) told.set(post, story);
  return told;
}

function turnsOf(stories: ReadonlyMap<Post, Story>, today: string, dice: Dice): Map<Post, Turn> {
  const turns = new Map<Post, Turn>();
  const plain = posts.filter((post) => !post.story && stories.get(post) === 'plain');
  const open = new Set(dice.shuffled(plain));
  for (const [kind, count] of turnQuotas) {
    let left = count;
    for (const post of open) {
      const turn = left > 0 ? turnOf(kind, post, today, dice) : undefined;
      if (!turn) continue;
      turns.set(post, turn);
      open.delete(post);
      left -= 1;
    }
  }
  for (const post of posts) {
    const turn = risen(post, today);
    if (turn) turns.set(post, turn);
  }
  return turns;
}

const formers = new Map(successions.map((one) => [one.former, one]));

function joinedOf(post: Post, story: Story, turn: Turn | undefined, today: string, dice: Dice) {
  const spread = dice.between(0, 350);
  const [least, most] = joinedAgo[story];
  if (post.since !== undefined) return addDays(today, -post.since);
  // each step up the tree came earlier, and a former head before all of the team
  if (post.height > 0) {
    const earlier = formers.has(post.name ?? '') ? 380 + Math.floor(spread / 2) : spread;
    return addDays(today, -(1300 + 600 * post.height + earlier));
  }
  if (turn && turn.on < today) return addDays(turn.on, -dice.between(230, 650));
  return addDays(today, -dice.between(least, most));
}

/** Who led them until and from the turn, each with the successions of that team. */
function managersOf(
  post: Post,
  joined: string,
  turn: Turn | undefined,
  today: string,
): StoryStep[] {
  const { lineManagerId } = post.job;
  if (turn?.before.lineManagerId === undefined) return ledBy(lineManagerId, joined, today);
  const before = ledBy(turn.before.lineManagerId, joined, today);
  const after = ledBy(turn.after.lineManagerId ?? null, turn.on, today);
  return [...before.filter((step) => step.on < turn.on), ...after];
}

const gone = (steps: readonly StoryStep[]): string =>
  steps.findLast(({ given }) => given.status === 'Left')?.on ?? '9999-12-31';

function leftAsHead(post: Post, today: string): StoryStep[] | undefined {
  const succession = formers.get(post.name ?? '');
  if (!succession) return undefined;
  const on = addDays(today, -succession.daysAgo);
  const { reason: leavingReason } = succession;
  return [{ on, given: { status: 'Left' }, cause: 'leave', leavingReason }];
}

function lifeOf(post: Post, story: Story, turn: Turn | undefined, today: string, dice: Dice) {
  const joined = joinedOf(post, story, turn, today, dice);
  const steps = leftAsHead(post, today) ?? storySteps(story, joined, today, dice);
  const [first, ...later] = managersOf(post, joined, turn, today);
  const isDraft = story === 'draft';
  const values: JobData = {
    ...post.job,
    ...turn?.before,
    ...first?.given,
    status: isDraft ? 'Draft' : 'Probation',
  };
  const turning: StoryStep[] = turn
    ? [{ on: turn.on, given: { ...turn.after, ...at(later, turn.on) }, note: turn.note }]
    : [];
  const led = later.filter((step) => step.on !== turn?.on && step.on < gone(steps));
  const begun = isDraft ? { on: addDays(today, -6) } : { on: joined, cause: 'join' as const };
  return { joined, timeline: timelineOf(values, begun, [...steps, ...turning, ...led]) };
}

const at = (steps: readonly StoryStep[], day: string): Partial<JobData> =>
  steps.find((step) => step.on === day)?.given ?? {};

/** Everyone of the demo company, the same on every machine but for the days, which follow today. */
export function makeCompany(today: string): DemoPerson[] {
  const dice = diceOf(20_260_216);
  const stories = storiesOf(dice);
  const turns = turnsOf(stories, today, dice);
  const taken = new Set(posts.map(({ name }) => name));
  return posts.map((post, index) => {
    let name = post.name ?? newName(dice);
    while (!post.name && taken.has(name)) name = newName(dice);
    taken.add(name);
    const story = stories.get(post) ?? 'plain';
    const { joined, timeline } = lifeOf(post, story, turns.get(post), today, dice);
    const atDesk = post.job.categoryId !== 'Worker';
    const email = post.email ?? (atDesk ? addressOf(name) : null);
    const { isAssessor = false, isHeadOfDepartment = false, height } = post;
    const status = timeline.at(-1)?.values.status;
    return {
      ...personaOf(dice, { name, index, joined, atDesk, email, seniority: height * 3 }),
      number: numberAt(index),
      isAssessor,
      isHeadOfDepartment,
      confirmationDueOn: status === 'Probation' ? addDays(lastJoined(timeline), probation) : null,
      timeline,
    };
  });
}

const lastJoined = (timeline: JobTimeline): string =>
  timeline.findLast(({ mark }) => mark.cause === 'join' || mark.cause === 'rehire')?.from ?? '';
