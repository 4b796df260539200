import type { z } from 'zod';
import { type Given, useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useFresh } from '../queries.ts';

interface Ask {
  readonly body: z.core.$ZodType;
  readonly initial: Given;
  readonly given: (held: Given) => Given;
  readonly send: (given: Given) => Promise<unknown>;
  readonly onHeld?: (held: Given) => void;
  readonly onDone: () => void;
}

/** A form that asks something of the line manager. */
export function useAsk({ onDone, ...ask }: Ask) {
  const { own } = useWords().words.attendance;
  const refresh = useFresh();
  return useCallForm({
    ...ask,
    onSent: () => {
      notify.success(own.sent);
      void refresh();
      onDone();
    },
    failed: own.sendFailed,
  });
}
