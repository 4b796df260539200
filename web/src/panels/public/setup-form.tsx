import { Button, TextInput } from '@mantine/core';
import { shortestPassword } from '@muster/contract/identity/account.ts';
import { identityCalls } from '@muster/contract/identity/calls.ts';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { refusedText } from '../../api/refused-text.ts';
import { useCall } from '../../api/use-call.ts';
import { enter } from '../../session/session.ts';
import { FormError } from '../../ui/form-error.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { typedIn } from '../../ui/typed.ts';
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts';
import { useWords } from '../../words/words.ts';

/** The first administrator of an empty house. */
export function SetupForm({ token }: { readonly token: string }) {
  const { words, say } = useWords();
  const { login, profile, said, setup } = words.identity;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, refused } = useCall(identityCalls.setup, async (session) => {
    enter(session);
    await router.navigate({ to: '/admin', replace: true });
    notify.success(said.setUp);
  });
  useFocusInvalid(form, refused);

  const submit = (event: FormEvent<HTMLFormElement>) =>
    void send({ params: { token }, body: typedIn(event, 'name', 'email', 'password') });

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <FormError text={refusedText(refused, words, words.state.crashedTitle)} />
      <TextInput
        name="name"
        size="md"
        label={profile.name}
        autoComplete="name"
        error={refused?.fields.name}
      />
      <TextInput
        name="email"
        type="email"
        size="md"
        label={profile.email}
        autoComplete="username"
        error={refused?.fields.email}
      />
      <PasswordField
        name="password"
        size="md"
        label={login.password}
        description={say(profile.rule, { count: shortestPassword })}
        autoComplete="new-password"
        error={refused?.fields.password}
        showLabel={login.showPassword}
        hideLabel={login.hidePassword}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {setup.submit}
      </Button>
    </form>
  );
}
