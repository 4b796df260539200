import type { Employee } from '@muster/contract/people/employee.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { JobForm } from './job-form.tsx';

interface JobDrawerProps {
  readonly person: Employee;
  readonly isWanted: boolean;
  readonly onClose: () => void;
}

export function ChangeJobDrawer({ person, isWanted, onClose }: JobDrawerProps) {
  const { words, say } = useWords();
  // the form is about the person as it was when the drawer opened
  const { shown, forget } = useLingering(isWanted ? person.id : undefined);
  if (!shown) return null;
  return (
    <FormDrawer
      wanted={isWanted}
      title={say(words.people.job.title, { name: person.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <JobForm person={person} onDone={onClose} />
    </FormDrawer>
  );
}
