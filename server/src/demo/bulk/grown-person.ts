import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { JobData } from '../../areas/people/rules/job-data.ts';
import { type DemoPerson, numberAt } from '../people/make-company.ts';
import { departments, territories } from '../company/master-data.ts';
import { addressOf, newName, personaOf } from '../people/persona.ts';
import { categoryOf, demoPlace } from '../people/place.ts';
import type { Dice } from '../people/random.ts';
import { joinedAgo, probation, storySteps, type Story } from '../people/story.ts';
import { type StoryStep, timelineOf } from '../people/timeline-of.ts';
import type { GrownBranch, GrownPlace } from './branches.ts';

const unitsOf = new Map(
  departments.map(([name, , units]) => [
    name,
    Object.entries(units).flatMap(([unit, inner]) =>
      inner.length > 0 ? inner.map((one) => `${unit}/${one}`) : [unit],
    ),
  ]),
);
const areas = Object.entries(territories).flatMap(([region, inside]) =>
  Object.keys(inside).map((area) => `${region}/${area}`),
);

/** Of a hundred without a team: the rest are confirmed and stay. */
const shares: readonly (readonly [Story, number])[] = [
  ['new', 5],
  ['due soon', 1],
  ['overdue', 1],
  ['on notice', 2],
  ['left', 8],
  ['suspended', 1],
  ['on long leave', 1],
  ['rehired', 1],
];
function storyOf(dice: Dice, { height }: GrownPlace): Story {
  if (height > 0) return 'plain';
  let left = dice.between(1, 100);
  for (const [story, share] of shares) {
    left -= share;
    if (left <= 0) return story;
  }
  return 'plain';
}

/** Whoever leads came before those who follow, the head before all. */
function joinedOf(dice: Dice, { height }: GrownPlace, story: Story, today: string): string {
  const [least, most] = joinedAgo[story];
  const ago = height > 0 ? 1650 + 250 * height + dice.between(0, 240) : dice.between(least, most);
  return addDays(today, -ago);
}

const somewhere = (dice: Dice, { department }: GrownBranch) =>
  demoPlace(department, {
    unit: dice.pick(unitsOf.get(department) ?? []),
    area: department === 'Sales' ? dice.pick(areas) : undefined,
  });

/** Someone of the grown company; `managerId` is an id already. */
export function grownPerson(
  dice: Dice,
  { branch, place, index, today }: Grown,
  managerId: string,
): DemoPerson {
  const name = newName(dice);
  const story = storyOf(dice, place);
  const joined = joinedOf(dice, place, story, today);
  const { ladder } = branch;
  const own = place.height === 0 ? ladder.at(-1) : ladder[Math.min(place.level, ladder.length - 1)];
  const designation = own ?? '';
  const first: JobData = {
    designationId: designation,
    ...somewhere(dice, branch),
    categoryId: categoryOf(designation),
    employmentType: dice.between(1, 12) === 1 ? 'Contract' : 'Permanent',
    lineManagerId: managerId,
    secondTierId: null,
    status: 'Probation',
  };
  const moved = addDays(joined, 200 + dice.between(0, 600));
  const isMoved = story === 'plain' && moved <= addDays(today, 45);
  const steps: StoryStep[] = storySteps(story, joined, today, dice);
  if (isMoved) steps.push({ on: moved, given: somewhere(dice, branch), note: 'Transfer' });
  const atDesk = first.categoryId !== 'Worker';
  const email = atDesk ? addressOf(name, `.${index + 1}`) : null;
  const isOnProbation = story === 'new' || story === 'due soon' || story === 'overdue';
  return {
    ...personaOf(dice, { name, index, joined, atDesk, email, seniority: place.height * 3 }),
    number: numberAt(index),
    isAssessor: false,
    isHeadOfDepartment: false,
    confirmationDueOn: isOnProbation ? addDays(joined, probation) : null,
    timeline: timelineOf(first, { on: joined, cause: 'join' }, steps),
  };
}

export interface Grown {
  readonly branch: GrownBranch;
  readonly place: GrownPlace;
  readonly index: number;
  readonly today: string;
}
