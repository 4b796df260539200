import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { inUse } from '@muster/contract/kernel/refusals.ts';
import { useState } from 'react';
import { isRefusal, sentenceOf } from '../api/refusal.ts';
import { ConfirmDialog } from '../ui/form/confirm-dialog.tsx';
import { FormAlert } from '../ui/form/form-alert.tsx';
import { useOneAtATime } from '../ui/form/use-one-at-a-time.ts';
import { notify } from '../ui/notify.ts';
import { useEntityChanges } from './queries.ts';
import { labelOf, type RecordScreen, useRecordWords } from './record-screen.ts';

interface DeleteDialogProps {
  readonly screen: RecordScreen;
  readonly record: EntityRecord;
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
  readonly onDeleted: () => void;
}

/** Asks by name; where other records still use this one, offers to make it inactive instead. */
export function DeleteDialog({ screen, record, onDeleted, ...dialog }: DeleteDialogProps) {
  const { words, say, named } = useRecordWords(screen);
  const { remove, setActive, refresh } = useEntityChanges(screen);
  const [refused, setRefused] = useState<{ text: string; isInUse: boolean } | null>(null);
  const canRetire = refused?.isInUse && record.active && record.can.change;
  const deleteIt = async () => {
    try {
      await remove(record);
    } catch (error) {
      refresh();
      const text = sentenceOf(error, words);
      if (text) setRefused({ text, isInUse: isRefusal(error, inUse) });
      else notify.error(say(words.said.deleteFailed, named));
      return;
    }
    notify.success(say(words.said.deleted, named));
    onDeleted();
  };
  const confirm = useOneAtATime(() =>
    canRetire ? setActive(record, false).then(dialog.onCancel) : deleteIt(),
  );
  return (
    <ConfirmDialog
      {...dialog}
      title={say(words.form.deleteTitle, { name: labelOf(screen.entity, record) })}
      tone={canRetire ? 'calm' : 'bad'}
      confirm={canRetire ? words.act.makeInactive : words.act.delete}
      isBusy={confirm.isBusy}
      onConfirm={() => void confirm.start()}
    >
      {refused ? <FormAlert text={refused.text} /> : words.form.deleteHint}
    </ConfirmDialog>
  );
}
