import './inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { approverWord } from '../../../wiring/approver-word.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { useApprove } from './use-approve.ts';

/** A yes in one click, beside what it is about; instead of whoever is asked it says so. */
export function ApproveButton({ item }: { readonly item: InboxItem }) {
  const { words, say } = useWords();
  const { kindWord } = useDecisionKinds();
  const { inbox } = words;
  const approve = useApprove();
  const { decide, override } = item.can;
  if (!decide && !override) return null;
  const step = item.steps.find(({ verdict }) => verdict === null);
  const told = {
    kind: kindWord(item.kind),
    name: item.subject.name,
    who: step?.who.join(', ') || approverWord(step?.approver ?? '', words),
  };
  return (
    <button
      type="button"
      className="approve"
      aria-label={say(decide ? inbox.approveOf : inbox.approveInsteadOf, told)}
      disabled={approve.isBusy}
      onClick={() => void approve.start(item)}
    >
      {decide ? inbox.approve : inbox.approveInstead}
    </button>
  );
}
