import '../../../ui/page/card.css';
import '../sync/sync.css';
import { syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import { Button } from '@mantine/core';
import { IconEye, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NoAccess, PageSkeleton } from '../../../ui/page/states.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { hrisFeedQuery } from '../sync/feed-queries.ts';
import { FeedSetup } from '../sync/feed-setup.tsx';
import { SyncGoing, SyncRunning } from '../sync/sync-progress.tsx';
import { SyncResultList } from '../sync/sync-result.tsx';
import { SyncRuns } from '../sync/sync-runs.tsx';
import { type Sync, useSync } from '../sync/use-sync.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ActionsProps {
  readonly sync: Sync;
  /** why not now */
  readonly hindrance: string | undefined;
}

function Actions({ sync, hindrance }: ActionsProps) {
  const { run } = useWords().words.people.sync;
  const isOff = hindrance !== undefined;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
        loading={sync.preview.isBusy}
        disabled={isOff || sync.start.isBusy}
        title={hindrance}
        onClick={() => void sync.preview.start()}
      >
        {run.preview}
      </Button>
      <Button
        leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
        loading={sync.start.isBusy}
        disabled={isOff || sync.preview.isBusy}
        title={hindrance}
        onClick={() => void sync.start.start()}
      >
        {run.now}
      </Button>
    </>
  );
}

function Outcome({ sync: { start, result, problem } }: { readonly sync: Sync }) {
  if (start.isBusy) return <SyncRunning />;
  if (problem) return <FormAlert text={problem} />;
  if (!result) return null;
  return result.done ? <SyncResultList synced={result} /> : <SyncGoing batchId={result.batchId} />;
}

/** Set up by an administrator. */
function Setup({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }) {
  const { words, say, language } = useWords();
  const { data, error, refetch } = useQuery(hrisFeedQuery);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  const { feed, failure } = data;
  const { sync } = words.people;
  return (
    <>
      {failure && (
        <FormAlert
          text={say(sync.lastFailure, {
            when: showMoment(failure.at, language),
            why: failure.message,
          })}
        />
      )}
      {!feed && (
        <div className="sync-first">
          <h2>{sync.noFeedTitle}</h2>
          <p>{sync.noFeedHint}</p>
        </div>
      )}
      <FormGuard onLeave={() => {}}>
        <FeedSetup feed={feed} onDirty={onDirty} />
      </FormGuard>
    </>
  );
}

/** People as another system has them: where from, which field is which, and running it. */
export function SyncScreen() {
  const { words } = useWords();
  const said = words.people.sync;
  const mayRun = useMayCall(syncCalls.sync);
  const maySetUp = useMayCall(syncCalls.read);
  const [isDirty, setIsDirty] = useState(false);
  const { data } = useQuery({ ...hrisFeedQuery, enabled: maySetUp });
  const sync = useSync();
  if (!mayRun)
    return <NoAccess title={words.state.noAccessTitle} hint={words.state.noAccessHint} />;
  const isUnsaved = isDirty || (maySetUp && !data?.feed);
  return (
    <>
      <PageHead
        title={said.title}
        note={said.note}
        actions={<Actions sync={sync} hindrance={isUnsaved ? said.run.saveFirst : undefined} />}
      />
      <div className="sync">
        <Outcome sync={sync} />
        {!(maySetUp && !data?.feed) && <SyncRuns />}
        {maySetUp ? (
          <Setup onDirty={setIsDirty} />
        ) : (
          <p className="sync-none">{said.noFeedHintHr}</p>
        )}
      </div>
    </>
  );
}
