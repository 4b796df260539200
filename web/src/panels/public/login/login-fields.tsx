import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFirstWords } from '../../../words/words.ts';
import { type LoginPath, loginPaths } from '../../../session/auth-paths.ts';

interface LoginFieldsProps {
  readonly door: LoginPath;
  /** what was typed stays while the code is asked for */
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

export function LoginFields({ door, isHidden, isBusy, fields }: LoginFieldsProps) {
  const { words } = useFirstWords();
  const { login, fields: names } = words.identity;
  const isByNumber = door === 'employee' || door === 'anyone';
  return (
    <div className="form-step" hidden={isHidden}>
      <TextInput
        name="login"
        type={isByNumber ? 'text' : 'email'}
        size="md"
        label={isByNumber ? names.emailOrNumber : names.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields?.login}
      />
      <div>
        <PasswordField
          name="password"
          size="md"
          label={names.password}
          autoComplete="current-password"
          error={fields?.password}
          showLabel={names.showPassword}
          hideLabel={names.hidePassword}
        />
        <Link to={loginPaths[door].forgot} className="quiet-link form-beside">
          {login.forgot}
        </Link>
      </div>
      {!isHidden && (
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {login.submit}
        </Button>
      )}
    </div>
  );
}
