import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { leaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshLeave } from '../queries.ts';
import { review, type Reviewed, type ReviewBody } from './use-review.ts';

interface RejectFormProps {
  readonly reviewed: Reviewed;
  readonly onDone: () => void;
  /** what is rejected, above the reason */
  readonly children: ReactNode;
}

/** Where the eye is when the reason is asked for. */
const focusAtOnce = (box: HTMLElement | null) => box?.focus();

const given = ({ comment }: FormValues): FormValues => ({
  status: 'Rejected',
  comment: (typeof comment === 'string' && comment.trim()) || undefined,
});

/** A no says why. */
export function RejectForm({ reviewed, onDone, children }: RejectFormProps) {
  const { words, say, language } = useWords();
  const { application: said } = words.leave;
  const refresh = useRefreshLeave();
  const needed = faultSentence({ path: 'comment', code: 'required', values: {} }, language);
  const { form, submit, refused, lastTry, wires } = useCallForm({
    body: leaveCalls.review.body,
    initial: { comment: '' },
    given,
    send: async (told) => {
      if (typeof told.comment !== 'string')
        throw new CallRefused(422, 'reason-missing', '', { comment: needed });
      // checked by the body's own schema
      return review(reviewed.id, told as ReviewBody);
    },
    onSent: () => {
      refresh();
      notify.success(say(said.rejected, { type: reviewed.type, name: reviewed.name }));
      onDone();
    },
    failed: said.failed,
  });
  return (
    <DrawerForm
      submit={said.reject}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={form.errors.comment ? [{ name: 'comment', label: said.rejectReason }] : []}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      {children}
      <Textarea
        key={form.key('comment')}
        label={said.rejectReason}
        description={said.rejectHint}
        required
        maxLength={1000}
        autosize
        minRows={3}
        ref={focusAtOnce}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...wires('comment')}
      />
    </DrawerForm>
  );
}
