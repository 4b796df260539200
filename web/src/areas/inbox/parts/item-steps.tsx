import '../../../ui/steps.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { approverWord } from './told-content.ts';

type Step = InboxItem['steps'][number];

/** Who decided, in whose place or instead of whom. */
function useDecider() {
  const { words, say } = useWords();
  const { inbox } = words;
  return ({ decidedBy, decidedAs, decidedFor, approver }: Step): string => {
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
  return ({ approver, who }: Step): string => {
    const rule = approverWord(approver, words);
    return who.length > 0
      ? say(words.inbox.named, { approver: rule, names: who.join(', ') })
      : rule;
  };
}

/** What else is to be said of a step: it came from below, others may stand in. */
function StepNotes({ step, standIns }: { readonly step: Step; readonly standIns: string[] }) {
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
      {standIns.length > 0 && <p>{say(inbox.standIns, { names: standIns.join(', ') })}</p>}
    </>
  );
}

/** One who decides: with the verdict, or waited for, or to come, or never asked because it was over. */
function StepLine({ step, item }: { readonly step: Step; readonly item: InboxItem }) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  const decider = useDecider();
  const asked = useAsked();
  const isOpen = item.state === 'Pending';
  const isNext = isOpen && item.steps.find(({ verdict }) => !verdict) === step;
  const title = () => {
    if (step.verdict) return inbox.outcome.done[step.verdict];
    const approver = asked(step);
    if (isNext) return say(inbox.waitsFor, { approver });
    return isOpen ? say(inbox.after, { approver }) : approver;
  };
  return (
    <li data-verdict={step.verdict ?? (isNext ? 'next' : undefined)}>
      <h4>{title()}</h4>
      {isNext && item.overdue && item.waitsSince && (
        <p>
          <b className="overdue">{inbox.overdue}</b>{' '}
          {say(inbox.overdueSince, { when: showMoment(item.waitsSince, language) })}
        </p>
      )}
      {step.decidedBy && step.decidedAt && (
        <p>
          {say(inbox.byWhen, { who: decider(step), when: showMoment(step.decidedAt, language) })}
        </p>
      )}
      <StepNotes step={step} standIns={isNext ? item.standIns : []} />
      {step.comment && <blockquote>{step.comment}</blockquote>}
    </li>
  );
}

/** From the question to the last answer. */
export function ItemSteps({ item }: { readonly item: InboxItem }) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  return (
    <ol className="steps">
      <li data-verdict="asked">
        <h4>{inbox.asked}</h4>
        <p>{say(inbox.byWhen, { who: item.askedBy, when: showMoment(item.askedAt, language) })}</p>
      </li>
      {item.steps.map((step, at) => (
        <StepLine key={`${at} ${step.approver}`} step={step} item={item} />
      ))}
      {item.state === 'Cancelled' && (
        <li data-verdict="over">
          <h4>{inbox.states.Cancelled}</h4>
        </li>
      )}
    </ol>
  );
}
