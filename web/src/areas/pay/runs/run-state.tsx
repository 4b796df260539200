import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useRunWords } from './run-words.ts';

const tones = {
  Draft: 'waiting',
  Generated: 'waiting',
  Approved: 'waiting',
  Paid: 'good',
  Closed: 'over',
  Cancelled: 'stopped',
  Reversed: 'stopped',
} as const;

/** How far a run is; none: nobody began it. */
export function RunStateMark({ run }: { readonly run: PayRun | null }) {
  const said = useRunWords(run);
  const state = run?.state ?? 'Draft';
  if (run?.sentBack && !run.making)
    return <StatusMark tone="stopped">{said.sentBackState}</StatusMark>;
  return (
    <StatusMark tone={run?.making ? 'running' : tones[state]}>
      {run?.making ? said.running : said.state[state]}
    </StatusMark>
  );
}
