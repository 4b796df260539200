import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { type BatchPlace, MakeBatchForm } from './make-batch-form.tsx';

interface MakeBatchDialogProps {
  /** none: closed */
  readonly place: BatchPlace | undefined;
  readonly onClose: () => void;
  readonly onMade: (batchId: string) => void;
}

export function MakeBatchDialog({ place, onClose, onMade }: MakeBatchDialogProps) {
  const { words, language } = useWords();
  const { shown, forget } = useLingering(place);
  if (!shown) return null;
  const title = words.pay.bank.batch.makeTitle;
  return (
    <FormDialog
      wanted={place !== undefined}
      title={`${title}, ${showMonth(shown.month, language)}`}
      onClose={onClose}
      onClosed={forget}
    >
      <MakeBatchForm place={shown} onMade={onMade} />
    </FormDialog>
  );
}
