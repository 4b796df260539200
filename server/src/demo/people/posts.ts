import type { JobData } from '../../areas/people/rules/job-data.ts';
import { categoryOf, demoPlace } from './place.ts';
import { leaders } from './leaders.ts';
import { staff } from '../company/staff.ts';
import { successions, demoTeams } from './teams.ts';
import type { Story } from './story.ts';
import { whereabouts } from './whereabouts.ts';

/** Someone's place in the company as it is today; names stand where ids will. */
export interface Post {
  /** absent: the dice find one */
  readonly name?: string;
  readonly job: Omit<JobData, 'status'>;
  /** absent: whatever the dice say */
  readonly story?: Story;
  readonly since?: number;
  readonly email?: string;
  readonly isAssessor?: boolean;
  readonly isHeadOfDepartment?: boolean;
  /** steps of the tree below; those higher up came earlier */
  readonly height: number;
}

const storyOf: Partial<Record<JobData['status'], Story>> = {
  Probation: 'new',
  Notice: 'on notice',
  Left: 'left',
  Suspended: 'suspended',
  'Long leave': 'on long leave',
};

const tables = [...staff, ...leaders];
const departments = new Map(tables.map(([name, , department]) => [name, department]));
const bosses = new Map(tables.map(([name, , , manager]) => [name, manager]));
const leads = new Set(demoTeams.map(({ manager }) => manager));

const heightOf = (name: string): number => {
  const below = [...bosses].filter(([, manager]) => manager === name).map(([one]) => one);
  return Math.max(leads.has(name) ? 1 : 0, ...below.map((one) => heightOf(one) + 1));
};

interface Seat {
  readonly designation: string;
  readonly department: string;
  readonly manager: string | null;
  readonly unit?: string;
  readonly area?: string;
  readonly secondTier?: string;
}
const jobOf = (seat: Seat, employmentType: JobData['employmentType'] = 'Permanent') => ({
  designationId: seat.designation,
  ...demoPlace(seat.department, seat),
  categoryId: categoryOf(seat.designation),
  employmentType,
  lineManagerId: seat.manager,
  secondTierId: seat.secondTier ?? null,
});

const named: readonly Post[] = tables.map(([name, designation, department, manager, more = {}]) => {
  const [unit, area] = whereabouts[name] ?? [];
  const { secondTier } = more;
  return {
    ...more,
    name,
    job: jobOf({ designation, department, manager, unit, area, secondTier }),
    story: more.status ? storyOf[more.status] : 'plain',
    height: heightOf(name),
  };
});

/** Guards come from a firm; here and there someone is an intern, part-time or on contract. */
const typeOf = (designation: string, place: number): JobData['employmentType'] => {
  if (designation === 'Security Guard') return 'Contract';
  if (designation === 'Machine Operator') return place % 7 === 6 ? 'Contract' : 'Permanent';
  if (place === 2 && /Engineer|HR|Accounts/.test(designation)) return 'Intern';
  return designation === 'Quality Inspector' && place === 2 ? 'Part-time' : 'Permanent';
};

const many: readonly Post[] = demoTeams.flatMap((team) =>
  Array.from({ length: team.count }, (_, place) => {
    const department = departments.get(team.manager) ?? '';
    return { job: jobOf({ ...team, department }, typeOf(team.designation, place)), height: 0 };
  }),
);

const formers: readonly Post[] = successions.flatMap(({ former, successor }) =>
  named
    .filter(({ name }) => name === successor)
    .map(({ job, height }): Post => ({ name: former, job, story: 'left', height })),
);

/** Everyone who works or worked here, in the order of their numbers. */
export const posts: readonly Post[] = [...named, ...many, ...formers];
