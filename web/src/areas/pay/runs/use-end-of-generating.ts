import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useEffect, useRef } from 'react';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { useRefreshRuns } from './run-queries.ts';
import { useRunWords } from './run-words.ts';

/** Says when another calculation is shown; whatever else the page says of the run is old then. */
export function useEndOfGenerating(run: PayRun | null): void {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const refresh = useRefreshRuns();
  const generatedAt = run?.generated?.at;
  const before = useRef(generatedAt);
  useEffect(() => {
    const was = before.current;
    before.current = generatedAt;
    if (!run || generatedAt === undefined || was === generatedAt) return;
    notify.success(say(said.ready, { month: showPaidFor(run, language) }));
    void refresh();
  });
}
