import './pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { JobCard } from '../../../ui/job/job-card.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { bankSheetShape } from '../bank/bank-queries.ts';
import { closedMonthQuery, type RunPlace } from './run-queries.ts';
import type { RunStep } from './run-step-form.tsx';
import { useRunWords } from './run-words.ts';

interface StepRowProps {
  readonly number: number;
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
  readonly hint: string | undefined;
  readonly isBad?: boolean;
  /** who and when, of a step that is done */
  readonly step?: PayRun['closed'];
  /** what is done about it now */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function StepRow({ number, name, state, hint, isBad, step, action, children }: StepRowProps) {
  const { words, say, language } = useWords();
  return (
    <li className="pay-step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="pay-step-mark" aria-hidden>
        {state === 'done' ? <IconCheck size={16} stroke={2} /> : say(words.list.number, { number })}
      </span>
      <div className="pay-step-said">
        <strong>
          {name}
          <span className="unseen"> ({words.pay.run[state]})</span>
        </strong>
        {hint && <span data-bad={isBad || undefined}>{hint}</span>}
      </div>
      <div className="pay-step-end">
        {step && (
          <span className="pay-step-who">
            <b>{step.by}</b> {showMoment(step.at, language)}
          </span>
        )}
        {action}
      </div>
      {children && <div className="pay-step-more">{children}</div>}
    </li>
  );
}

function Making({ run }: { readonly run: PayRun }) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const progress = run.making ?? { done: 0, total: 0 };
  return (
    <JobCard
      title={say(said.generating, { month: showPaidFor(run, language) })}
      state="running"
      progress={progress}
      said={said.running}
      share={say(said.share, progress)}
      hint={said.leaveSafely}
    />
  );
}

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
  const numbered = (step: number) => (isBonus ? step - 1 : step);
  const { data: lock } = useQuery({ ...closedMonthQuery(place), enabled: !isBonus });
  const closed = run?.closed ?? (lock ? { by: lock.lockedBy, at: lock.createdAt } : null);
  const isCounting = lock?.isCounted === false;
  const state = run?.state ?? 'Draft';
  const isMaking = Boolean(run?.making);
  const isPaid = ['Paid', 'Closed'].includes(state);
  const isDone = {
    generated: state !== 'Draft',
    approved: ['Approved', 'Paid', 'Closed'].includes(state),
    paid: isPaid,
    banked: isPaid && run !== null && run.batched.people === run.batched.paid,
    sent: isPaid && Boolean(run?.announcedAt),
  };
  const stateOf = (isOver: boolean, isNext: boolean) =>
    isOver ? 'done' : isNext ? 'now' : 'later';
  const button = (step: RunStep, label: string, isMain = true) => (
    <Button variant={isMain ? 'filled' : 'default'} onClick={() => onStep(step)}>
      {label}
    </Button>
  );
  const approveHint = run?.generated
    ? say(said.approveHint, { name: run.generated.by })
    : said.approveHintAnyone;
  const isReady = isBonus || (closed !== null && !isCounting);
  const canGenerate = isReady && (run ? run.can.generate : mayGenerate);
  return (
    <ol className="card pay-steps" aria-label={said.steps}>
      {!isBonus && (
        <StepRow
          number={1}
          name={closed ? said.closed : said.closeAttendance}
          state={stateOf(closed !== null, true)}
          hint={closed ? (isCounting ? said.countingHint : said.closedHint) : said.openHint}
          step={closed}
          action={
            closed === null &&
            lock !== undefined && <Link to="/admin/attendance/months">{said.closeLink}</Link>
          }
        />
      )}
      <StepRow
        number={numbered(2)}
        name={isDone.generated ? said.generated : said.generate}
        state={isMaking ? 'now' : stateOf(isDone.generated, isBonus || closed !== null)}
        hint={
          run?.problem
            ? said.brokenOff
            : isDone.generated && !isMaking
              ? say(said.generatedHint, { count: run?.people ?? 0 })
              : said.generateHint
        }
        isBad={Boolean(run?.problem)}
        step={isMaking ? null : run?.generated}
        action={
          canGenerate &&
          button(
            'generate',
            isDone.generated || run?.problem ? said.generateAgain : said.generate,
            !isDone.generated,
          )
        }
      >
        {run?.making && <Making run={run} />}
      </StepRow>
      <StepRow
        number={numbered(3)}
        name={isDone.approved ? said.approved : said.approve}
        state={stateOf(isDone.approved, isDone.generated && !isMaking)}
        hint={isDone.approved ? undefined : approveHint}
        step={run?.approved}
        action={run?.can.approve && button('approve', said.approve)}
      />
      <StepRow
        number={numbered(4)}
        name={isDone.paid ? said.paid : said.pay}
        state={stateOf(isDone.paid, isDone.approved)}
        hint={
          run && !isDone.paid
            ? `${said.payHint} ${say(said.planned, { day: showDay(run.payOn, language) })}`
            : said.payHint
        }
        step={run?.paid}
        action={run?.can.pay && isDone.approved && button('pay', said.pay)}
      />
      <StepRow
        number={numbered(5)}
        name={isDone.banked ? said.banked : said.bank}
        state={stateOf(isDone.banked, isDone.paid)}
        hint={
          run && isDone.paid
            ? say(said.bankedHint, { done: run.batched.people, total: run.batched.paid })
            : said.bankHint
        }
        action={
          isDone.paid && (
            <Link
              to="/admin/bank-sheet"
              search={narrowedTo(bankSheetShape, { ...place, kind: run?.kind ?? 'Salary' })}
            >
              {said.bankLink}
            </Link>
          )
        }
      />
      <StepRow
        number={numbered(6)}
        name={said.sent}
        state={stateOf(isDone.sent, isDone.paid)}
        hint={
          run?.announcedAt && isDone.paid
            ? say(said.sentAt, { at: showMoment(run.announcedAt, language) })
            : said.sentHint
        }
      />
      <StepRow
        number={numbered(7)}
        name={state === 'Closed' ? said.finished : said.close}
        state={stateOf(state === 'Closed', isDone.paid)}
        hint={said.finishHint}
        step={run?.finished}
        action={run?.can.close && button('close', said.close)}
      />
    </ol>
  );
}
