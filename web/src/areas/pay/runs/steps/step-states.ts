import type { PayRun, RunState } from '@muster/contract/pay/run-calls.ts';

export type StepState = 'done' | 'now' | 'later';

/** What is entered besides is no part of it: nobody waits for that. */
const way = [
  'closed',
  'generated',
  'checked',
  'approved',
  'paid',
  'banked',
  'sent',
  'finished',
] as const;
type WayStep = (typeof way)[number];
export type StepStates = Readonly<Record<WayStep, StepState>>;

/** Which steps of a run are behind it; for a bonus nobody closes attendance. */
function stepsDone(run: PayRun | null, isClosed: boolean): ReadonlySet<WayStep> {
  const isAny = (...states: readonly RunState[]) => run !== null && states.includes(run.state);
  const isApproved = isAny('Approved', 'Paid', 'Closed');
  const isPaid = isAny('Paid', 'Closed');
  const { parts = [], batched = { people: 0, paid: 0 } } = run ?? {};
  // what was held and let go since waits to be paid
  const isPartWaiting = parts.some(({ state }) => state === 'Approved');
  const done: Readonly<Record<WayStep, boolean>> = {
    closed: isClosed || run?.kind === 'Bonus',
    generated: (isAny('Generated') || isApproved) && run?.making === null,
    // whoever agrees to it says that it was looked at
    checked: isApproved,
    approved: isApproved,
    paid: isPaid && !isPartWaiting,
    banked: isPaid && batched.people === batched.paid,
    sent: isPaid && Boolean(run?.announcedAt),
    finished: isAny('Closed'),
  };
  return new Set(way.filter((step) => done[step]));
}

/** The first step that is not done is the present one, and there is no other; of a closed run none is. */
export function stepStates(run: PayRun | null, isClosed: boolean): StepStates {
  const done = stepsDone(run, isClosed);
  const now = done.has('finished') ? undefined : way.find((step) => !done.has(step));
  const states = way.map((step): [WayStep, StepState] => [
    step,
    done.has(step) ? 'done' : step === now ? 'now' : 'later',
  ]);
  return Object.fromEntries(states) as Record<WayStep, StepState>;
}
