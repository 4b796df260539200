import type { SalaryEntry } from '@muster/contract/pay/entry-calls.ts';
import type { PaidPerson } from '@muster/contract/pay/rate-calls.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { EndEntryForm } from './end-entry-form.tsx';
import { EntryForm } from './entry-form.tsx';
import { useComponentName } from './use-component-name.ts';

interface EntryDialogProps {
  readonly person: PaidPerson;
  /** none: closed */
  readonly open: SalaryEntry | 'new' | undefined;
  readonly onClose: () => void;
}

/** A new amount, or the last month of one that is there. */
export function SalaryEntryDialog({ person, open, onClose }: EntryDialogProps) {
  const { words, say } = useWords();
  const { besides } = words.pay.salary;
  const nameOf = useComponentName();
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  const title =
    shown === 'new'
      ? say(besides.addOf, { name: person.name })
      : say(besides.endOf, { name: nameOf(shown.component) });
  return (
    <FormDialog wanted={open !== undefined} title={title} onClose={onClose} onClosed={forget}>
      {shown === 'new' ? (
        <EntryForm person={person} onDone={onClose} />
      ) : (
        <EndEntryForm entry={shown} onDone={onClose} />
      )}
    </FormDialog>
  );
}
