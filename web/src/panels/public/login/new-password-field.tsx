import { shortestPassword } from '@muster/contract/identity/account.ts';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFirstWords } from '../../../words/words.ts';

interface FieldProps {
  readonly error: string | undefined;
}

function useShown() {
  const { fields } = useFirstWords().words.identity;
  return {
    size: 'md',
    autoComplete: 'new-password',
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
  } satisfies Partial<ComponentProps<typeof PasswordField>>;
}

/** A password to be chosen, with the rule it has to keep. */
export function NewPasswordField({ label, error }: FieldProps & { readonly label: string }) {
  const { words, say } = useFirstWords();
  const rule = say(words.identity.fields.rule, { count: shortestPassword });
  return (
    <PasswordField name="password" label={label} description={rule} error={error} {...useShown()} />
  );
}

export function RepeatField({ error }: FieldProps) {
  const { words } = useFirstWords();
  return (
    <PasswordField
      name="repeat"
      label={words.identity.fields.repeat}
      error={error}
      {...useShown()}
    />
  );
}
