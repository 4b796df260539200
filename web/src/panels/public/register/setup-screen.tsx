import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useFirstWords } from '../../../words/words.ts';
import { PublicPage } from '../public-page.tsx';
import { SetupForm } from './setup-form.tsx';

const route = getRouteApi('/setup/$token');

export function SetupScreen() {
  const { words } = useFirstWords();
  const { setup } = words.identity;
  const { token } = route.useParams();
  const { open } = route.useLoaderData();
  if (open)
    return (
      <PublicPage title={setup.title} hint={setup.hint}>
        <SetupForm token={token} />
      </PublicPage>
    );
  return (
    <PublicPage title={setup.closedTitle} hint={setup.closedHint}>
      <div className="form">
        <Button component={Link} to="/login" variant="default" size="md">
          {setup.toLogin}
        </Button>
      </div>
    </PublicPage>
  );
}
