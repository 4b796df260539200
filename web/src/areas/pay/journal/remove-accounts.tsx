import type {
  JournalAccounts,
  JournalSubject,
} from '@muster/contract/pay/journal/account-calls.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useBookedName } from './journal-name.ts';
import { useRefreshJournal } from './journal-queries.ts';
import { usePlaceName } from './place-name.ts';

interface Asked {
  readonly subject: JournalSubject;
  readonly accounts: JournalAccounts;
}

interface RemoveAccountsProps {
  /** none: nothing is asked */
  readonly asked: Asked | undefined;
  readonly remove: (accounts: JournalAccounts) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks first: what it was for is booked elsewhere then, or nowhere. */
export function RemoveAccounts({ asked, remove, onClose }: RemoveAccountsProps) {
  const { words, say } = useWords();
  const said = words.pay.journal.accounts;
  const refresh = useRefreshJournal();
  const nameOf = useBookedName();
  const placeOf = usePlaceName();
  const { shown, forget } = useLingering(asked);
  const removing = useOneAtATime(async () => {
    if (!shown) return;
    try {
      await remove(shown.accounts);
      notify.success(said.removed);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
    }
    refresh();
    onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={said.removeTitle}
      confirm={said.remove}
      cancel={said.keep}
      tone="bad"
      isBusy={removing.isBusy}
      onConfirm={() => void removing.start()}
      onCancel={onClose}
      onClosed={forget}
    >
      {say(said.removeHint, { name: nameOf(shown.subject), place: placeOf(shown.accounts) })}
    </ConfirmDialog>
  );
}
