import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { removalOf, useRemove } from './use-application-actions.ts';

interface RemoveDialogProps {
  /** none: nothing is asked */
  readonly application: LeaveApplication | undefined;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks before an application is taken back, cancelled or deleted. */
export function RemoveDialog({ application, onCancel, onDone }: RemoveDialogProps) {
  const { application: said } = useWords().words.leave;
  const { shown, forget } = useLingering(application);
  const remove = useRemove(onDone);
  const removal = shown && removalOf(shown);
  if (!shown || !removal) return null;
  return (
    <ConfirmDialog
      opened={application !== undefined}
      title={said[`${removal}Title`]}
      confirm={said[removal]}
      isBusy={remove.isBusy}
      onConfirm={() => void remove.start(shown)}
      onCancel={onCancel}
      onClosed={forget}
    >
      {said[`${removal}Hint`]}
    </ConfirmDialog>
  );
}
