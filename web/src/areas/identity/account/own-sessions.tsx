import './sessions.css';
import { ownSessionCalls } from '@muster/contract/identity/own-calls.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { SessionLine } from './session-row.tsx';
import { LoadError } from '../../../api/load-error.tsx';

const queryKey = ['own-sessions'];

/** Ends sessions and says how it went. */
function useEnding() {
  const { words } = useWords();
  const client = useQueryClient();
  return useOneAtATime(async (end: () => Promise<unknown>, said: string) => {
    try {
      await end();
      notify.success(said);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.account.sessions.endFailed);
    }
    await client.invalidateQueries({ queryKey });
  });
}

/** Where the person is logged in, and the ways to end that. */
export function OwnSessions() {
  const { words } = useWords();
  const { sessions, profile } = words.account;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ownSessionCalls.list, {}, signal),
    staleTime: 0,
  });
  const ending = useEnding();
  const [isAsking, setAsking] = useState(false);
  const endOthers = async () => {
    await ending.start(() => call(ownSessionCalls.endOthers, {}), sessions.othersEnded);
    setAsking(false);
  };
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  return (
    <section className="card" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{profile.sessions}</h2>
      <p className="card-note">{sessions.hint}</p>
      <ul className="sessions">
        {data.rows.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={({ id }) =>
              void ending.start(() => call(ownSessionCalls.end, { params: { id } }), sessions.ended)
            }
          />
        ))}
      </ul>
      {data.rows.length > 1 && (
        <div className="card-actions">
          <Button variant="default" onClick={() => setAsking(true)}>
            {sessions.endOthers}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={sessions.endOthersTitle}
        confirm={sessions.endOthers}
        isBusy={ending.isBusy}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      >
        {sessions.endOthersHint}
      </ConfirmDialog>
    </section>
  );
}
