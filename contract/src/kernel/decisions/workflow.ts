import { type AccessRule, type Capacity, scopesOf } from '../access/actor.ts';
import type { NoticeKind } from './notice.ts';
import type { RefusalKind } from '../refusal.ts';
import type { Language } from '../words/sentence.ts';

/** Who moves something besides people with a right of their own: a verdict, or work behind a request. */
export type Mover = 'verdict' | 'work';

/** One action of a record's life: from which states, to which, and by whom. */
export interface Move<State extends string, To = State | 'back' | 'gone'> {
  readonly from: readonly State[];
  /** `back`: the state that it had before the present one; `gone`: it is no more */
  readonly to: To;
  /** people, by their capacities; how far each reaches is the call's to ask */
  readonly access?: AccessRule;
  readonly by?: readonly Mover[];
  /** what the audit log calls it; none: whatever it is part of says it */
  readonly audit?: string;
  /** what those are told whom it concerns */
  readonly notice?: NoticeKind;
}

type Both = Readonly<Record<Language, string>>;

/** The states of a record and what leads from one to another: the only list of both. */
export interface Workflow<
  State extends string = string,
  Action extends string = string,
  To = State | 'back' | 'gone',
> {
  /** the table, and its column with the state */
  readonly record: string;
  /** where rooms share a table: whose rows these are */
  readonly subject?: string;
  readonly column: 'status' | 'state';
  readonly states: readonly State[];
  /** in which it begins */
  readonly begins: readonly State[];
  readonly moves: Readonly<Record<Action, Move<State, To>>>;
  /** what whoever comes too late is told, with the state as they read it */
  readonly tooLate?: RefusalKind<`${string}{state}${string}`>;
  readonly stateWords?: Readonly<Record<State, Both>>;
}

export const workflow = <
  const State extends string,
  const Action extends string,
  To extends State | 'back' | 'gone',
>(
  flow: Workflow<State, Action, To>,
): Workflow<State, Action, To> => flow;

export const mayMoveFrom = <State extends string>(move: Move<State>, state: State): boolean =>
  move.from.includes(state);

/** Whether someone with these capacities, a verdict or work may do it at all. */
export const mayMove = (
  { access, by = [] }: Pick<Move<string>, 'access' | 'by'>,
  who: readonly Capacity[] | Mover,
): boolean =>
  typeof who === 'string'
    ? by.includes(who)
    : access !== undefined && scopesOf(access, who).size > 0;

/** What someone with these capacities may do to a record in this state: the buttons of a screen. */
export const actionsFor = <State extends string, Action extends string>(
  { moves }: Workflow<State, Action>,
  state: State,
  held: readonly Capacity[],
): Action[] =>
  (Object.entries<Move<State>>(moves) as [Action, Move<State>][])
    .filter(([, move]) => mayMoveFrom(move, state) && mayMove(move, held))
    .map(([action]) => action);
