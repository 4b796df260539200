import { Textarea } from '@mantine/core';
import type { z } from 'zod';
import { CallForm } from '../../api/call-form.tsx';
import { useCallForm } from '../../api/use-call-form.ts';
import { notify } from '../../ui/status/notify.ts';

interface ReasonOnlyProps {
  /** what the call takes: a reason and nothing else */
  readonly body: z.core.$ZodType;
  readonly label: string;
  readonly submit: string;
  /** what the other button does, where "Cancel" could be either of them */
  readonly stay?: string;
  readonly hint: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  readonly onDone: () => void;
}

/** What was written down is taken back, and the log keeps why. */
export function ReasonOnlyForm({ body, label, send, done, onDone, ...said }: ReasonOnlyProps) {
  const of = useCallForm({
    body,
    initial: { reason: '' },
    given: ({ reason }) => ({ reason: String(reason).trim() }),
    send: ({ reason }) => send(String(reason)),
    onSent: () => {
      notify.success(done);
      onDone();
    },
    failed: said.failed,
  });
  return (
    <CallForm
      of={of}
      labels={{ reason: label }}
      submit={said.submit}
      stay={said.stay}
      hint={said.hint}
    >
      <Textarea
        key={of.form.key('reason')}
        label={label}
        required
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
        {...of.wires('reason')}
      />
    </CallForm>
  );
}
