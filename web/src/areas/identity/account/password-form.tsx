import { Button } from '@mantine/core';
import { shortestPassword } from '@muster/contract/identity/account.ts';
import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { type FormEvent, useRef, useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { accountCalls } from '../../../session/account-calls.ts';
import { startSession, useSession } from '../../../session/session.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useWords } from '../../../words/words.ts';

export function PasswordForm() {
  const { words, say, language } = useWords();
  const { fields, said } = words.identity;
  const { password } = words.account;
  const { user, userType } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [differs, setDiffers] = useState<CallRefused | null>(null);
  const { send, isBusy, refused } = useCall(
    accountCalls[userType ?? 'admin'].updatePassword,
    (session) => {
      startSession(session);
      form.current?.reset();
      notify.success(said.passwordChanged);
    },
  );
  const problem = differs ?? refused;
  useFocusInvalid(form, problem);
  const isWrong = problem?.code === wrongPassword.code;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { repeat, ...body } = typedIn(event, 'currentPassword', 'newPassword', 'repeat');
    const isSame = repeat === body.newPassword;
    setDiffers(isSame ? null : new CallRefused(0, 'differs', '', { repeat: fields.differs }));
    if (isSame) void send({ body });
  };

  const shown = { showLabel: fields.showPassword, hideLabel: fields.hidePassword };
  return (
    <form className="form card card-narrow" ref={form} onSubmit={submit} noValidate>
      <FormError text={isWrong ? null : refusedText(problem, words, password.failed)} />
      <input
        className="unseen"
        type="text"
        autoComplete="username"
        defaultValue={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        name="currentPassword"
        label={password.current}
        autoComplete="current-password"
        error={isWrong ? wrongPassword[language] : problem?.fields.currentPassword}
        {...shown}
      />
      <PasswordField
        name="newPassword"
        label={fields.newPassword}
        description={say(fields.rule, { count: shortestPassword })}
        autoComplete="new-password"
        error={problem?.fields.newPassword}
        {...shown}
      />
      <PasswordField
        name="repeat"
        label={fields.repeat}
        autoComplete="new-password"
        error={problem?.fields.repeat}
        {...shown}
      />
      <div className="card-submit">
        <Button type="submit" loading={isBusy}>
          {password.change}
        </Button>
        <p>{password.effect}</p>
      </div>
    </form>
  );
}
