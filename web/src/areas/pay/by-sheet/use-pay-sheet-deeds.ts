import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { type PaySheetMending, usePaySheetChanges } from './pay-sheet-queries.ts';

/** What it did or would do, in figures: "12 new". */
export function usePaySheetFigures(place: PaySheetPlace) {
  const { say } = useWords();
  const { added, wrong, nothing } = usePaySheetWords(place).common;
  return ({ counts }: Pick<SheetBatch, 'counts'>): string =>
    [
      counts.new > 0 && say(added, { count: counts.new }),
      counts.faulty > 0 && say(wrong, { count: counts.faulty }),
    ]
      .filter(Boolean)
      .join(', ') || nothing;
}

/** Check again, correct, apply, undo and throw away; why not is kept for the page. */
export function usePaySheetDeeds(place: PaySheetPlace, id: string) {
  const { words } = useWords();
  const { common } = usePaySheetWords(place);
  const navigate = useNavigate();
  const changes = usePaySheetChanges(place);
  const [refused, setRefused] = useState<string>();
  const run = async (deed: Promise<unknown>): Promise<boolean> => {
    setRefused(undefined);
    try {
      await deed;
      return true;
    } catch (error) {
      setRefused(sentenceOf(error, words) ?? common.failed);
      return false;
    }
  };
  return {
    refused,
    recheck: useOneAtATime(async () => void (await run(changes.recheck(id)))),
    mend: useOneAtATime(async (body: PaySheetMending) => void (await run(changes.mend(id, body)))),
    apply: useOneAtATime(async () => void (await run(changes.apply(id)))),
    undo: useOneAtATime(async () => void (await run(changes.undo(id)))),
    remove: useOneAtATime(async () => {
      if (!(await run(changes.remove(id)))) return;
      notify.success(common.remove.done);
      await navigate({ to: place.path });
    }),
  };
}

/** Says when work that was seen going on is over; what is shown of pay is old then. */
export function useEndOfPaySheet(place: PaySheetPlace, batch: SheetBatch): void {
  const { say } = useWords();
  const { common } = usePaySheetWords(place);
  const figures = usePaySheetFigures(place);
  const { refresh } = usePaySheetChanges(place);
  const before = useRef(batch.state);
  useEffect(() => {
    const was = before.current;
    before.current = batch.state;
    if (was === batch.state) return;
    if (batch.state === 'Applied')
      notify.success(say(common.appliedShort, { what: figures(batch) }));
    if (batch.state === 'Undone') notify.success(common.undoneShort);
    void refresh();
  });
}
