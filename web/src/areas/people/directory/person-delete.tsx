import type { Employee } from '@muster/contract/people/employee.ts';
import { DeleteDialog } from '../../../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { usePeopleChanges } from '../people-queries.ts';

interface PersonDeleteProps {
  /** none: nothing is asked */
  readonly person: Employee | undefined;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

/** Of a draft: someone who never was here. */
export function PersonDelete({ person, onCancel, onDeleted }: PersonDeleteProps) {
  const { remove } = usePeopleChanges();
  const { shown, forget } = useLingering(person);
  if (!shown) return null;
  return (
    <DeleteDialog
      key={shown.id}
      opened={person !== undefined}
      name={shown.name}
      remove={() => remove(shown)}
      retire={undefined}
      onCancel={onCancel}
      onClosed={forget}
      onDeleted={onDeleted}
    />
  );
}
