import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useWords } from '../../../words/words.ts';
import type { DecideBody } from '../inbox-queries.ts';

interface ReasonFormProps<A> {
  /** none: it is rejected */
  readonly verdict?: 'reject' | 'return';
  readonly send: (said: DecideBody) => Promise<A>;
  readonly onSent: (answer: A) => void;
  /** what it is about, above the reason */
  readonly children?: ReactNode;
}

/** Where the eye is when the reason is asked for. */
const focusAtOnce = (box: HTMLElement | null) => box?.focus();

const givenAs =
  (verdict: 'reject' | 'return') =>
  ({ comment }: FormValues): FormValues => ({
    verdict,
    comment: (typeof comment === 'string' && comment.trim()) || undefined,
  });

/** A no says why, and what is sent back what to change. */
export function ReasonForm<A>({ verdict = 'reject', send, onSent, children }: ReasonFormProps<A>) {
  const { words, language } = useWords();
  const { inbox } = words;
  const needed = faultSentence({ path: 'comment', code: 'required', values: {} }, language);
  const { form, submit, refused, lastTry, wires } = useCallForm({
    body: inboxCalls.decide.body,
    initial: { comment: '' },
    given: givenAs(verdict),
    send: async (said) => {
      if (typeof said.comment !== 'string')
        throw new CallRefused(422, 'reason-missing', '', { comment: needed });
      // checked by the body's own schema
      return send(said as DecideBody);
    },
    onSent,
    failed: inbox.failed,
  });
  return (
    <DrawerForm
      submit={inbox[verdict]}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={form.errors.comment ? [{ name: 'comment', label: inbox.reason }] : []}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      {children}
      <Textarea
        key={form.key('comment')}
        label={inbox.reason}
        description={
          verdict === 'return' ? `${inbox.reasonHint} ${inbox.returnHint}` : inbox.reasonHint
        }
        required
        maxLength={1000}
        autosize
        minRows={3}
        data-autofocus
        ref={focusAtOnce}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...wires('comment')}
      />
    </DrawerForm>
  );
}
