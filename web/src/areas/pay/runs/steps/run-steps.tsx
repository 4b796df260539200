import '../pay-run.css';
import { type PayRun, runCalls, type RunState } from '@muster/contract/pay/run-calls.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { JobCard } from '../../../../ui/job/job-card.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { showDay } from '../../../../ui/text/day-text.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { showPaidFor } from '../../month-name.ts';
import { BankStep } from './bank-step.tsx';
import { CheckStep } from './check-step.tsx';
import { PreparingSteps } from './preparing-steps.tsx';
import { closedMonthQuery, type RunPlace, useRefreshRuns } from '../run-queries.ts';
import type { RunStep } from './run-step-send.ts';
import { useRunWords } from '../run-words.ts';
import { PayStep } from './pay-step.tsx';
import { type StepState, type StepStates, stepStates } from './step-states.ts';
import { useEndOfGenerating } from '../use-end-of-generating.ts';

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

/** What it would come to, before anything is generated. */
function PreviewLink({ place }: Pick<RunStepsProps, 'place'>) {
  const said = useWords().words.pay.preview;
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => (
        <Link {...props} to="/admin/salary-generate/preview" search={{ ...place }} />
      )}
    >
      {said.title}
    </Button>
  );
}

interface RunStepsProps {
  readonly place: RunPlace;
  readonly run: PayRun | null;
  readonly mayGenerate: boolean;
  readonly onStep: (step: RunStep) => void;
}

/** The way of a month, from closed attendance to paid; the present step has the one full button. */
export function RunSteps({ place, run, mayGenerate, onStep }: RunStepsProps) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  // a bonus asks for no attendance
  const isBonus = run?.kind === 'Bonus';
  const numbered = (step: number) => (isBonus ? step - 2 : step);
  const { data: lock, error } = useQuery({ ...closedMonthQuery(place), enabled: !isBonus });
  useEndOfGenerating(run);
  const closed = run?.closed ?? (lock ? { by: lock.lockedBy, at: lock.createdAt } : null);
  const isCounting = lock?.isCounted === false;
  const states = stepStates(run, closed !== null);
  const isDone = (step: keyof StepStates) => states[step] === 'done';
  const isAny = (...wanted: readonly RunState[]) => wanted.includes(run?.state ?? 'Draft');
  // made anew, if at all
  const isOver = isAny('Cancelled', 'Reversed');
  const isPaid = isAny('Paid', 'Closed');
  const button = (step: RunStep, state: StepState, label: string) => (
    <Button variant={state === 'now' ? 'filled' : 'default'} onClick={() => onStep(step)}>
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
  const mayPreview = useMayCall(salarySheetCalls.preview) && isReady && !isBonus && !run?.making;
  const isAgain = isDone('generated') || isOver || Boolean(run?.problem);
  return (
    <ol className="card pay-steps" aria-label={said.steps}>
      {!isBonus && <PreparingSteps {...{ place, run, states, closed, lock, error }} />}
      <PayStep
        number={numbered(3)}
        name={isDone('generated') ? said.generated : said.generate}
        state={states.generated}
        hint={
          run?.problem
            ? said.brokenOff
            : run?.sentBack
              ? say(said.sentBack, { name: run.sentBack.by, note: run.sentBack.note })
              : isDone('generated')
                ? say(said.generatedHint, { count: run?.people ?? 0 })
                : said.generateHint
        }
        isBad={Boolean(run?.problem ?? run?.sentBack)}
        step={isDone('generated') && run ? run.generated : null}
        action={
          <>
            {mayPreview && !isDone('generated') && <PreviewLink place={place} />}
            {canGenerate &&
              button('generate', states.generated, isAgain ? said.generateAgain : said.generate)}
          </>
        }
      >
        {run?.making && <Making run={run} />}
      </PayStep>
      <CheckStep number={numbered(4)} state={states.checked} run={run} />
      <PayStep
        number={numbered(5)}
        name={isDone('approved') ? said.approved : said.approve}
        state={states.approved}
        hint={isDone('approved') ? undefined : approveHint}
        step={isDone('approved') && run ? run.approved : null}
        action={run?.can.approve && button('approve', states.approved, said.approve)}
      />
      <PayStep
        number={numbered(6)}
        name={isDone('paid') ? said.paid : said.pay}
        state={states.paid}
        hint={
          run && !isPaid && !isOver
            ? `${said.payHint} ${say(said.planned, { day: showDay(run.payOn, language) })}`
            : unpaid > 0
              ? say(said.unpaidLeft, { count: unpaid })
              : said.payHint
        }
        step={isDone('paid') && run ? run.paid : null}
        action={run?.can.pay && isDone('approved') && button('pay', states.paid, said.pay)}
      />
      <BankStep number={numbered(7)} state={states.banked} {...{ place, run, isPaid }} />
      <PayStep
        number={numbered(8)}
        name={isDone('sent') ? said.sent : said.send}
        state={states.sent}
        hint={
          run?.announcedAt && isDone('sent')
            ? say(said.sentAt, { at: showMoment(run.announcedAt, language) })
            : said.sentHint
        }
      />
      <PayStep
        number={numbered(9)}
        name={isDone('finished') ? said.finished : said.close}
        state={states.finished}
        hint={isPaid && unpaid > 0 ? said.finishHeld : said.finishHint}
        step={run?.finished}
        action={run?.can.close && button('close', states.finished, said.close)}
      />
    </ol>
  );
}
