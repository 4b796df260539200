import '../profile/profile.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { Textarea } from '@mantine/core';
import { useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { usePeopleChanges } from '../people-queries.ts';

/** What was written down wrongly. */
export type WrongDay = 'joining' | 'leaving';

interface CorrectionFormProps {
  readonly person: Employee;
  readonly what: WrongDay;
  readonly onDone: () => void;
}

function CorrectionForm({ person, what, onDone }: CorrectionFormProps) {
  const { words, say } = useWords();
  const { correct } = words.people.life;
  const { correctLife } = usePeopleChanges();
  const { form, wires, submit, refused, lastTry } = useCallForm({
    body: peopleCalls.correctLife.body,
    initial: { date: (what === 'joining' ? person.joinedOn : person.lastDay) ?? null, reason: '' },
    given: ({ date, reason }) => ({ what, date: date || null, reason }),
    send: (given) => correctLife(person, given),
    onSent: () => {
      notify.success(say(correct.done, { name: person.name }));
      onDone();
    },
    failed: say(words.said.updateFailed, { entity: words.people.employee.one }),
  });
  const labels = { date: correct.day[what], reason: correct.reason };
  return (
    <DrawerForm
      submit={correct.act[what]}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="effect">{say(correct.effect[what], { name: person.name })}</p>
      <div className="form-grid">
        <DayInput
          key={form.key('date')}
          label={labels.date}
          required={what === 'joining'}
          {...wires('date')}
        />
        <Textarea
          key={form.key('reason')}
          label={labels.reason}
          description={correct.reasonHint}
          required
          maxLength={300}
          autosize
          minRows={2}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...wires('reason')}
        />
      </div>
    </DrawerForm>
  );
}

interface LifeCorrectionProps {
  readonly person: Employee;
  /** none: closed */
  readonly what: WrongDay | undefined;
  readonly onClose: () => void;
}

/** A joining date or a leaving that was written down wrongly, put right with a reason. */
export function LifeCorrection({ person, what, onClose }: LifeCorrectionProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(what);
  if (!shown) return null;
  return (
    <FormDialog
      key={shown}
      wanted={what !== undefined}
      title={say(words.people.life.correct.title[shown], { name: person.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <CorrectionForm person={person} what={shown} onDone={onClose} />
    </FormDialog>
  );
}
