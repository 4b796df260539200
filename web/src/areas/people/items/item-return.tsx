import type { Employee } from '@muster/contract/people/employee.ts';
import { type HeldItem, itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { Textarea } from '@mantine/core';
import { useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { useItemChanges } from './item-queries.ts';
import { itemName } from './item-row.tsx';

interface ReturnFormProps {
  readonly person: Employee;
  readonly held: HeldItem;
  readonly onDone: () => void;
}

function ReturnForm({ person, held, onDone }: ReturnFormProps) {
  const { words, say } = useWords();
  const { items } = words.people;
  const { takeBack } = useItemChanges(person.id);
  const { form, wires, submit, refused, lastTry } = useCallForm({
    body: itemIssueCalls.giveBack.body,
    initial: { returnedOn: today(), note: held.note ?? '' },
    given: ({ returnedOn, note }) => ({ returnedOn, note: note || null }),
    send: (given) => takeBack(held, given),
    onSent: () => {
      notify.success(say(items.takenBack, { item: held.itemId.name }));
      onDone();
    },
    failed: items.takeBackFailed,
  });
  const labels = { returnedOn: items.returnedOn, note: items.note };
  return (
    <DrawerForm
      submit={items.takeBack}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <DayInput
          key={form.key('returnedOn')}
          label={labels.returnedOn}
          required
          {...wires('returnedOn')}
        />
        <Textarea
          key={form.key('note')}
          label={labels.note}
          maxLength={300}
          autosize
          minRows={2}
          {...wires('note')}
        />
      </div>
    </DrawerForm>
  );
}

interface ItemReturnProps {
  readonly person: Employee;
  /** none: closed */
  readonly held: HeldItem | undefined;
  readonly onClose: () => void;
}

/** Something comes back. */
export function ItemReturn({ person, held, onClose }: ItemReturnProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(held);
  if (!shown) return null;
  return (
    <FormDialog
      key={shown.id}
      wanted={held !== undefined}
      title={say(words.people.items.takeBackTitle, { item: itemName(shown) })}
      onClose={onClose}
      onClosed={forget}
    >
      <ReturnForm person={person} held={shown} onDone={onClose} />
    </FormDialog>
  );
}
