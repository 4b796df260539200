import type { Linked } from '@muster/contract/kernel/fields.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { Textarea, TextInput } from '@mantine/core';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { useItemChanges } from './item-queries.ts';

const toItem = recordCalled('item', organisationRecords);
const initial = (): FormValues => ({ itemId: null, serialNumber: '', issuedOn: today(), note: '' });

const givenBy = ({ itemId, serialNumber, issuedOn, note }: FormValues): FormValues => ({
  itemId: (itemId as Linked | null)?.id,
  serialNumber: serialNumber || null,
  issuedOn,
  note: note || null,
});

interface IssueFormProps {
  readonly person: Employee;
  readonly onDone: () => void;
}

function IssueForm({ person, onDone }: IssueFormProps) {
  const { words, say } = useWords();
  const { items } = words.people;
  const { issue } = useItemChanges(person.id);
  const { form, wires, submit, refused, lastTry } = useCallForm({
    body: itemIssueCalls.issue.body,
    initial: initial(),
    given: givenBy,
    send: (given) => issue(given),
    onSent: () => {
      const { name } = form.getValues().itemId as Linked;
      notify.success(say(items.issued, { item: name }));
      onDone();
    },
    failed: items.issueFailed,
  });
  const labels = {
    itemId: items.item,
    serialNumber: items.serialNumber,
    issuedOn: items.issuedOn,
    note: items.note,
  };
  return (
    <DrawerForm
      submit={items.issue}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <LinkInput
          key={form.key('itemId')}
          to={toItem}
          label={labels.itemId}
          required
          {...wires('itemId')}
        />
        <TextInput
          key={form.key('serialNumber')}
          label={labels.serialNumber}
          description={items.serialHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          autoComplete="off"
          {...wires('serialNumber')}
        />
        <DayInput
          key={form.key('issuedOn')}
          label={labels.issuedOn}
          required
          {...wires('issuedOn')}
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

interface ItemIssueProps {
  readonly person: Employee;
  readonly isWanted: boolean;
  readonly onClose: () => void;
}

/** Something is handed out. */
export function ItemIssue({ person, isWanted, onClose }: ItemIssueProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(isWanted ? person.id : undefined);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={isWanted}
      title={say(words.people.items.issueTitle, { name: person.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <IssueForm person={person} onDone={onClose} />
    </FormDialog>
  );
}
