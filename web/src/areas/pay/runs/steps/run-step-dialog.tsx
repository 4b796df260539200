import { FormDialog } from '../../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../../words/words.ts';
import { showPaidFor } from '../../month-name.ts';
import { RunStepForm } from './run-step-form.tsx';
import type { AskedStep } from './run-step-send.ts';
import { useRunWords } from '../run-words.ts';

interface RunStepDialogProps {
  /** none: closed */
  readonly asked: AskedStep | undefined;
  readonly onClose: () => void;
}

export function RunStepDialog({ asked, onClose }: RunStepDialogProps) {
  const { say, language } = useWords();
  const { shown, forget } = useLingering(asked);
  const said = useRunWords(shown?.run ?? null);
  if (!shown) return null;
  const title = said[`${shown.step}Title`];
  return (
    <FormDialog
      key={shown.step}
      wanted={asked !== undefined}
      title={say(title, {
        month: showPaidFor(shown.run ?? { ...shown.place, title: null }, language),
        company: shown.company,
      })}
      onClose={onClose}
      onClosed={forget}
    >
      <RunStepForm asked={shown} onDone={onClose} />
    </FormDialog>
  );
}
