import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { useSession } from '../session/session.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useWords } from '../words/words.ts';
import type { FormValues } from './use-call-form.ts';

/** Whether the reader may write a field on which rights hang. */
export function useGuards() {
  const user = useSession((session) => session.user);
  return ({ guard }: Field): boolean =>
    guard === undefined ||
    (user !== null && !user.isLimited && scopesOf(guard, user.capacities).size > 0);
}

/** A guarded field holds something else than the record: then the password is asked for. */
export const isGuardedChange = (
  { fields }: Entity,
  before: FormValues,
  held: FormValues,
): boolean =>
  Object.entries(fields).some(
    ([key, { guard }]) => guard !== undefined && (before[key] ?? null) !== (held[key] ?? null),
  );

/** The own password once more. */
export function PasswordProof(wires: Readonly<Record<string, unknown>>) {
  const { words } = useWords();
  const { showPassword, hidePassword } = words.identity.fields;
  return (
    <PasswordField
      label={words.form.password}
      description={words.form.passwordHint}
      autoComplete="current-password"
      required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      showLabel={showPassword}
      hideLabel={hidePassword}
      {...wires}
    />
  );
}
