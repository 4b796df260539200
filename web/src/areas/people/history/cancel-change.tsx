import type { Employee } from '@muster/contract/people/employee.ts';
import type { JobPeriod } from '@muster/contract/people/people-calls.ts';
import { useState } from 'react';
import { showDay } from '../../../ui/text/day-text.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useWords } from '../../../words/words.ts';
import { usePeopleChanges } from '../people-queries.ts';

interface CancelChangeProps {
  readonly person: Employee;
  /** none: nothing is asked */
  readonly period: JobPeriod | undefined;
  readonly onClose: () => void;
}

/** A change that is still to come is taken back, once one is sure. */
export function CancelChange({ person, period, onClose }: CancelChangeProps) {
  const { words, say, language } = useWords();
  const { history } = words.people;
  const { cancel } = usePeopleChanges();
  const { shown, forget } = useLingering(period);
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = useOneAtATime(async () => {
    const answer = shown && (await cancel(person, shown));
    setRefused(answer?.text ?? null);
    if (!answer) onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={period !== undefined}
      title={say(history.cancelTitle, { day: showDay(shown.from, language) })}
      confirm={history.cancel}
      isBusy={confirm.isBusy}
      onConfirm={() => void confirm.start()}
      onCancel={onClose}
      onClosed={forget}
    >
      {refused ? <FormAlert text={refused} /> : history.cancelHint}
    </ConfirmDialog>
  );
}
