import './pay-run.css';
import { type PayRun, runCalls, type RunState } from '@muster/contract/pay/run-calls.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { JobCard } from '../../../ui/job/job-card.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { bankSheetShape, batchShape } from '../bank/bank-queries.ts';
import { PreparingSteps } from './preparing-steps.tsx';
import { closedMonthQuery, type RunPlace, useRefreshRuns } from './run-queries.ts';
import type { RunStep } from './run-step-form.tsx';
import { useRunWords } from './run-words.ts';
import { PayStep, stepState } from './pay-step.tsx';
import { useEndOfGenerating } from './use-end-of-generating.ts';

function Making({ run }: { readonly run: PayRun }) {
  const { words, say, language } = useWords();
  const said = useRunWords(run);
  const refresh = useRefreshRuns();
  const mayStop = useMayCall(runCalls.stop);
  const month = showPaidFor(run, language);
  const stop = useMutation({
    mutationFn: () => call(runCalls.stop, { params: { id: run.id }, body: {} }),
    onSuccess: () => notify.success(say(said.stoppedSaid, { month })),
    onError: (error) => notify.error(sentenceOf(error, words) ?? said.failed),
    onSettled: () => void refresh(),
  });
  const progress = run.making ?? { done: 0, total: 0 };
  return (
    <JobCard
      title={say(said.generating, { month })}
      state="running"
      progress={progress}
      said={said.running}
      share={say(said.share, progress)}
      hint={said.leaveSafely}
      cancelLabel={said.stop}
      {...(mayStop && { onCancel: () => stop.isPending || stop.mutate() })}
    />
  );
}

/** To the files, once everyone is in one; else to where they are made. */
function BankLink({ place, run }: Pick<RunStepsProps, 'place' | 'run'>) {
  const said = useRunWords(run);
  if (run && run.batched.people > 0 && run.batched.people === run.batched.paid)
    return (
      <Link to="/admin/bank-batch" search={narrowedTo(batchShape, { ...place })}>
        {said.batchesLink}
      </Link>
    );
  const which = { kind: run?.kind ?? 'Salary', ...(run?.kind === 'Bonus' && { runId: run.id }) };
  return (
    <Link to="/admin/bank-sheet" search={narrowedTo(bankSheetShape, { ...place, ...which })}>
      {said.bankLink}
    </Link>
  );
}

const isAny = (state: RunState, ...states: readonly RunState[]): boolean => states.includes(state);

interface RunStepsProps {
  readonly place: RunPlace;
  readonly run: PayRun | null;
  readonly mayGenerate: boolean;
  readonly onStep: (step: RunStep) => void;
}

/** The way of a month, from closed attendance to paid; the next step is the one button. */
export function RunSteps({ place, run, mayGenerate, onStep }: RunStepsProps) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  // a bonus asks for no attendance
  const isBonus = run?.kind === 'Bonus';
  const numbered = (step: number) => (isBonus ? step - 1 : step + 1);
  const { data: lock, error } = useQuery({ ...closedMonthQuery(place), enabled: !isBonus });
  useEndOfGenerating(run);
  const closed = run?.closed ?? (lock ? { by: lock.lockedBy, at: lock.createdAt } : null);
  const isCounting = lock?.isCounted === false;
  const state = run?.state ?? 'Draft';
  // made anew, if at all
  const isOver = isAny(state, 'Cancelled', 'Reversed');
  const isMaking = Boolean(run?.making);
  const isPaid = isAny(state, 'Paid', 'Closed');
  const isDone = {
    generated: state !== 'Draft' && !isOver,
    approved: isAny(state, 'Approved', 'Paid', 'Closed'),
    paid: isPaid,
    banked: isPaid && run !== null && run.batched.people === run.batched.paid,
    sent: isPaid && Boolean(run?.announcedAt),
  };
  const button = (step: RunStep, label: string, isMain = true) => (
    <Button variant={isMain ? 'filled' : 'default'} onClick={() => onStep(step)}>
      {label}
    </Button>
  );
  const approveHint = run?.generated
    ? say(said.approveHint, { name: run.generated.by })
    : said.approveHintAnyone;
  // held, or let go since the others were paid
  const unpaid = (run?.parts ?? [])
    .filter((part) => part.state === 'Held' || part.state === 'Approved')
    .reduce((sum, { people }) => sum + people, 0);
  const isReady = isBonus || (closed !== null && !isCounting);
  const canGenerate = isReady && (run && !isOver ? run.can.generate : mayGenerate);
  return (
    <ol className="card pay-steps" aria-label={said.steps}>
      {!isBonus && <PreparingSteps {...{ place, run, closed, lock, error }} />}
      <PayStep
        number={numbered(2)}
        name={isDone.generated && !isMaking ? said.generated : said.generate}
        state={isMaking ? 'now' : stepState(isDone.generated, isBonus ? !isOver : closed !== null)}
        hint={
          run?.problem
            ? said.brokenOff
            : isDone.generated && !isMaking
              ? say(said.generatedHint, { count: run?.people ?? 0 })
              : said.generateHint
        }
        isBad={Boolean(run?.problem)}
        step={isDone.generated && !isMaking ? run?.generated : null}
        action={
          canGenerate &&
          button(
            'generate',
            isDone.generated || isOver || run?.problem ? said.generateAgain : said.generate,
            !isDone.generated,
          )
        }
      >
        {run?.making && <Making run={run} />}
      </PayStep>
      <PayStep
        number={numbered(3)}
        name={isDone.approved ? said.approved : said.approve}
        state={stepState(isDone.approved, isDone.generated && !isMaking)}
        hint={isDone.approved ? undefined : approveHint}
        step={isDone.approved ? run?.approved : null}
        action={run?.can.approve && button('approve', said.approve)}
      />
      <PayStep
        number={numbered(4)}
        name={isDone.paid ? said.paid : said.pay}
        state={stepState(isDone.paid, isDone.approved)}
        hint={
          run && !isDone.paid && !isOver
            ? `${said.payHint} ${say(said.planned, { day: showDay(run.payOn, language) })}`
            : unpaid > 0
              ? say(said.unpaidLeft, { count: unpaid })
              : said.payHint
        }
        step={isDone.paid ? run?.paid : null}
        action={run?.can.pay && isDone.approved && button('pay', said.pay, !isDone.paid)}
      />
      <PayStep
        number={numbered(5)}
        name={isDone.banked ? said.banked : said.bank}
        state={stepState(isDone.banked, isDone.paid)}
        hint={
          run && isDone.paid
            ? say(said.bankedHint, { done: run.batched.people, total: run.batched.paid })
            : said.bankHint
        }
        action={isDone.paid && <BankLink place={place} run={run} />}
      />
      <PayStep
        number={numbered(6)}
        name={said.sent}
        state={stepState(isDone.sent, isDone.paid)}
        hint={
          run?.announcedAt && isDone.paid
            ? say(said.sentAt, { at: showMoment(run.announcedAt, language) })
            : said.sentHint
        }
      />
      <PayStep
        number={numbered(7)}
        name={state === 'Closed' ? said.finished : said.close}
        state={stepState(state === 'Closed', isDone.paid && unpaid === 0)}
        hint={unpaid > 0 ? said.finishHeld : said.finishHint}
        step={run?.finished}
        action={run?.can.close && button('close', said.close)}
      />
    </ol>
  );
}
