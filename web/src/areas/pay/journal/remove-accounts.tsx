import type {
  JournalAccounts,
  JournalSubject,
} from '@muster/contract/pay/journal/account-calls.ts';
import { ConfirmCall } from '../../../api/confirm-call.tsx';
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
  return (
    <ConfirmCall
      asked={asked}
      title={said.removeTitle}
      confirm={said.remove}
      keep={said.keep}
      send={({ accounts }) => remove(accounts)}
      done={said.removed}
      onSettled={refresh}
      onClose={onClose}
      hint={({ subject, accounts }) =>
        say(said.removeHint, { name: nameOf(subject), place: placeOf(accounts) })
      }
    />
  );
}
