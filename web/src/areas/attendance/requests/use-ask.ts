import type { z } from 'zod';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';

interface Ask {
  readonly body: z.core.$ZodType;
  readonly initial: FormValues;
  readonly given: (held: FormValues) => FormValues;
  readonly send: (given: FormValues) => Promise<unknown>;
  readonly onHeld?: (held: FormValues) => void;
  readonly onDone: () => void;
}

/** A form that asks something of the line manager. */
export function useAsk({ onDone, ...ask }: Ask) {
  const { own } = useWords().words.attendance;
  const refresh = useRefreshAttendance();
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
