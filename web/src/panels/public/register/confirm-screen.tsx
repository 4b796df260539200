import { signUpCalls } from '@muster/contract/identity/calls.ts';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { refusedText } from '../../../api/refused-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { useFirstWords } from '../../../words/words.ts';
import { firstScreen } from '../../../session/panel-access.ts';
import { PublicPage } from '../public-page.tsx';
import { useArrival } from '../use-arrival.ts';

/** A click, not the mere opening: programs that look at mails open their links too. */
export function ConfirmScreen() {
  const { words } = useFirstWords();
  const { confirm, forgot, said } = words.identity;
  const { token = '' } = useParams({ strict: false });
  const arrive = useArrival();
  const { send, isBusy, refused } = useCall(signUpCalls.confirm, (session) =>
    arrive(session, firstScreen(session), said.confirmed),
  );
  return (
    <PublicPage title={confirm.title} hint={confirm.hint}>
      <div className="form">
        <FormError text={refusedText(refused, words, said.confirmFailed)} />
        <Button
          size="md"
          fullWidth
          loading={isBusy}
          onClick={() => void send({ params: { token } })}
        >
          {confirm.submit}
        </Button>
        <Link to="/applicant/login" className="quiet-link">
          {forgot.toLogin}
        </Link>
      </div>
    </PublicPage>
  );
}
