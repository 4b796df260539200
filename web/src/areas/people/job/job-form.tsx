import '../profile/profile.css';
import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import { type Employee, jobFields } from '@muster/contract/people/employee.ts';
import { Textarea } from '@mantine/core';
import { isRefusal } from '../../../api/refusal.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { ChangeList } from '../history/change-list.tsx';
import { JobFields } from './job-fields.tsx';
import { fieldName } from '../history/show-value.ts';
import { useJobForm } from './use-job-form.ts';

interface JobFormProps {
  readonly person: Employee;
  readonly onDone: () => void;
}

type JobCallForm = ReturnType<typeof useJobForm>;

const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** From which day, and why; the hint says what that day means. */
function WhenAndWhy({ form, wires, held }: JobCallForm) {
  const { words } = useWords();
  const { job } = words.people;
  const from = typeof held.effectiveFrom === 'string' ? held.effectiveFrom : today();
  const hint = from > today() ? job.later : job.earlier;
  return (
    <div className="form-grid">
      <DayInput
        key={form.key('effectiveFrom')}
        label={fieldName('effectiveFrom', words)}
        description={from === today() ? job.atOnce : hint}
        required
        {...hintBelow}
        {...wires('effectiveFrom')}
      />
      <Textarea
        key={form.key('reason')}
        label={job.reason}
        description={job.reasonHint}
        maxLength={300}
        autosize
        minRows={2}
        {...hintBelow}
        {...wires('reason')}
      />
    </div>
  );
}

function Preview({ changes, held }: Pick<JobCallForm, 'changes' | 'held'>) {
  const { words, say, language } = useWords();
  const { job } = words.people;
  const from = typeof held.effectiveFrom === 'string' ? held.effectiveFrom : today();
  // what cannot be read as a day is told at its field
  const day = isBusinessDay(from) ? showDay(from, language) : from;
  return (
    <section className="preview" aria-label={say(job.preview, { day })} aria-live="polite">
      <h3>{say(job.preview, { day })}</h3>
      {changes.length === 0 ? <p>{job.nothing}</p> : <ChangeList changes={changes} />}
    </section>
  );
}

/** What changes, from when, why; old and new stand side by side before anything is saved. */
export function JobForm({ person, onDone }: JobFormProps) {
  const { words } = useWords();
  const { job } = words.people;
  const jobForm = useJobForm(person, onDone);
  const { form, submit, refused, lastTry, loadNewer } = jobForm;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  return (
    <DrawerForm
      submit={job.submit}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={[...jobFields, 'effectiveFrom', 'reason']
        .filter((name) => Boolean(form.errors[name]))
        .map((name) => ({ name, label: name === 'reason' ? job.reason : fieldName(name, words) }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <h3 className="form-part">{job.what}</h3>
      <JobFields person={person} jobForm={jobForm} />
      <h3 className="form-part">{job.when}</h3>
      <WhenAndWhy {...jobForm} />
      <Preview {...jobForm} />
    </DrawerForm>
  );
}
