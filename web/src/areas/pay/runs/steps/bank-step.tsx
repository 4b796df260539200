import '../pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { narrowedTo } from '../../../../ui/list/list-state.ts';
import { useWords } from '../../../../words/words.ts';
import { bankSheetShape, batchShape, lastBatchQuery } from '../../bank/bank-queries.ts';
import { PayStep } from './pay-step.tsx';
import type { RunPlace } from '../run-queries.ts';
import { useRunWords } from '../run-words.ts';
import type { StepState } from './step-states.ts';

interface LinksProps {
  readonly place: RunPlace;
  readonly run: PayRun;
}

/** To the files that there are, and to where others are made as long as someone is in none. */
function BankLinks({ place, run }: LinksProps) {
  const said = useRunWords(run);
  const { people, paid } = run.batched;
  const which = { kind: run.kind, ...(run.kind === 'Bonus' && { runId: run.id }) };
  return (
    <>
      {people > 0 && (
        <Link to="/admin/bank-batch" search={narrowedTo(batchShape, { ...place })}>
          {said.batchesLink}
        </Link>
      )}
      {people < paid && (
        <Link to="/admin/bank-sheet" search={narrowedTo(bankSheetShape, { ...place, ...which })}>
          {said.bankLink}
        </Link>
      )}
    </>
  );
}

interface BankStepProps {
  readonly number: number;
  readonly state: StepState;
  readonly place: RunPlace;
  readonly run: PayRun | null;
  readonly isPaid: boolean;
}

/** What is made for the bank of what was paid: by whom the last of it, and what is left. */
export function BankStep({ number, state, place, run, isPaid }: BankStepProps) {
  const { say } = useWords();
  const said = useRunWords(run);
  const { data: last } = useQuery(lastBatchQuery(isPaid && run?.batched.people ? run : null));
  return (
    <PayStep
      number={number}
      name={state === 'done' ? said.banked : said.bank}
      state={state}
      hint={
        run && isPaid
          ? say(said.bankedHint, { done: run.batched.people, total: run.batched.paid })
          : said.bankHint
      }
      step={last ? { by: last.madeBy, at: last.createdAt } : null}
      action={isPaid && run && <BankLinks place={place} run={run} />}
    />
  );
}
