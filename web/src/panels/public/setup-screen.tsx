import { Button } from '@mantine/core';
import { identityCalls } from '@muster/contract/identity/calls.ts';
import { setupClosed } from '@muster/contract/identity/refusals.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call, CallRefused } from '../../api/client.ts';
import { refusedText } from '../../api/refused-text.ts';
import { ErrorState, PageSkeleton } from '../../ui/states.tsx';
import { useWords } from '../../words/words.ts';
import { PublicPage } from './public-page.tsx';
import { SetupForm } from './setup-form.tsx';

type LinkState = 'asked' | 'open' | 'closed' | CallRefused;

function useSetupLink(token: string) {
  const [link, setLink] = useState<LinkState>('asked');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    setLink('asked');
    call(identityCalls.setupState, { params: { token } }, leaving.signal).then(
      ({ open }) => setLink(open ? 'open' : 'closed'),
      (cause: unknown) => {
        if (leaving.signal.aborted) return;
        const isClosed = cause instanceof CallRefused && cause.code === setupClosed.code;
        setLink(isClosed ? 'closed' : (cause as CallRefused));
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  return { link, askAgain: () => setAttempt((count) => count + 1) };
}

export function SetupScreen() {
  const { words } = useWords();
  const { setup } = words.identity;
  const { token } = useParams({ from: '/setup/$token' });
  const { link, askAgain } = useSetupLink(token);

  if (link === 'closed')
    return (
      <PublicPage title={setup.closedTitle} hint={setup.closedHint}>
        <div className="form">
          <Button component={Link} to="/login" variant="default" size="md">
            {setup.toLogin}
          </Button>
        </div>
      </PublicPage>
    );
  if (link instanceof CallRefused)
    return (
      <PublicPage title={setup.title}>
        <ErrorState
          title={words.state.errorTitle}
          message={refusedText(link, words, '') ?? undefined}
          onRetry={askAgain}
          retryLabel={words.act.retry}
        />
      </PublicPage>
    );
  return (
    <PublicPage title={setup.title} hint={setup.hint}>
      {link === 'open' ? <SetupForm token={token} /> : <PageSkeleton label={words.list.loading} />}
    </PublicPage>
  );
}
