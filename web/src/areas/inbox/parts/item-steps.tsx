import './inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { approverWord } from './told-content.ts';

type Step = InboxItem['steps'][number];

/** One who decides: with the verdict, or waited for, or never asked because it was over. */
function StepLine({ step, item }: { readonly step: Step; readonly item: InboxItem }) {
  const { words, say, language } = useWords();
  const { inbox } = words;
  const approver = approverWord(step.approver, words);
  const isNext = item.state === 'Pending' && item.steps.find(({ verdict }) => !verdict) === step;
  const title = () => {
    if (step.verdict) return inbox.outcome.done[step.verdict];
    return isNext ? say(inbox.waitsFor, { approver }) : approver;
  };
  return (
    <li data-verdict={step.verdict ?? (isNext ? 'next' : undefined)}>
      <h4>{title()}</h4>
      {step.decidedBy && step.decidedAt && (
        <p>
          {say(inbox.byWhen, {
            who: `${step.decidedBy} (${approver})`,
            when: showMoment(step.decidedAt, language),
          })}
        </p>
      )}
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
