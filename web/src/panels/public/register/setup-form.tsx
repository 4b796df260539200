import { setupCalls } from '@muster/contract/identity/calls.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import { NewPasswordField } from '../login/new-password-field.tsx';
import { useArrival } from '../use-arrival.ts';

/** The first administrator of an empty house. */
export function SetupForm({ token }: { readonly token: string }) {
  const { words } = useFirstWords();
  const { fields, said, setup } = words.identity;
  const arrive = useArrival();
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, refused } = useCall(setupCalls.setUp, (session) =>
    arrive(session, '/admin', said.setUp),
  );
  useFocusInvalid(form, refused);

  const submit = (event: FormEvent<HTMLFormElement>) =>
    void send({ params: { token }, body: typedIn(event, 'name', 'email', 'password') });

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <FormError text={refusedText(refused, words, words.state.crashedTitle)} />
      <TextInput
        name="name"
        size="md"
        label={fields.name}
        autoComplete="name"
        error={refused?.fields.name}
      />
      <TextInput
        name="email"
        type="email"
        size="md"
        label={fields.email}
        autoComplete="username"
        error={refused?.fields.email}
      />
      <NewPasswordField label={fields.password} error={refused?.fields.password} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {setup.submit}
      </Button>
    </form>
  );
}
