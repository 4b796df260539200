import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { signUpCalls } from '@muster/contract/identity/calls.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import { NewPasswordField } from '../login/new-password-field.tsx';
import { useFirstFocus } from '../use-first-focus.ts';

function useSignUp(onSent: (email: string) => void) {
  const { words } = useFirstWords();
  const typed = useRef('');
  const [unasked, setUnasked] = useState<CallRefused | null>(null);
  const { send, isBusy, refused } = useCall(signUpCalls.signUp, () => onSent(typed.current));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const consent = new FormData(event.currentTarget).has('consent');
    const { phone, ...given } = typedIn(event, 'name', 'email', 'phone', 'password');
    typed.current = given.email.trim();
    const without = { consent: words.identity.register.consentNeeded };
    setUnasked(consent ? null : new CallRefused(0, 'consent', '', without));
    if (consent) void send({ body: { ...given, phone: phone.trim() || undefined, consent } });
  };
  return { submit, isBusy, refused: unasked ?? refused };
}

/** An applicant registers; the address is confirmed by a mailed link. */
export function RegisterForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { words } = useFirstWords();
  const { register, fields, said } = words.identity;
  const form = useRef<HTMLFormElement>(null);
  const { submit, isBusy, refused } = useSignUp(onSent);
  useFocusInvalid(form, refused);
  useFirstFocus(form);
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <FormError text={refusedText(refused, words, said.registerFailed)} />
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
      <TextInput
        name="phone"
        type="tel"
        size="md"
        label={
          <>
            {fields.phone} <small className="label-note">{fields.optional}</small>
          </>
        }
        autoComplete="tel"
        error={refused?.fields.phone}
      />
      <NewPasswordField label={fields.password} error={refused?.fields.password} />
      <Checkbox
        name="consent"
        label={register.consent}
        error={refused?.fields.consent}
        aria-invalid={Boolean(refused?.fields.consent)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {register.submit}
      </Button>
    </form>
  );
}
