import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CallRefused } from '../../../api/client.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useWords } from '../../../words/words.ts';

interface ByPasswordProps {
  readonly title: string;
  readonly hint: string;
  readonly isOn?: boolean;
  readonly action: string;
  /** what follows from it, beside the button */
  readonly effect?: string;
  readonly isBusy: boolean;
  readonly refused: CallRefused | null;
  readonly onPassword: (password: string) => void;
}

/** A step that asks for the password once more: an unlocked screen alone must not be enough. */
export function ByPassword({
  title,
  hint,
  isOn = false,
  action,
  effect,
  ...call
}: ByPasswordProps) {
  const { words, language } = useWords();
  const { secondFactor } = words.account;
  const { fields } = words.identity;
  const form = useRef<HTMLFormElement>(null);
  const { refused } = call;
  useFocusInvalid(form, refused);
  const isWrong = refused?.code === wrongPassword.code;
  const Shield = isOn ? IconShieldCheck : IconShieldLock;
  return (
    <form
      className="form card card-narrow"
      ref={form}
      noValidate
      onSubmit={(event) => call.onPassword(typedIn(event, 'password').password)}
    >
      <div className="factor-head">
        <span className="state-icon" aria-hidden>
          <Shield size={22} stroke={1.6} />
        </span>
        <div>
          <h2>{title}</h2>
          <p>{hint}</p>
        </div>
      </div>
      <FormError text={isWrong ? null : refusedText(refused, words, secondFactor.failed)} />
      <PasswordField
        name="password"
        label={secondFactor.passwordLabel}
        autoComplete="current-password"
        error={isWrong ? wrongPassword[language] : refused?.fields.password}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
      />
      <div className="card-submit">
        <Button type="submit" variant={isOn ? 'default' : 'filled'} loading={call.isBusy}>
          {action}
        </Button>
        {effect && <p>{effect}</p>}
      </div>
    </form>
  );
}
