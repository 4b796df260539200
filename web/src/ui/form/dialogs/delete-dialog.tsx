import { useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormAlert } from '../form-alert.tsx';
import { useOneAtATime } from '../guards/use-one-at-a-time.ts';

export interface NotDeleted {
  /** why, where that is known */
  readonly text: string | null;
  /** others need it: it can be taken out of use instead */
  readonly isInUse: boolean;
}

interface DeleteDialogProps {
  readonly opened: boolean;
  readonly name: string;
  /** gives nothing when it is gone */
  readonly remove: () => Promise<NotDeleted | null>;
  /** none where it cannot be taken out of use */
  readonly retire: (() => Promise<void>) | undefined;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
  readonly onDeleted: () => void;
}

/** Asks by name; where others still use the record, offers to make it inactive instead. */
export function DeleteDialog({ opened, name, remove, retire, ...then }: DeleteDialogProps) {
  const { words, say } = useWords();
  const [refused, setRefused] = useState<NotDeleted | null>(null);
  const instead = refused?.isInUse ? retire : undefined;
  const confirm = useOneAtATime(async () => {
    if (instead) {
      await instead();
      return then.onCancel();
    }
    const answer = await remove();
    if (answer) setRefused(answer);
    else then.onDeleted();
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={say(words.form.deleteTitle, { name })}
      tone={instead ? 'calm' : 'bad'}
      confirm={instead ? words.act.makeInactive : words.act.delete}
      isBusy={confirm.isBusy}
      onConfirm={() => void confirm.start()}
      onCancel={then.onCancel}
      onClosed={then.onClosed}
    >
      {refused?.text ? <FormAlert text={refused.text} /> : words.form.deleteHint}
    </ConfirmDialog>
  );
}
