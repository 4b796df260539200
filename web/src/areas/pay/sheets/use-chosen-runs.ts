import type { SalarySheetRow } from '@muster/contract/pay/sheet-calls.ts';
import { useState } from 'react';

type RunOfSheet = ReadonlyMap<string, string>;

/** Rows may be chosen on several pages: which run each belongs to is remembered as the pages pass by. */
export function useChosenRuns(rows: readonly SalarySheetRow[] | undefined) {
  const [known, setKnown] = useState<RunOfSheet>(new Map());
  if (rows?.some(({ id, runId }) => known.get(id) !== runId))
    setKnown(new Map([...known, ...rows.map(({ id, runId }): [string, string] => [id, runId])]));
  return (chosen: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
    const byRun = new Map<string, string[]>();
    for (const id of chosen) {
      const run = known.get(id);
      if (run !== undefined) byRun.set(run, [...(byRun.get(run) ?? []), id]);
    }
    return byRun;
  };
}
