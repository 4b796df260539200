import type { User } from '@muster/contract/identity/user-calls.ts';
import { DeleteDialog } from '../../../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useUserChanges } from '../users-queries.ts';

interface UserDeleteProps {
  /** none: nothing is asked */
  readonly user: User | undefined;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function UserDelete({ user, onCancel, onDeleted }: UserDeleteProps) {
  const { remove } = useUserChanges();
  const { shown, forget } = useLingering(user);
  if (!shown) return null;
  return (
    <DeleteDialog
      key={shown.id}
      opened={user !== undefined}
      name={shown.name}
      remove={() => remove(shown)}
      retire={undefined}
      onCancel={onCancel}
      onClosed={forget}
      onDeleted={onDeleted}
    />
  );
}
