import type { User } from '@muster/contract/identity/user-calls.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { useUserForm } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';

interface UserFormProps {
  /** none for a new one */
  readonly user: User | undefined;
  readonly onSaved: () => void;
}

const inOrder = ['name', 'email', 'userRole', 'concernId', 'employeeId', 'password'] as const;

export function UserForm({ user, onSaved }: UserFormProps) {
  const { words, say } = useWords();
  const { fields, one } = words.account.users;
  const userForm = useUserForm(user, onSaved);
  const { form, submit, refused, lastTry, loadNewer } = userForm;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  return (
    <DrawerForm
      submit={user ? words.act.save : say(words.act.add, { entity: withinSentence(one) })}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={inOrder
        .filter((name) => Boolean(form.errors[name]))
        .map((name) => ({ name, label: fields[name] }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <UserFields user={user} userForm={userForm} />
    </DrawerForm>
  );
}
