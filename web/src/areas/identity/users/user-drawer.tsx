import { useQuery } from '@tanstack/react-query';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { newRecord } from '../../../ui/list/list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { userQuery } from '../users-queries.ts';
import { UserForm } from './user-form.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface UserDrawerProps {
  /** an id, or `new`; none: closed */
  readonly open: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface ContentProps {
  readonly open: string;
  readonly onSaved: () => void;
}

const fieldCount = 4;

function UserDrawerContent({ open, onSaved }: ContentProps) {
  const isNew = open === newRecord;
  // never from memory: a form starts from what the server has now
  const { data, isPending, error, refetch } = useQuery({
    ...userQuery(open),
    queryKey: ['users', 'form', open],
    gcTime: 0,
    enabled: !isNew,
  });
  if (isNew || data) return <UserForm user={data} onSaved={onSaved} />;
  if (isPending) return <FormSkeleton fields={fieldCount} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

export function UserDrawer({ open, onClose, onSaved }: UserDrawerProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  const verb = shown === newRecord ? words.act.add : words.act.edit;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={say(verb, { entity: withinSentence(words.account.users.one) })}
      onClose={onClose}
      onClosed={forget}
    >
      <UserDrawerContent open={shown} onSaved={onSaved} />
    </FormDrawer>
  );
}
