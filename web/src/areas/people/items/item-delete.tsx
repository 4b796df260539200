import type { Employee } from '@muster/contract/people/employee.ts';
import type { HeldItem } from '@muster/contract/people/documents/item-calls.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useWords } from '../../../words/words.ts';
import { useItemChanges } from './item-queries.ts';
import { itemName } from './item-row.tsx';

interface ItemDeleteProps {
  readonly person: Employee;
  /** none: nothing is asked */
  readonly held: HeldItem | undefined;
  readonly onClose: () => void;
}

/** An entry made by mistake goes, once one is sure. */
export function ItemDelete({ person, held, onClose }: ItemDeleteProps) {
  const { words, say } = useWords();
  const { remove } = useItemChanges(person.id);
  const { shown, forget } = useLingering(held);
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = useOneAtATime(async () => {
    const why = shown ? await remove(shown) : null;
    setRefused(why);
    if (!why) onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={held !== undefined}
      title={say(words.form.deleteTitle, { name: itemName(shown) })}
      confirm={words.act.delete}
      isBusy={confirm.isBusy}
      onConfirm={() => void confirm.start()}
      onCancel={onClose}
      onClosed={() => {
        setRefused(null);
        forget();
      }}
    >
      {refused ? <FormAlert text={refused} /> : words.people.items.deleteHint}
    </ConfirmDialog>
  );
}
