import '../pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { countChange, shareChange } from '../change-text.ts';
import { PayStep } from './pay-step.tsx';
import { totalsPlace } from '../run-money.tsx';
import { compareQuery } from '../run-queries.ts';
import { useRunWords } from '../run-words.ts';
import type { StepState } from './step-states.ts';

/** By how much a month differs from the one before; of the first one, and of a bonus, nothing is said. */
function useDifference(run: PayRun | null): string | undefined {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const { data } = useQuery(compareQuery(run));
  if (!run || !data) return undefined;
  const { before } = data;
  if (!before || before.net === 0n) return said.checkAlone;
  return say(said.checkBeside, {
    month: showMonth(before.month, language),
    people: countChange(run.people, before.people, language),
    net: shareChange(run.net, before.net, language),
  });
}

/** To the differences of a month; a bonus is compared with nothing, so its totals are looked at. */
function CheckButton({ run, isPlain }: { readonly run: PayRun | null; readonly isPlain: boolean }) {
  const said = useRunWords(run);
  const icon = <IconArrowRight size={16} stroke={1.7} aria-hidden />;
  if (run?.kind !== 'Salary')
    return (
      <Button component="a" href={`#${totalsPlace}`} rightSection={icon}>
        {said.checkLink}
      </Button>
    );
  return (
    <Button
      variant={isPlain ? 'subtle' : 'filled'}
      rightSection={icon}
      renderRoot={(props) => (
        <Link {...props} to="/admin/payroll-gate/$runId" params={{ runId: run.id }} />
      )}
    >
      {said.checkGate}
    </Button>
  );
}

interface CheckStepProps {
  readonly number: number;
  readonly state: StepState;
  readonly run: PayRun | null;
}

/** What is looked at before pay is agreed to; whoever agrees says so, it asks for nothing by itself. */
export function CheckStep({ number, state, run }: CheckStepProps) {
  const said = useRunWords(run);
  const difference = useDifference(state === 'later' ? null : run);
  return (
    <PayStep
      number={number}
      name={state === 'done' ? said.checked : said.check}
      state={state}
      hint={state === 'later' ? said.checkHint : difference}
      step={state === 'done' && run ? run.approved : null}
      action={
        (state === 'now' || run?.sentBack) && <CheckButton run={run} isPlain={state !== 'now'} />
      }
    />
  );
}
