import { Button } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { EmptyState, ErrorState, NoMatch } from '../page/states.tsx';
import type { ListScreenProps } from './list-props.ts';
import { isNarrowed } from './list-state.ts';

/** What is shown where there are no rows: it failed, nothing matches, or nothing is there yet. */
export function ListInstead<R>(screen: ListScreenProps<R>) {
  const { list, answer, problem, within, onAdd, emptyHint } = screen;
  const { words, say } = useWords();
  if (answer.isError)
    return (
      <ErrorState
        title={words.state.errorTitle}
        message={problem}
        onRetry={() => void answer.refetch()}
        retryLabel={words.act.retry}
      />
    );
  if (isNarrowed(list.state))
    return (
      <NoMatch
        title={words.state.noMatchTitle}
        hint={words.state.noMatchHint}
        action={
          <Button variant="default" onClick={list.clear}>
            {words.act.clearFilters}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={say(words.state.emptyTitle, within)}
      hint={emptyHint ?? words.state.emptyHint}
      action={onAdd && <Button onClick={onAdd}>{say(words.act.add, within)}</Button>}
    />
  );
}
