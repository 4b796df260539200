import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFirstWords } from '../../../words/words.ts';
import { MailSent } from './mail-sent.tsx';
import { PublicPage } from '../public-page.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterScreen() {
  const { words, say } = useFirstWords();
  const { register, login, forgot } = words.identity;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <MailSent hint={say(register.sentHint, { email: sentTo })}>
        <Button component={Link} to="/applicant/login" variant="default" size="md">
          {forgot.toLogin}
        </Button>
      </MailSent>
    );
  return (
    <PublicPage title={register.title} hint={register.hint}>
      <RegisterForm onSent={setSentTo} />
      <footer className="public-foot">
        <p>
          {register.hasAccount}{' '}
          <Link to="/applicant/login" className="quiet-link">
            {login.submit}
          </Link>
        </p>
      </footer>
    </PublicPage>
  );
}
