import { codeNeeded, codeWrong } from '@muster/contract/identity/refusals.ts';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { loginCalls } from '../../../session/account-calls.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { typedIn } from '../../../ui/text/typed.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { useFirstWords } from '../../../words/words.ts';
import type { LoginPath } from '../../../session/auth-paths.ts';
import { wayOn } from '../../../session/panel-access.ts';
import { CodeFields } from './code-fields.tsx';
import { LoginFields } from './login-fields.tsx';
import { OtherLogins } from './other-logins.tsx';
import { PublicPage } from '../public-page.tsx';
import { RightLogin } from './right-login.tsx';
import { useArrival } from '../use-arrival.ts';
import { useFirstFocus } from '../use-first-focus.ts';

/** Asks for login and password and, of those who have one, for the second factor on the same page. */
function LoginScreen({ door }: { readonly door: LoginPath }) {
  const { words } = useFirstWords();
  const { login, said, code } = words.identity;
  const { next } = useSearch({ strict: false });
  const arrive = useArrival();
  const form = useRef<HTMLFormElement>(null);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isWord, setWord] = useState(false);
  const { send, isBusy, refused } = useCall(loginCalls[door].login, (session) =>
    arrive(session, wayOn(next, session), said.loggedIn),
  );
  const isCodeNeeded = refused?.code === codeNeeded.code;
  if (isCodeNeeded && !isCodeAsked) setCodeAsked(true);
  useFocusInvalid(form, refused);
  useFirstFocus(form, `${isCodeAsked} ${isWord}`);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { code: word, ...body } = typedIn(event, 'login', 'password', 'code');
    void send({ body: isCodeAsked ? { ...body, code: word } : body });
  };
  const text = refusedText(refused, words, said.loginFailed);
  // beside the field that it concerns
  const isCodeWrong = refused?.code === codeWrong.code;
  const hint = isWord ? code.wordHint : code.figuresHint;
  return (
    <PublicPage
      title={isCodeAsked ? code.title : login.title}
      hint={isCodeAsked ? hint : login[door]}
    >
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <FormError text={isCodeNeeded || isCodeWrong ? null : text}>
          <RightLogin code={refused?.code} next={next} />
        </FormError>
        <LoginFields door={door} isHidden={isCodeAsked} isBusy={isBusy} fields={refused?.fields} />
        {isCodeAsked && (
          <CodeFields
            key={String(isWord)}
            isWord={isWord}
            isBusy={isBusy}
            error={isCodeWrong ? text : refused?.fields.code}
            onOther={() => setWord(!isWord)}
            onBack={() => setCodeAsked(false)}
          />
        )}
      </form>
      {!isCodeAsked && <OtherLogins door={door} next={next} />}
    </PublicPage>
  );
}

export const AnyLogin = () => <LoginScreen door="anyone" />;
export const AdminLogin = () => <LoginScreen door="admin" />;
export const EmployeeLogin = () => <LoginScreen door="employee" />;
export const ApplicantLogin = () => <LoginScreen door="applicant" />;
