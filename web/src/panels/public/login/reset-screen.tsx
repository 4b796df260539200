import type { UserType } from '@muster/contract/identity/account.ts';
import { passwordSetLogIn } from '@muster/contract/identity/refusals.ts';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { accountCalls } from '../../../session/account-calls.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import { loginPaths } from '../../../session/auth-paths.ts';
import { firstScreen } from '../../../session/panel-access.ts';
import { NewPasswordField, RepeatField } from './new-password-field.tsx';
import { PublicPage } from '../public-page.tsx';
import { useArrival } from '../use-arrival.ts';
import { useFirstFocus } from '../use-first-focus.ts';

/** Chooses a new password by a mailed link; whoever holds the link is in with it. */
function ResetScreen({ kind }: { readonly kind: UserType }) {
  const { words } = useFirstWords();
  const { reset, fields, said, login } = words.identity;
  const { token = '' } = useParams({ strict: false });
  const arrive = useArrival();
  const form = useRef<HTMLFormElement>(null);
  const [differs, setDiffers] = useState<CallRefused | null>(null);
  const { send, isBusy, refused } = useCall(accountCalls[kind].resetPassword, (session) =>
    arrive(
      session,
      kind === 'employee' ? '/employee/dashboard' : firstScreen(session),
      said.passwordChanged,
    ),
  );
  const problem = differs ?? refused;
  useFocusInvalid(form, problem);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { repeat, password } = typedIn(event, 'password', 'repeat');
    const isSame = repeat === password;
    setDiffers(isSame ? null : new CallRefused(0, 'differs', '', { repeat: fields.differs }));
    if (isSame) void send({ params: { token }, body: { password } });
  };
  if (refused?.code === passwordSetLogIn.code)
    return (
      <PublicPage title={said.passwordChanged} hint={refused.message}>
        <div className="form">
          <Button component={Link} to={loginPaths[kind].login} size="md">
            {login.submit}
          </Button>
        </div>
      </PublicPage>
    );
  return (
    <PublicPage title={reset.title} hint={reset.hint}>
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <FormError text={refusedText(problem, words, said.resetFailed)} />
        <NewPasswordField label={fields.newPassword} error={problem?.fields.password} />
        <RepeatField error={problem?.fields.repeat} />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {reset.submit}
        </Button>
        <Link to={loginPaths[kind].forgot} className="quiet-link">
          {reset.newLink}
        </Link>
      </form>
    </PublicPage>
  );
}

export const AdminReset = () => <ResetScreen kind="admin" />;
export const EmployeeReset = () => <ResetScreen kind="employee" />;
export const ApplicantReset = () => <ResetScreen kind="applicant" />;
