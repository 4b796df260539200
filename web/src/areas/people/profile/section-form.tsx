import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { personQuery, usePeopleChanges } from '../people-queries.ts';
import { clearedWhereBlank, FieldInput, personFormState, isLongField } from './field-input.tsx';
import type { PersonSection } from './person-fields.ts';
import { fieldName } from '../history/show-value.ts';

interface SectionFormProps {
  readonly person: Employee;
  readonly section: PersonSection;
  readonly onDone: () => void;
}

function useSectionForm({ person, section: { edits }, onDone }: SectionFormProps) {
  const { words, say } = useWords();
  const { change } = usePeopleChanges();
  const client = useQueryClient();
  const [base, setBase] = useState(person);
  const named = { entity: words.people.employee.one };
  const callForm = useCallForm({
    body: peopleCalls.change.body,
    initial: personFormState(edits, person),
    given: clearedWhereBlank,
    send: (given) => change(base, given),
    onSent: () => {
      notify.success(say(words.said.updated, named));
      onDone();
    },
    failed: say(words.said.updateFailed, named),
  });
  const loadNewer = useOneAtATime(async () => {
    try {
      const { record } = await client.fetchQuery(personQuery(base.id));
      setBase(record);
      callForm.startFrom(personFormState(edits, record));
    } catch (error) {
      callForm.showRefusal(error);
    }
  });
  return { ...callForm, loadNewer };
}

/** The fields of one section; who was slower is told, and keeps what was typed. */
export function SectionForm(props: SectionFormProps) {
  const { words, say } = useWords();
  const { edits, name } = props.section;
  const callForm = useSectionForm(props);
  const { form, submit, refused, lastTry, loadNewer } = callForm;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  return (
    <CardForm
      label={say(words.people.profile.editSection, {
        section: words.people.profile.sections[name],
      })}
      submit={words.act.save}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={edits
        .filter((field) => Boolean(form.errors[field]))
        .map((field) => ({ name: field, label: fieldName(field, words) }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
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
