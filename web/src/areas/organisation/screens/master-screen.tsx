import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { EntityList } from '../../../entity/entity-list.tsx';
import { NotFound } from '../../../ui/page/states.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useWords } from '../../../words/words.ts';
import { ConcernLogo } from '../logo/concern-logo.tsx';
import { organisationScreens } from '../records.ts';

/** What a record has besides its fields. */
const below: Readonly<Record<string, typeof ConcernLogo>> = { concern: ConcernLogo };

/** All master records of the organisation share this one screen. */
export function MasterScreen() {
  const { words } = useWords();
  const { record = '' } = useParams({ strict: false });
  const screen = organisationScreens.get(record);
  const title = screen?.wordsIn(words).many ?? words.state.notFoundTitle;
  useTitle(title, words.frame.brand);
  if (screen) return <EntityList key={record} screen={{ ...screen, Below: below[record] }} />;
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
