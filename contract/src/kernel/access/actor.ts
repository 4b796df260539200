/** What a person may act as; the columns of the access table. */
export const capacities = [
  'applicant',
  'employee',
  'assessor',
  'lineManager',
  'secondTier',
  'headOfDepartment',
  'hr',
  'payroll',
  'recruiter',
  'allAccess',
  'admin',
] as const;
export type Capacity = (typeof capacities)[number];

/** How far a capacity reaches. */
export type Scope = 'own' | 'sub' | 'sub2' | 'dept' | 'assigned' | 'all';

/** Who may call: everyone, or the listed capacities, each with its reach. */
export type AccessRule = 'public' | { readonly [C in Capacity]?: Scope | readonly Scope[] };

export type AccountKind = 'user' | 'employee' | 'applicant';

/** Who stood behind an account before, and until when. */
export interface FormerPerson {
  readonly id: string;
  readonly until: string;
  /** so lately that it is still the own record */
  readonly isRecent: boolean;
}

/** The person behind a request, as the server knows it. */
export interface Actor {
  readonly kind: AccountKind;
  readonly accountId: string;
  readonly sessionId: string;
  /** the employee behind the account, if any: "not the own record" compares persons */
  readonly personId: string | null;
  readonly formerPersons: readonly FormerPerson[];
  readonly name: string;
  readonly capacities: readonly Capacity[];
  /** the concerns this account is limited to */
  readonly concerns: 'all' | readonly string[];
  readonly departments: readonly string[];
  /** reads the own record and decides nothing */
  readonly isSuspended?: boolean;
  /** came in by a password that someone else made: chooses an own one first */
  readonly isFirstLogin?: boolean;
}

type Behind = Pick<Actor, 'personId' | 'formerPersons'>;

/** Whose records are the own ones: the one function behind every "not the own record". */
export const ownPersons = ({ personId, formerPersons }: Behind): readonly string[] => [
  ...(personId === null ? [] : [personId]),
  ...formerPersons.filter(({ isRecent }) => isRecent).map(({ id }) => id),
];

export const isOwnPerson = (actor: Behind, id: string): boolean => ownPersons(actor).includes(id);

/** The reaches a rule gives an actor; none means: may not call. */
export function scopesOf(rule: AccessRule, held: readonly Capacity[]): ReadonlySet<Scope> {
  if (rule === 'public') return new Set(['all']);
  return new Set(held.flatMap((capacity) => rule[capacity] ?? []));
}
