import { type User, userCalls } from '@muster/contract/identity/user-calls.ts';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { userQuery, useUserChanges } from '../users-queries.ts';

const heldFrom = (user: User | undefined): FormValues => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  userRole: user?.userRole ?? null,
  concernId: user?.concernId ?? null,
  employeeId: user?.employeeId ?? null,
  ...(user ? { active: user.active } : { password: '' }),
});

const givenBy = ({
  password,
  userRole,
  concernId,
  employeeId,
  ...held
}: FormValues): FormValues => ({
  ...held,
  concernId: (concernId as User['concernId'])?.id ?? null,
  employeeId: (employeeId as User['employeeId'])?.id ?? null,
  userRole: userRole ?? undefined,
  ...(password !== '' && { password }),
});

/** A user to add, or to change from what the server has now. */
export function useUserForm(user: User | undefined, onSaved: () => void) {
  const { words, say } = useWords();
  const { create, change } = useUserChanges();
  const client = useQueryClient();
  const [base, setBase] = useState(user);
  const named = { entity: words.account.users.one };
  const form = useCallForm({
    body: base ? userCalls.change.body : userCalls.create.body,
    initial: heldFrom(user),
    given: givenBy,
    send: (given) => (base ? change(base, given) : create(given)),
    onSent: () => {
      notify.success(say(base ? words.said.updated : words.said.added, named));
      onSaved();
    },
    failed: say(base ? words.said.updateFailed : words.said.addFailed, named),
  });
  const loadNewer = useOneAtATime(async () => {
    if (!base) return;
    try {
      const { record } = await client.fetchQuery(userQuery(base.id));
      setBase(record);
      form.startFrom(heldFrom(record));
    } catch (error) {
      form.showRefusal(error);
    }
  });
  return { ...form, loadNewer };
}
