import type { PersonDocument } from '@muster/contract/people/documents/document-calls.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useWords } from '../../../words/words.ts';
import { useDocumentChanges } from './document-queries.ts';

interface DocumentDeleteProps {
  readonly personId: string;
  /** none: nothing is asked */
  readonly document: PersonDocument | undefined;
  readonly onClose: () => void;
}

/** A paper goes with its file, once one is sure. */
export function DocumentDelete({ personId, document, onClose }: DocumentDeleteProps) {
  const { words, say } = useWords();
  const { remove } = useDocumentChanges(personId);
  const { shown, forget } = useLingering(document);
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = useOneAtATime(async () => {
    const why = shown ? await remove(shown) : null;
    setRefused(why);
    if (!why) onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={document !== undefined}
      title={say(words.form.deleteTitle, { name: shown.title })}
      confirm={words.act.delete}
      isBusy={confirm.isBusy}
      onConfirm={() => void confirm.start()}
      onCancel={onClose}
      onClosed={() => {
        setRefused(null);
        forget();
      }}
    >
      {refused ? <FormAlert text={refused} /> : words.people.documents.deleteHint}
    </ConfirmDialog>
  );
}
