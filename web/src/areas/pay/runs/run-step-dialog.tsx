import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { type AskedStep, RunStepForm } from './run-step-form.tsx';

interface RunStepDialogProps {
  /** none: closed */
  readonly asked: AskedStep | undefined;
  readonly onClose: () => void;
}

export function RunStepDialog({ asked, onClose }: RunStepDialogProps) {
  const { words, say, language } = useWords();
  const { shown, forget } = useLingering(asked);
  if (!shown) return null;
  const title = words.pay.run[`${shown.step}Title`];
  return (
    <FormDialog
      key={shown.step}
      wanted={asked !== undefined}
      title={say(title, {
        month: showMonth(shown.place.month, language),
        company: shown.company,
      })}
      onClose={onClose}
      onClosed={forget}
    >
      <RunStepForm asked={shown} onDone={onClose} />
    </FormDialog>
  );
}
