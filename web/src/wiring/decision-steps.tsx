import '../ui/page/steps.css';
import type { DecisionState } from '@muster/contract/kernel/decisions/decision.ts';
import type { DecisionStep } from '@muster/contract/kernel/decisions/decision-step.ts';
import { showMoment } from '../words/moments.ts';
import { useWords } from '../words/words.ts';
import { approverWord } from './approver-word.ts';

/** Something that was asked for, with those who decide it. */
interface Decided {
  readonly state: DecisionState;
  readonly steps: readonly DecisionStep[];
  readonly askedAt: string;
  /** none: it is clear from where it stands */
  readonly askedBy?: string;
  /** who may decide the present step besides */
  readonly standIns?: readonly string[];
  /** it waits too long, since then */
  readonly overdueSince?: string | null;
}

/** Who decided, in whose place or instead of whom. */
function useDecider() {
  const { words, say } = useWords();
  const { inbox } = words;
  return ({ decidedBy, decidedAs, decidedFor, approver }: DecisionStep): string => {
    const who = decidedBy ?? '';
    const rule = approverWord(approver, words);
    if (decidedFor) return say(inbox.inPlaceOf, { who, name: decidedFor });
    return decidedAs === 'override'
      ? say(inbox.insteadOf, { who, approver: rule })
      : `${who} (${rule})`;
  };
}

/** The rule, and by name whom it means. */
function useAsked() {
  const { words, say } = useWords();
  return ({ approver, who }: DecisionStep): string => {
    const rule = approverWord(approver, words);
    return who.length > 0
      ? say(words.inbox.named, { approver: rule, names: who.join(', ') })
      : rule;
  };
}

interface StepProps {
  readonly step: DecisionStep;
  readonly decided: Decided;
}

/** What else is to be said of a step: it came from below, others may stand in. */
function StepNotes({ step, standIns }: Pick<StepProps, 'step'> & Pick<Decided, 'standIns'>) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  return (
    <>
      {step.escalatedFrom && step.escalatedAt && (
        <p>
          {say(inbox.movedUp, {
            approver: approverWord(step.escalatedFrom, words),
            when: showMoment(step.escalatedAt, language),
          })}
        </p>
      )}
      {standIns && standIns.length > 0 && (
        <p>{say(inbox.standIns, { names: standIns.join(', ') })}</p>
      )}
    </>
  );
}

/** One who decides: with the verdict, or waited for, or to come, or never asked because it was over. */
function StepLine({ step, decided }: StepProps) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  const decider = useDecider();
  const asked = useAsked();
  const { state, steps, standIns, overdueSince } = decided;
  const isOpen = state === 'Pending';
  const isNext = isOpen && steps.find(({ verdict }) => !verdict) === step;
  const title = () => {
    if (step.verdict) return inbox.outcome.done[step.verdict];
    const approver = asked(step);
    if (isNext) return say(inbox.waitsFor, { approver });
    return isOpen ? say(inbox.after, { approver }) : approver;
  };
  return (
    <li data-verdict={step.verdict ?? (isNext ? 'next' : undefined)}>
      <h4>{title()}</h4>
      {isNext && overdueSince && (
        <p>
          <b className="overdue">{inbox.overdue}</b>{' '}
          {say(inbox.overdueSince, { when: showMoment(overdueSince, language) })}
        </p>
      )}
      {step.decidedBy && step.decidedAt && (
        <p>
          {say(inbox.byWhen, { who: decider(step), when: showMoment(step.decidedAt, language) })}
        </p>
      )}
      <StepNotes step={step} standIns={isNext ? standIns : undefined} />
      {step.comment && <blockquote>{step.comment}</blockquote>}
    </li>
  );
}

/** From the question to the last answer. */
export function DecisionSteps({ decided }: Pick<StepProps, 'decided'>) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  const { state, steps, askedAt, askedBy } = decided;
  const when = showMoment(askedAt, language);
  return (
    <ol className="steps">
      <li data-verdict="asked">
        <h4>{inbox.asked}</h4>
        <p>{askedBy ? say(inbox.byWhen, { who: askedBy, when }) : when}</p>
      </li>
      {steps.map((step, at) => (
        <StepLine key={`${at} ${step.approver}`} step={step} decided={decided} />
      ))}
      {state === 'Cancelled' && (
        <li data-verdict="over">
          <h4>{inbox.states.Cancelled}</h4>
        </li>
      )}
    </ol>
  );
}
