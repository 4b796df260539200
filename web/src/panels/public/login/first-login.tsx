import { firstLoginCalls } from '@muster/contract/identity/calls.ts';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { startSession } from '../../../session/session.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import { logOut } from '../../log-out.ts';
import { NewPasswordField, RepeatField } from './new-password-field.tsx';
import { PublicPage } from '../public-page.tsx';
import { useFirstFocus } from '../use-first-focus.ts';

/** In place of every screen, until whoever came in by a slip has a password of their own. */
export function FirstLogin() {
  const { words } = useFirstWords();
  const { first, fields, said } = words.identity;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [differs, setDiffers] = useState<CallRefused | null>(null);
  const { send, isBusy, refused } = useCall(firstLoginCalls.choose, (session) => {
    startSession(session);
    notify.success(said.passwordChanged);
  });
  const problem = differs ?? refused;
  useFocusInvalid(form, problem);
  useFirstFocus(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { repeat, password } = typedIn(event, 'password', 'repeat');
    const isSame = repeat === password;
    setDiffers(isSame ? null : new CallRefused(0, 'differs', '', { repeat: fields.differs }));
    if (isSame) void send({ body: { newPassword: password } });
  };
  const leave = async () => {
    const login = logOut();
    await router.navigate({ to: login, replace: true });
  };
  return (
    <PublicPage title={first.title} hint={first.hint}>
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <FormError text={refusedText(problem, words, said.resetFailed)} />
        <NewPasswordField label={fields.newPassword} error={problem?.fields.newPassword} />
        <RepeatField error={problem?.fields.repeat} />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {first.submit}
        </Button>
        <Button variant="subtle" onClick={() => void leave()}>
          {first.logOut}
        </Button>
      </form>
    </PublicPage>
  );
}
