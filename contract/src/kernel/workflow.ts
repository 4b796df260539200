import { type AccessRule, type Capacity, scopesOf } from './actor.ts';

/** One action of a record's life: from which states, to which, and by whom. */
export interface Move<State extends string> {
  readonly from: readonly State[];
  /** `back`: the state that it had before the present one */
  readonly to: State | 'back';
  readonly access: AccessRule;
}

/** The states of a record and what leads from one to another: the only list of both. */
export type Workflow<State extends string, Action extends string> = Readonly<
  Record<Action, Move<State>>
>;

export const workflow = <const State extends string, const Action extends string>(
  moves: Workflow<State, Action>,
): Workflow<State, Action> => moves;

export const isOpen = <State extends string>(move: Move<State>, state: State): boolean =>
  move.from.includes(state);

/** What someone with these capacities may do to a record in this state: the buttons of a screen. */
export const actionsFor = <State extends string, Action extends string>(
  moves: Workflow<State, Action>,
  state: State,
  held: readonly Capacity[],
): Action[] =>
  (Object.entries<Move<State>>(moves) as [Action, Move<State>][])
    .filter(([, move]) => isOpen(move, state) && scopesOf(move.access, held).size > 0)
    .map(([action]) => action);
