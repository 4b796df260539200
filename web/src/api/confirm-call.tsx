import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../ui/status/notify.ts';
import { useWords } from '../words/words.ts';
import { sentenceOf } from './refusal.ts';

interface ConfirmCallProps<T> {
  /** none: nothing is asked */
  readonly asked: T | undefined;
  readonly title: string;
  /** what the button does, and the one that leaves everything as it is */
  readonly confirm: string;
  readonly keep: string;
  readonly tone?: 'calm' | 'bad';
  readonly send: (asked: T) => Promise<unknown>;
  /** said when it is done; and where the server gives no reason why it is not */
  readonly done: string;
  readonly failed?: string;
  /** whatever came of it: what is shown may be another by now */
  readonly onSettled: () => void;
  readonly onClose: () => void;
  readonly hint: (asked: T) => ReactNode;
}

/** Asks once more before a call that takes nothing but what it is about. */
export function ConfirmCall<T>({ asked, send, hint, onClose, ...props }: ConfirmCallProps<T>) {
  const { words } = useWords();
  const { shown, forget } = useLingering(asked);
  const sending = useOneAtATime(async () => {
    if (shown === undefined) return;
    try {
      await send(shown);
      notify.success(props.done);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? props.failed ?? words.state.errorTitle);
    }
    props.onSettled();
    onClose();
  });
  if (shown === undefined) return null;
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={props.title}
      confirm={props.confirm}
      cancel={props.keep}
      tone={props.tone}
      isBusy={sending.isBusy}
      onConfirm={() => void sending.start()}
      onCancel={onClose}
      onClosed={forget}
    >
      {hint(shown)}
    </ConfirmDialog>
  );
}
