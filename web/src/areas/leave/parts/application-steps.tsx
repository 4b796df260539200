import '../../../ui/steps.css';
import type { LeaveApplication } from '@muster/contract/leave/leave-calls.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';

type Step = LeaveApplication['steps'][number];

function useWho() {
  const { words, say, language } = useWords();
  const { application: said } = words.leave;
  const approvers: Readonly<Record<string, string>> = words.leave.type.approvers;
  const approverOf = (step: Step) => approvers[step.approver] ?? step.approver;
  const whoOf = (step: Step): string => {
    const who = step.decidedBy ?? '';
    if (step.decidedFor) return say(said.instead, { who, name: step.decidedFor });
    if (step.decidedAs === 'override') return say(said.override, { who });
    return `${who} (${approverOf(step)})`;
  };
  const movedUp = ({ escalatedFrom, escalatedAt }: Step): string | null =>
    escalatedFrom && escalatedAt
      ? say(said.movedUp, {
          approver: approvers[escalatedFrom] ?? escalatedFrom,
          when: showMoment(escalatedAt, language),
        })
      : null;
  return { approverOf, whoOf, movedUp };
}

interface StepProps {
  readonly step: Step;
  readonly application: LeaveApplication;
}

/** One who decides: with the verdict, waited for, or still to come. */
function StepLine({ step, application }: StepProps) {
  const { words, say, language } = useWords();
  const { application: said, states } = words.leave;
  const { approverOf, whoOf, movedUp } = useWho();
  const { status, steps, waitsFor } = application;
  const isNext = status === 'Pending' && steps.find(({ verdict }) => !verdict) === step;
  const title = () => {
    if (step.verdict) return step.verdict === 'approve' ? states.Approved : states.Rejected;
    if (!isNext) return approverOf(step);
    return waitsFor.length > 0
      ? say(said.waits, { names: waitsFor.join(', ') })
      : say(said.waitsForRule, { approver: approverOf(step) });
  };
  return (
    <li data-verdict={step.verdict ?? (isNext ? 'next' : undefined)}>
      <h4>{title()}</h4>
      {step.decidedAt && (
        <p>{say(said.byWhen, { who: whoOf(step), when: showMoment(step.decidedAt, language) })}</p>
      )}
      {isNext && waitsFor.length > 0 && <p>{approverOf(step)}</p>}
      {step.escalatedAt && <p>{movedUp(step)}</p>}
      {step.comment && <blockquote>{step.comment}</blockquote>}
    </li>
  );
}

/** The chain from the question to the last answer. */
export function ApplicationSteps({ application }: { readonly application: LeaveApplication }) {
  const { words, language } = useWords();
  const { application: said, states } = words.leave;
  const { steps, createdAt, status } = application;
  if (steps.length === 0) return null;
  return (
    <section aria-label={said.history}>
      <h3>{said.history}</h3>
      <ol className="steps">
        <li data-verdict="asked">
          <h4>{said.asked}</h4>
          <p>{showMoment(createdAt, language)}</p>
        </li>
        {steps.map((step, at) => (
          <StepLine key={`${at} ${step.approver}`} step={step} application={application} />
        ))}
        {status === 'Cancelled' && (
          <li data-verdict="over">
            <h4>{states.Cancelled}</h4>
          </li>
        )}
      </ol>
    </section>
  );
}
