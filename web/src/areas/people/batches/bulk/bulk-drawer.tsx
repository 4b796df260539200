import '../batches.css';
import '../../profile/profile.css';
import { mostChosen } from '@muster/contract/people/batches/batch-calls.ts';
import { jobFields } from '@muster/contract/people/employee.ts';
import { Radio, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DayInput } from '../../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { useShownCount } from '../../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../../words/words.ts';
import { fieldName } from '../../history/show-value.ts';
import { BulkInputs } from './bulk-inputs.tsx';
import { useBulkForm, type Whom } from './use-bulk-form.ts';

type BulkForm = ReturnType<typeof useBulkForm>;

interface WhomInputProps {
  readonly whom: Whom;
  readonly bulk: BulkForm;
}

/** Those who were chosen, or all whom the list finds. */
function WhomInput({ whom: { ids, total }, bulk }: WhomInputProps) {
  const { words, say } = useWords();
  const { change } = words.people.batch;
  const shown = useShownCount();
  if (total === undefined || total <= ids.size) return null;
  return (
    <Radio.Group
      label={change.whom}
      value={bulk.held.isAll ? 'all' : 'chosen'}
      onChange={(value) => bulk.form.setFieldValue('isAll', value === 'all')}
    >
      <div className="bulk-whom">
        <Radio value="chosen" label={say(change.chosen, { count: ids.size })} />
        <Radio value="all" label={say(change.all, { count: shown(total) })} />
      </div>
    </Radio.Group>
  );
}

function WhenAndWhy({ form, wires }: BulkForm) {
  const { words } = useWords();
  const { job } = words.people;
  return (
    <div className="form-grid">
      <DayInput
        key={form.key('effectiveFrom')}
        label={fieldName('effectiveFrom', words)}
        required
        {...wires('effectiveFrom')}
      />
      <Textarea
        key={form.key('reason')}
        label={job.reason}
        maxLength={300}
        autosize
        minRows={2}
        {...wires('reason')}
      />
    </div>
  );
}

function BulkForm({ whom, onChecked }: { whom: Whom; onChecked: (batchId: string) => void }) {
  const { words, say } = useWords();
  const { batch, job } = words.people;
  const bulk = useBulkForm(whom, onChecked);
  const { form, submit, refused, lastTry } = bulk;
  // no control of the form holds who was chosen: what is wrong with them is said on top
  const wrong = form.errors.ids ? say(batch.change.tooMany, { most: mostChosen }) : refused?.text;
  const names = [...jobFields.map((field) => `given.${field}`), 'effectiveFrom', 'reason'];
  const labelOf = (name: string) =>
    name === 'reason' ? job.reason : fieldName(name.replace('given.', ''), words);
  return (
    <DrawerForm
      submit={batch.change.submit}
      isBusy={submit.isBusy}
      alert={wrong && <FormAlert text={wrong} />}
      errors={names
        .filter((name) => Boolean(form.errors[name]))
        .map((name) => ({ name, label: labelOf(name) }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <WhomInput whom={whom} bulk={bulk} />
      <h3 className="form-part">{batch.change.what}</h3>
      <p className="bulk-hint">{batch.change.whatHint}</p>
      <BulkInputs bulk={bulk} />
      <h3 className="form-part">{job.when}</h3>
      <WhenAndWhy {...bulk} />
      <p className="bulk-hint">{batch.change.submitNote}</p>
    </DrawerForm>
  );
}

interface BulkDrawerProps {
  /** none: closed */
  readonly whom: Whom | undefined;
  readonly onClose: () => void;
}

/** Job data of many at once; what it would do is shown next, on a page of its own. */
export function BulkDrawer({ whom, onClose }: BulkDrawerProps) {
  const { words, say } = useWords();
  const navigate = useNavigate();
  const { shown, forget } = useLingering(whom);
  if (!shown) return null;
  return (
    <FormDrawer
      wanted={whom !== undefined}
      title={say(words.people.batch.change.title, { count: shown.ids.size })}
      onClose={onClose}
      onClosed={forget}
    >
      <BulkForm
        whom={shown}
        onChecked={(batchId) =>
          void navigate({ to: '/admin/employee/import/$batchId', params: { batchId } })
        }
      />
    </FormDrawer>
  );
}
