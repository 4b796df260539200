import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { NotFound } from '../ui/page/states.tsx';
import { useTitle } from '../ui/page/use-title.ts';
import { useFirstWords } from '../words/words.ts';

/** An address that leads nowhere. */
export function LostPage() {
  const { words } = useFirstWords();
  useTitle(words.state.notFoundTitle, words.frame.brand);
  return (
    <NotFound
      title={words.state.notFoundTitle}
      hint={words.state.notFoundHint}
      action={
        <Button component={Link} to="/" variant="default">
          {words.state.notFoundAction}
        </Button>
      }
    />
  );
}
