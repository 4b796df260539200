import type { Employee } from '@muster/contract/people/employee.ts';
import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { CallRefused } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useProposals } from '../own-queries.ts';
import {
  clearedWhereBlank,
  FieldInput,
  personFormState,
  isLongField,
} from '../profile/field-input.tsx';
import type { PersonSection } from '../profile/person-fields.ts';
import { fieldName } from '../history/show-value.ts';

interface OwnSectionFormProps {
  readonly person: Employee;
  readonly section: PersonSection;
  readonly onDone: () => void;
}

function useOwnSectionForm({ person, section: { edits }, onDone }: OwnSectionFormProps) {
  const { own } = useWords().words.people;
  const { propose } = useProposals(person.id);
  const initial = personFormState(edits, person);
  const start = clearedWhereBlank(initial);
  const changedIn = (given: FormValues): FormValues =>
    Object.fromEntries(Object.entries(given).filter(([field, value]) => value !== start[field]));
  return useCallForm({
    body: profileCalls.propose.body,
    initial,
    given: (held) => changedIn(clearedWhereBlank(held)),
    send: async (given) => {
      if (Object.keys(given).length === 0)
        throw new CallRefused(0, 'nothing-changed', own.nothingYet);
      return propose(given);
    },
    onSent: () => {
      notify.success(own.sent);
      onDone();
    },
    failed: own.failed,
  });
}

/** The fields of one section as they should be; HR reads what differs. */
export function OwnSectionForm(props: OwnSectionFormProps) {
  const { words, say } = useWords();
  const { own, profile } = words.people;
  const { edits, name } = props.section;
  const callForm = useOwnSectionForm(props);
  const { form, submit, refused, lastTry } = callForm;
  return (
    <CardForm
      label={say(own.proposeSection, { section: profile.sections[name] })}
      submit={own.submit}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={edits
        .filter((field) => Boolean(form.errors[field]))
        .map((field) => ({ name: field, label: fieldName(field, words) }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="card-note">{own.hint}</p>
      <div className="form-grid">
        {edits.map((field) => (
          <div key={field} data-half={!isLongField(field) || undefined}>
            <FieldInput field={field} callForm={callForm} />
          </div>
        ))}
      </div>
    </CardForm>
  );
}
