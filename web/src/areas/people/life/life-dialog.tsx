import type { Employee } from '@muster/contract/people/employee.ts';
import type { LifeAction } from '@muster/contract/people/profile/life.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { LifeForm } from './life-form.tsx';

interface LifeDialogProps {
  readonly person: Employee;
  /** none: closed */
  readonly action: LifeAction | undefined;
  readonly onClose: () => void;
}

export function LifeDialog({ person, action, onClose }: LifeDialogProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(action);
  if (!shown) return null;
  return (
    <FormDialog
      key={shown}
      wanted={action !== undefined}
      title={say(words.people.life.title[shown], { name: person.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <LifeForm person={person} action={shown} onDone={onClose} />
    </FormDialog>
  );
}
