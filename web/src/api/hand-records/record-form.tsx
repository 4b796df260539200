import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { ReactNode } from 'react';
import { isRefusal } from '../refusal.ts';
import { DrawerForm } from '../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { withinSentence } from '../../words/within.ts';
import { useWords } from '../../words/words.ts';
import type { RecordFormHandle } from './use-record-form.ts';

interface RecordFormProps {
  readonly handle: RecordFormHandle;
  readonly one: string;
  readonly isNew: boolean;
  /** the person may only read it */
  readonly isRead?: boolean;
  /** every field with its label, in the order of the form */
  readonly labels: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form in a drawer, with what was refused above its fields. */
export function RecordForm({ handle, one, isNew, isRead, labels, children }: RecordFormProps) {
  const { words, say } = useWords();
  const { form, submit, refused, lastTry, loadNewer } = handle;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  const save = isNew ? say(words.act.add, { entity: withinSentence(one) }) : words.act.save;
  return (
    <DrawerForm
      submit={isRead ? undefined : save}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={Object.entries(labels)
        // also of a field inside one: `levels.0.yearly`
        .filter(([name]) => Object.keys(form.errors).some((key) => key.split('.')[0] === name))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      {children}
    </DrawerForm>
  );
}
