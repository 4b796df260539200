import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { useVerdicts } from '../inbox-queries.ts';

/**
 * One click; a no of the server is told with what the fields have against it: where the reader looks, or
 * in passing.
 */
export function useApprove(onDone?: () => void, onRefused = notify.error) {
  const { words, say } = useWords();
  const { kindWord } = useDecisionKinds();
  const { inbox } = words;
  const { decide } = useVerdicts();
  return useOneAtATime(async (item: InboxItem) => {
    try {
      await decide(item.id, { verdict: 'approve' });
      const told = { kind: kindWord(item.kind), name: item.subject.name };
      notify.success(say(inbox.said.approve, told));
      onDone?.();
    } catch (error) {
      const fields = error instanceof CallRefused ? Object.values(error.fields) : [];
      onRefused([sentenceOf(error, words) ?? inbox.failed, ...fields].join(' '));
    }
  });
}
