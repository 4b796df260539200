import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { leaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshLeave } from '../queries.ts';

export interface Reviewed {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** thousandths of a day */
  readonly asked: number;
}

export type ReviewBody = Input<typeof leaveCalls.review>['body'];

export const review = (id: string, said: ReviewBody) =>
  call(leaveCalls.review, { params: { id }, body: said });

/** A yes to all of it or to the first days; what the server has against the number stays beside it. */
export function useApproval({ id, type, name, asked }: Reviewed, onDone: () => void) {
  const { words, say } = useWords();
  const { application: said } = words.leave;
  const refresh = useRefreshLeave();
  const [days, setDays] = useState<number | string>(asked / wholeDay);
  const [error, setError] = useState<string | null>(null);
  const amount = Math.round(Number(days) * wholeDay);
  const isFewer = amount !== asked;
  const approve = useOneAtATime(async () => {
    setError(null);
    try {
      await review(id, { status: 'Approved', ...(isFewer && { approved: amount }) });
      notify.success(say(said.approved, { type, name }));
      onDone();
    } catch (refused) {
      const [ofField] = refused instanceof CallRefused ? Object.values(refused.fields) : [];
      const reason = ofField ?? sentenceOf(refused, words) ?? said.failed;
      // decided meanwhile: what it would stand beside is gone
      if (refused instanceof CallRefused && refused.status === 409) notify.error(reason);
      else setError(reason);
    }
    refresh();
  });
  return { days, setDays, error, isFewer, approve };
}
export type Approval = ReturnType<typeof useApproval>;
