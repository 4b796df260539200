import { syncCalls, type Synced } from '@muster/contract/people/batches/sync-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { hrisFeedQuery } from './feed-queries.ts';

/** Previewing and running the feed that is saved, and what came of it. */
export function useSync() {
  const { words } = useWords();
  const { run } = words.people.sync;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [result, setResult] = useState<Synced>();
  const [problem, setProblem] = useState<string>();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['people'] });
    void client.invalidateQueries({ queryKey: hrisFeedQuery.queryKey });
  };
  const told = (error: unknown, failed: string) => {
    if (!(error instanceof CallRefused)) throw error;
    setProblem(sentenceOf(error, words) ?? failed);
  };
  const start = useOneAtATime(async () => {
    setProblem(undefined);
    setResult(undefined);
    try {
      const synced = await call(syncCalls.sync, {});
      setResult(synced);
      if (synced.done) notify.success(run.done);
    } catch (error) {
      told(error, run.failed);
    } finally {
      refresh();
    }
  });
  const preview = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      const { record } = await call(syncCalls.preview, {});
      refresh();
      await navigate({ to: '/admin/employee/import/$batchId', params: { batchId: record.id } });
    } catch (error) {
      told(error, run.previewFailed);
      refresh();
    }
  });
  return { start, preview, result, problem };
}
export type Sync = ReturnType<typeof useSync>;
