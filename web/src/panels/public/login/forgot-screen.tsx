import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { loginCalls } from '../../../session/account-calls.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import { type LoginPath, loginPaths } from '../../../session/auth-paths.ts';
import { MailSent } from '../register/mail-sent.tsx';
import { PublicPage } from '../public-page.tsx';
import { useFirstFocus } from '../use-first-focus.ts';

interface DoorProps {
  readonly door: LoginPath;
}

function ForgotForm({ door, onSent }: DoorProps & { readonly onSent: (login: string) => void }) {
  const { words } = useFirstWords();
  const { forgot, fields, said } = words.identity;
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef('');
  const { send, isBusy, refused } = useCall(loginCalls[door].forgotPassword, () =>
    onSent(typed.current),
  );
  useFocusInvalid(form, refused);
  useFirstFocus(form);
  const isByNumber = door === 'employee' || door === 'anyone';
  return (
    <form
      className="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        const body = typedIn(event, 'login');
        typed.current = body.login.trim();
        void send({ body });
      }}
    >
      <FormError text={refusedText(refused, words, said.forgotFailed)} />
      <TextInput
        name="login"
        type={isByNumber ? 'text' : 'email'}
        size="md"
        label={isByNumber ? fields.emailOrNumber : fields.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={refused?.fields.login}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {forgot.submit}
      </Button>
      <Link to={loginPaths[door].login} className="quiet-link">
        {forgot.toLogin}
      </Link>
    </form>
  );
}

function ForgotScreen({ door }: DoorProps) {
  const { words, say } = useFirstWords();
  const { forgot } = words.identity;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <PublicPage title={forgot.title} hint={forgot.hint}>
        <ForgotForm door={door} onSent={setSentTo} />
      </PublicPage>
    );
  return (
    <MailSent hint={say(forgot.sentHint, { login: sentTo })}>
      <Button component={Link} to={loginPaths[door].login} variant="default" size="md">
        {forgot.toLogin}
      </Button>
      <button type="button" className="quiet-link" onClick={() => setSentTo(null)}>
        {forgot.again}
      </button>
    </MailSent>
  );
}

export const AnyForgot = () => <ForgotScreen door="anyone" />;
export const AdminForgot = () => <ForgotScreen door="admin" />;
export const EmployeeForgot = () => <ForgotScreen door="employee" />;
export const ApplicantForgot = () => <ForgotScreen door="applicant" />;
