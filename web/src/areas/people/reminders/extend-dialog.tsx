import type { Employee } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { usePeopleChanges } from '../people-queries.ts';

interface ExtendFormProps {
  readonly person: Employee;
  readonly onDone: () => void;
}

function ExtendForm({ person, onDone }: ExtendFormProps) {
  const { words, say, language } = useWords();
  const { due } = words.people;
  const { change } = usePeopleChanges();
  const { form, wires, submit, refused, lastTry } = useCallForm({
    body: peopleCalls.change.body,
    initial: { confirmationDueOn: person.confirmationDueOn ?? null },
    given: (held) => ({ confirmationDueOn: held.confirmationDueOn ?? '' }),
    send: (given) => change(person, given),
    onSent: () => {
      const day = showDay(String(form.getValues().confirmationDueOn), language);
      notify.success(say(due.extended, { name: person.name, day }));
      onDone();
    },
    failed: due.extendFailed,
  });
  const name = 'confirmationDueOn';
  return (
    <DrawerForm
      submit={due.extend}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={form.errors[name] ? [{ name, label: due.extendTo }] : []}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <DayInput
          key={form.key(name)}
          label={due.extendTo}
          description={due.extendHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...wires(name)}
        />
      </div>
    </DrawerForm>
  );
}

interface ExtendDialogProps {
  /** none: closed */
  readonly person: Employee | undefined;
  readonly onClose: () => void;
}

/** Someone stays on probation for longer. */
export function ExtendDialog({ person, onClose }: ExtendDialogProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(person);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={person !== undefined}
      title={say(words.people.due.extendOf, { name: shown.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <ExtendForm person={shown} onDone={onClose} />
    </FormDialog>
  );
}
