import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';

export interface Person {
  readonly id: string;
  readonly roleKey: string | null;
  readonly department: string;
  readonly line: string | null;
  readonly second: string | null;
  readonly isHead: boolean;
  readonly left: boolean;
  readonly away: boolean;
}
interface Delegated {
  readonly by: string;
  readonly to: string;
  readonly kinds: readonly string[] | null;
  readonly from: string;
  readonly until: string;
}
export interface World {
  readonly people: readonly Person[];
  readonly delegations: readonly Delegated[];
  readonly today: string;
}
export interface ApproverQuestion {
  readonly subject: string;
  readonly by: string;
  readonly kind: string;
  readonly approver: Approver;
  readonly assignee: string;
  /** about a run of work of the whole group, not about a person */
  readonly isRun: boolean;
}

/** The rules of who decides, read slowly and one by one: what the SQL is held against. */
const find = ({ people }: World, id: string | null): Person | undefined =>
  people.find((one) => one.id === id);

const secondOf = (world: World, person: Person): string | null =>
  person.second ?? find(world, person.line)?.line ?? null;

const isOwn = ({ personId }: Actor, { subject, by }: ApproverQuestion): boolean =>
  personId !== null && (personId === subject || personId === by);

function isHr(actor: Actor, subject: Person): boolean {
  const has = (capacity: Actor['capacities'][number]) => actor.capacities.includes(capacity);
  if (has('admin')) return true;
  if (subject.roleKey === 'Head of Human Resources') return has('allAccess');
  return has('hr');
}

const leading = ['Head of Factory Operation', 'Head of Procurement', 'Head of Sales'];

/** The marked come before those who only have the key; of several the one with the first id. */
function headOf({ people }: World, { id, department }: Person): string | null {
  const heads = people.filter(
    (one) =>
      one.id !== id &&
      one.department === department &&
      !one.left &&
      (one.isHead || leading.includes(one.roleKey ?? '')),
  );
  const [first] = heads.toSorted(
    (one, other) => Number(other.isHead) - Number(one.isHead) || (one.id < other.id ? -1 : 1),
  );
  return first?.id ?? null;
}

const roles: readonly Approver[] = ['payroll', 'recruiter', 'allAccess'];

/** Of the roles: the capacity of the same name, or an administrator. */
const holds = ({ capacities }: Actor, approver: Approver): boolean =>
  capacities.some((capacity) => capacity === approver || capacity === 'admin');

function isApprover(world: World, actor: Actor, asked: ApproverQuestion, subject: Person): boolean {
  const { approver } = asked;
  if (approver === 'assignee') return actor.personId === asked.assignee;
  if (approver === 'hr') return isHr(actor, subject);
  if (roles.includes(approver)) return holds(actor, approver);
  const people = {
    lineManager: subject.line,
    secondTier: secondOf(world, subject),
    headOfDepartment: headOf(world, subject),
  };
  const above = people[approver as keyof typeof people];
  if (above === null) return isHr(actor, subject);
  return actor.personId === above && !subject.left;
}

/** Of what is no person: the assignee, or a role; who would be found by the tree is HR. */
function isMeantOfRun(actor: Actor, { approver, assignee }: ApproverQuestion): boolean {
  if (approver === 'assignee') return actor.personId === assignee;
  return holds(actor, roles.includes(approver) ? approver : 'hr');
}

/** The people of the tree who may decide it now by themselves. */
function askedOfTree(
  world: World,
  { approver, assignee }: ApproverQuestion,
  subject?: Person,
): string[] {
  if (approver === 'assignee') return [assignee];
  if (!subject || subject.left) return [];
  const second = secondOf(world, subject);
  const line = find(world, subject.line);
  const isLineAway = line !== undefined && !line.left && line.away;
  const all: Partial<Record<Approver, (string | null)[]>> = {
    lineManager: [subject.line, isLineAway ? second : null],
    secondTier: [second],
    headOfDepartment: [headOf(world, subject)],
  };
  const meant = all[approver] ?? [];
  return meant.flatMap((id) => (find(world, id)?.left === false && id ? [id] : []));
}

const isDelegate = (
  world: World,
  actor: Actor,
  asked: ApproverQuestion,
  subject?: Person,
): boolean =>
  asked.kind !== 'never' &&
  world.delegations.some(
    ({ by, to, kinds, from, until }) =>
      to === actor.personId &&
      from <= world.today &&
      until >= world.today &&
      (kinds === null || kinds.includes(asked.kind)) &&
      by !== asked.subject &&
      by !== asked.by &&
      askedOfTree(world, asked, subject).includes(by),
  );

export function isAskedNow(world: World, actor: Actor, asked: ApproverQuestion): boolean {
  if (isOwn(actor, asked)) return false;
  if (asked.isRun) return isMeantOfRun(actor, asked) || isDelegate(world, actor, asked);
  const subject = find(world, asked.subject);
  if (!subject) return false;
  if (isApprover(world, actor, asked, subject)) return true;
  const line = find(world, subject.line);
  const isStandingIn =
    asked.approver === 'lineManager' &&
    line?.away === true &&
    !line.left &&
    !subject.left &&
    isApprover(world, actor, { ...asked, approver: 'secondTier' }, subject);
  return isStandingIn || isDelegate(world, actor, asked, subject);
}

export function mayDecideInstead(world: World, actor: Actor, asked: ApproverQuestion): boolean {
  if (isOwn(actor, asked) || asked.kind !== 'open') return false;
  const { capacities, departments } = actor;
  if (capacities.includes('hr') || capacities.includes('admin')) return true;
  const subject = find(world, asked.subject);
  if (!subject) return false;
  return capacities.includes('headOfDepartment') && departments.includes(subject.department);
}
