import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { EntityList } from '../../../entity/entity-list.tsx';
import { NotFound } from '../../../ui/states.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useWords } from '../../../words/words.ts';
import { organisationScreens } from '../records.ts';

/** All master records of the organisation share this one screen. */
export function MasterScreen() {
  const { words } = useWords();
  const { record = '' } = useParams({ strict: false });
  const screen = organisationScreens.get(record);
  const title = screen?.wordsIn(words).many ?? words.state.notFoundTitle;
  useTitle(title, words.frame.brand);
  if (screen) return <EntityList key={record} screen={screen} />;
  return (
    <NotFound
      title={title}
      hint={words.state.notFoundHint}
      action={
        <Button component={Link} to="/" variant="default">
          {words.state.notFoundAction}
        </Button>
      }
    />
  );
}
