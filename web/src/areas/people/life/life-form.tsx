import '../profile/profile.css';
import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { type LifeAction, leavingReasons } from '@muster/contract/people/profile/life.ts';
import { Textarea } from '@mantine/core';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { isRefusal } from '../../../api/refusal.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useWords } from '../../../words/words.ts';
import { useLifeForm } from './use-life-form.ts';

interface LifeFormProps {
  readonly person: Employee;
  readonly action: LifeAction;
  readonly onDone: () => void;
}

type Fields = Pick<LifeFormProps, 'person' | 'action'> & {
  readonly lifeForm: ReturnType<typeof useLifeForm>;
};

const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
const toProbation: readonly LifeAction[] = ['join', 'rehire'];

/** Why someone leaves, and who takes over the team. */
function Leaving({ person, lifeForm: { form, wires, needsSuccessor } }: Fields) {
  const { words, say } = useWords();
  const { life, values } = words.people;
  return (
    <>
      <ChoiceInput
        key={form.key('leavingReason')}
        label={life.leavingReason}
        required
        options={leavingReasons.map((value) => ({ value, label: values.leavingReason[value] }))}
        {...wires('leavingReason')}
      />
      {needsSuccessor && (
        <PersonInput
          key={form.key('handOverTo')}
          label={life.handOver}
          description={say(life.handOverHint, { name: person.name })}
          required
          except={person.id}
          {...hintBelow}
          {...wires('handOverTo')}
        />
      )}
    </>
  );
}

function LifeFields(props: Fields) {
  const { action, lifeForm } = props;
  const { life } = useWords().words.people;
  const { form, wires } = lifeForm;
  return (
    <div className="form-grid">
      <DayInput
        key={form.key('date')}
        label={action === 'leave' ? life.lastDay : life.date}
        required
        {...wires('date')}
      />
      {toProbation.includes(action) && (
        <DayInput
          key={form.key('confirmationDueOn')}
          label={life.due}
          description={life.dueHint}
          {...hintBelow}
          {...wires('confirmationDueOn')}
        />
      )}
      {action === 'leave' && <Leaving {...props} />}
      <Textarea
        key={form.key('note')}
        label={life.note}
        description={life.noteHint}
        maxLength={300}
        autosize
        minRows={2}
        {...hintBelow}
        {...wires('note')}
      />
    </div>
  );
}

/** One step, with a sentence on what it does from when on. */
export function LifeForm({ person, action, onDone }: LifeFormProps) {
  const { words, say, language } = useWords();
  const { life } = words.people;
  const lifeForm = useLifeForm(person, action, onDone);
  const { form, submit, refused, lastTry, date, loadNewer } = lifeForm;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  const labels: Readonly<Record<string, string>> = {
    date: action === 'leave' ? life.lastDay : life.date,
    leavingReason: life.leavingReason,
    handOverTo: life.handOver,
    confirmationDueOn: life.due,
    note: life.note,
  };
  const day = isBusinessDay(date) ? date : undefined;
  return (
    <DrawerForm
      submit={life.act[action]}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="effect" aria-live="polite">
        {say(life.effect[action], {
          name: person.name,
          date: day ? showDay(day, language) : life.noDate,
        })}
      </p>
      <LifeFields person={person} action={action} lifeForm={lifeForm} />
    </DrawerForm>
  );
}
