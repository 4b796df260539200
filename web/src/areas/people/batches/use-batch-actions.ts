import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { type Mending, useBatchChanges } from './batch-queries.ts';
import { useFigures } from './use-batch-action.ts';

/** Check again, apply, undo and throw away; why not is kept for the page. */
export function useBatchActions({ id }: Pick<Batch, 'id'>) {
  const { words } = useWords();
  const { recheck, apply, undo, remove } = words.people.batch;
  const navigate = useNavigate();
  const changes = useBatchChanges();
  const [refused, setRefused] = useState<string>();
  const run = async (deed: Promise<unknown>, otherwise: string): Promise<boolean> => {
    setRefused(undefined);
    try {
      await deed;
      return true;
    } catch (error) {
      setRefused(sentenceOf(error, words) ?? otherwise);
      return false;
    }
  };
  return {
    refused,
    recheck: useOneAtATime(async () => void (await run(changes.recheck(id), recheck.failed))),
    mend: useOneAtATime(
      async (body: Mending) => void (await run(changes.mend(id, body), recheck.failed)),
    ),
    apply: useOneAtATime(async () => void (await run(changes.apply(id), apply.failed))),
    undo: useOneAtATime(async () => void (await run(changes.undo(id), undo.failed))),
    remove: useOneAtATime(async () => {
      if (!(await run(changes.remove(id), remove.failed))) return;
      notify.success(remove.done);
      await navigate({ to: '/admin/employee/import' });
    }),
  };
}

/** Says when work that was seen going on is over; the lists of people are old then. */
export function useEndOfWork(batch: Batch, undo: () => void): void {
  const { words, say } = useWords();
  const said = words.people.batch;
  const figures = useFigures();
  const { refresh } = useBatchChanges();
  const before = useRef(batch.state);
  const isAgain = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = batch.state;
    if (was === batch.state) return;
    if (batch.state === 'Applied') {
      const text = say(said.appliedShort, { what: figures(batch) });
      notify.success(text, batch.can.undo ? { label: said.undo.undo, run: undo } : undefined);
    }
    if (was === 'Checked') isAgain.current = batch.state === 'Checking';
    if (isAgain.current && batch.state === 'Checked') notify.success(said.recheck.done);
    if (batch.state === 'Undone') notify.success(said.undoneShort);
    void refresh();
  });
}
