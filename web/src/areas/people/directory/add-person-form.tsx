import '../profile/profile.css';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { usePeopleChanges } from '../people-queries.ts';
import { clearedWhereBlank } from '../profile/field-input.tsx';

const inOrder = [
  'name',
  'number',
  'designationId',
  'departmentId',
  'joinedOn',
  'status',
  'lineManagerId',
  'email',
  'phone',
] as const;
const firstStatuses = ['Probation', 'Confirmed', 'Draft'] as const;

const initial = (): FormValues => ({
  name: '',
  number: '',
  designationId: null,
  departmentId: null,
  joinedOn: today(),
  status: 'Probation',
  lineManagerId: null,
  email: '',
  phone: '',
});

const idOf = (held: unknown) => (held as Linked | null)?.id;

const givenBy = ({
  number,
  designationId,
  departmentId,
  lineManagerId,
  ...held
}: FormValues): FormValues => ({
  ...clearedWhereBlank(held),
  ...(number !== '' && { number }),
  designationId: idOf(designationId),
  departmentId: idOf(departmentId),
  lineManagerId: idOf(lineManagerId) ?? null,
});

const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function useAddForm(onAdded: () => void) {
  const { words, say } = useWords();
  const navigate = useNavigate();
  const { create } = usePeopleChanges();
  const named = { entity: words.people.employee.one };
  return useCallForm({
    body: peopleCalls.create.body,
    initial: initial(),
    given: givenBy,
    send: create,
    onSent: ({ record: { id } }) => {
      notify.success(say(words.said.added, named), {
        label: words.people.add.open,
        run: () => void navigate({ to: '/admin/employee/$id/$tab', params: { id, tab: 'info' } }),
      });
      onAdded();
    },
    failed: say(words.said.addFailed, named),
  });
}

type Wired = Pick<ReturnType<typeof useAddForm>, 'form' | 'wires'>;

/** The page was opened to fill it in. */
const focused = (input: HTMLInputElement | null) => input?.focus();

function Who({ form, wires }: Wired) {
  const { people } = useWords().words;
  const { fields } = people.employee;
  return (
    <>
      <div data-half>
        <TextInput
          key={form.key('name')}
          label={fields.name}
          required
          maxLength={120}
          autoComplete="off"
          ref={focused}
          {...wires('name')}
        />
      </div>
      <div data-half>
        <TextInput
          key={form.key('number')}
          label={fields.number}
          description={people.add.numberHint}
          maxLength={30}
          autoComplete="off"
          {...hintBelow}
          {...wires('number')}
        />
      </div>
    </>
  );
}

function Post({ form, wires }: Wired) {
  const { add, employee, values } = useWords().words.people;
  const { fields } = employee;
  const place = (field: 'designationId' | 'departmentId') => (
    <div data-half>
      <LinkInput
        key={form.key(field)}
        to={places[field]}
        label={fields[field]}
        required
        {...wires(field)}
      />
    </div>
  );
  return (
    <>
      {place('designationId')}
      {place('departmentId')}
      <div data-half>
        <DayInput
          key={form.key('joinedOn')}
          label={fields.joinedOn}
          description={add.joinedHint}
          required
          {...hintBelow}
          {...wires('joinedOn')}
        />
      </div>
      <div data-half>
        <Select
          key={form.key('status')}
          label={fields.status}
          description={add.statusHint}
          required
          allowDeselect={false}
          data={firstStatuses.map((value) => ({ value, label: values.status[value] }))}
          {...plainOptions}
          {...hintBelow}
          {...wires('status')}
        />
      </div>
    </>
  );
}

function Reached({ form, wires }: Wired) {
  const { fields } = useWords().words.people.employee;
  return (
    <>
      <PersonInput
        key={form.key('lineManagerId')}
        label={fields.lineManagerId}
        {...wires('lineManagerId')}
      />
      <div data-half>
        <TextInput
          key={form.key('email')}
          label={fields.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          {...wires('email')}
        />
      </div>
      <div data-half>
        <TextInput
          key={form.key('phone')}
          label={fields.phone}
          type="tel"
          maxLength={30}
          autoComplete="off"
          {...wires('phone')}
        />
      </div>
    </>
  );
}

/** Name, post and department are enough to begin with. */
export function AddPersonForm({ onAdded }: { readonly onAdded: () => void }) {
  const { add, employee } = useWords().words.people;
  const addForm = useAddForm(onAdded);
  const { form, submit, refused, lastTry } = addForm;
  return (
    <CardForm
      label={add.title}
      submit={add.title}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={inOrder
        .filter((name) => Boolean(form.errors[name]))
        .map((name) => ({ name, label: employee.fields[name] }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <Who {...addForm} />
        <Post {...addForm} />
        <Reached {...addForm} />
      </div>
    </CardForm>
  );
}
