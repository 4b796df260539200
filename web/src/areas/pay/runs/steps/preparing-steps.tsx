import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useWords, type Words } from '../../../../words/words.ts';
import { type RunPlace, runInputsQuery } from '../run-queries.ts';
import { PayStep } from './pay-step.tsx';
import type { StepStates } from './step-states.ts';

interface PreparingStepsProps {
  readonly place: RunPlace;
  readonly run: PayRun | null;
  readonly states: StepStates;
  /** who closed attendance and when; none: nobody did */
  readonly closed: PayRun['closed'];
  /** not known yet, or none */
  readonly lock: { readonly isCounted: boolean } | null | undefined;
  /** why that is not known */
  readonly error: Error | null;
}

/** What was entered besides, as it is by now; once the month is generated it keeps its own. */
function InputsStep({ place, run }: PreparingStepsProps) {
  const { words, say } = useWords();
  const said = words.pay.run;
  const { data: inputs } = useQuery(runInputsQuery(place));
  const isGenerated = run !== null && !['Draft', 'Cancelled', 'Reversed'].includes(run.state);
  const { last = null, ...counts } = inputs ?? {};
  return (
    <PayStep
      number={2}
      name={said.inputs}
      state={isGenerated ? 'done' : 'later'}
      hint={inputs && say(said.inputsHint, counts as Record<string, number>)}
      step={last}
      action={!isGenerated && <Link to="/admin/salary/entry-sheet">{said.inputsLink}</Link>}
    />
  );
}

const loadFailed = (error: Error, words: Words): string =>
  sentenceOf(error, words) ?? words.state.errorTitle;

/** The steps before a month is generated. */
export function PreparingSteps(props: PreparingStepsProps) {
  const { words } = useWords();
  const said = words.pay.run;
  const { states, closed, lock, error } = props;
  const hint = lock?.isCounted === false ? said.countingHint : said.closedHint;
  const openHint = lock === undefined ? error && loadFailed(error, words) : said.openHint;
  return (
    <>
      <PayStep
        number={1}
        name={closed ? said.closed : said.closeAttendance}
        state={states.closed}
        hint={closed ? hint : (openHint ?? undefined)}
        isBad={!closed && error !== null}
        step={closed}
        action={
          closed === null &&
          lock !== undefined && <Link to="/admin/attendance/months">{said.closeLink}</Link>
        }
      />
      <InputsStep {...props} />
    </>
  );
}
