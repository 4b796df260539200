import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { NoAccess } from '../ui/page/states.tsx';
import { useTitle } from '../ui/page/use-title.ts';
import { useFirstWords } from '../words/words.ts';

/** A screen that this person may not open: who can change that, and the way back. */
export function NoAccessPage() {
  const { words } = useFirstWords();
  useTitle(words.state.noAccessTitle, words.frame.brand);
  return (
    <NoAccess
      title={words.state.noAccessTitle}
      hint={words.state.noAccessHint}
      action={
        <Button component={Link} to="/" variant="default">
          {words.state.notFoundAction}
        </Button>
      }
    />
  );
}
