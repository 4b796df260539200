import { Button, TextInput } from '@mantine/core';
import { identityCalls } from '@muster/contract/identity/calls.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { refusedText } from '../../api/refused-text.ts';
import { useCall } from '../../api/use-call.ts';
import { enter } from '../../session/session.ts';
import { FormError } from '../../ui/form-error.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { typedIn } from '../../ui/typed.ts';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { useWords } from '../../words/words.ts';
import { PublicPage } from './public-page.tsx';

/** A keyboard that opens by itself would hide half of a phone's page. */
const mayTakeFocus = matchMedia('(pointer: fine)').matches;

export function LoginScreen() {
  const { words } = useWords();
  const { login, said } = words.identity;
  const { next } = useSearch({ from: '/login' });
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, refused } = useCall(identityCalls.adminLogin, async (session) => {
    enter(session);
    router.history.replace(next ?? '/');
    await router.load();
    notify.success(said.loggedIn);
  });
  useFocusInvalid(form, refused);
  useEffect(() => {
    if (mayTakeFocus) form.current?.querySelector('input')?.focus();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) =>
    void send({ body: typedIn(event, 'email', 'password') });

  return (
    <PublicPage title={login.title} hint={login.admin}>
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <FormError text={refusedText(refused, words, said.loginFailed)} />
        <TextInput
          name="email"
          type="email"
          size="md"
          label={login.email}
          autoComplete="username"
          error={refused?.fields.email}
        />
        <PasswordField
          name="password"
          size="md"
          label={login.password}
          autoComplete="current-password"
          error={refused?.fields.password}
          showLabel={login.showPassword}
          hideLabel={login.hidePassword}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {login.submit}
        </Button>
      </form>
    </PublicPage>
  );
}
