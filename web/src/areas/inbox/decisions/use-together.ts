import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { listKey, type DecideBody, useVerdicts } from '../inbox-queries.ts';
import type { Outcomes } from './outcomes.tsx';

interface ListAnswer {
  readonly rows: readonly InboxItem[];
}

/** The same verdict on several, and what became of each. */
export function useTogether(onDecided: () => void) {
  const { words, say } = useWords();
  const { kindWord } = useDecisionKinds();
  const client = useQueryClient();
  const { decideMany } = useVerdicts();
  const [outcomes, setOutcomes] = useState<Outcomes>();

  /** Chosen over several pages: their rows were all read, and are still held. */
  const labels = () => {
    const answers = client.getQueriesData<ListAnswer>({ queryKey: listKey });
    const rows = answers.flatMap(([, answer]) => answer?.rows ?? []);
    return new Map(
      rows.map(({ id, kind, subject }) => [
        id,
        say(words.inbox.drawer, { kind: kindWord(kind), name: subject.name }),
      ]),
    );
  };
  const decide = async (ids: readonly string[], said: DecideBody): Promise<void> => {
    const known = labels();
    const told = await decideMany(ids, said);
    setOutcomes({
      verdict: said.verdict,
      rows: told.map((row) => ({ ...row, label: known.get(row.id) ?? words.inbox.one })),
    });
    onDecided();
  };
  const approve = useOneAtATime(async (ids: readonly string[]) => {
    try {
      await decide(ids, { verdict: 'approve' });
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.inbox.failed);
    }
  });
  return { outcomes, forget: () => setOutcomes(undefined), decide, approve };
}
