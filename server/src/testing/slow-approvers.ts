import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Approver } from '@muster/contract/kernel/decision.ts';

export interface Person {
  readonly id: string;
  readonly roleKey: string | null;
  readonly department: string;
  readonly line: string | null;
  readonly second: string | null;
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
export interface Asked {
  readonly subject: string;
  readonly by: string;
  readonly kind: string;
  readonly approver: Approver;
}

/** The rules of who decides, read slowly and one by one: what the SQL is held against. */
const find = ({ people }: World, id: string | null): Person | undefined =>
  people.find((one) => one.id === id);

const secondOf = (world: World, person: Person): string | null =>
  person.second ?? find(world, person.line)?.line ?? null;

const isOwn = ({ personId }: Actor, { subject, by }: Asked): boolean =>
  personId !== null && (personId === subject || personId === by);

function isHr(actor: Actor, subject: Person): boolean {
  const has = (capacity: Actor['capacities'][number]) => actor.capacities.includes(capacity);
  if (has('admin')) return true;
  if (subject.roleKey === 'Head of Human Resources') return has('allAccess');
  return has('hr');
}

function isMeant(world: World, actor: Actor, approver: Approver, subject: Person): boolean {
  if (approver === 'hr') return isHr(actor, subject);
  if (approver === 'allAccess')
    return actor.capacities.includes('allAccess') || actor.capacities.includes('admin');
  const above = approver === 'lineManager' ? subject.line : secondOf(world, subject);
  if (above === null) return isHr(actor, subject);
  return actor.personId === above && !subject.left;
}

/** The people of the tree who may decide it now by themselves. */
function askedOfTree(world: World, { approver }: Asked, subject: Person): string[] {
  if (subject.left) return [];
  const second = secondOf(world, subject);
  const line = find(world, subject.line);
  const isLineAway = line !== undefined && !line.left && line.away;
  const all: Record<Approver, (string | null)[]> = {
    lineManager: [subject.line, isLineAway ? second : null],
    secondTier: [second],
    hr: [],
    allAccess: [],
  };
  return all[approver].flatMap((id) => (find(world, id)?.left === false && id ? [id] : []));
}

const isDelegate = (world: World, actor: Actor, asked: Asked, subject: Person): boolean =>
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

export function isAskedNow(world: World, actor: Actor, asked: Asked): boolean {
  const subject = find(world, asked.subject);
  if (!subject || isOwn(actor, asked)) return false;
  if (isMeant(world, actor, asked.approver, subject)) return true;
  const line = find(world, subject.line);
  const isStandingIn =
    asked.approver === 'lineManager' &&
    line?.away === true &&
    !line.left &&
    !subject.left &&
    isMeant(world, actor, 'secondTier', subject);
  return isStandingIn || isDelegate(world, actor, asked, subject);
}

export function mayDecideInstead(world: World, actor: Actor, asked: Asked): boolean {
  const subject = find(world, asked.subject);
  if (!subject || isOwn(actor, asked) || asked.kind !== 'open') return false;
  const { capacities, departments } = actor;
  if (capacities.includes('hr') || capacities.includes('admin')) return true;
  return capacities.includes('headOfDepartment') && departments.includes(subject.department);
}
