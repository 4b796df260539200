import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { useWords, type Words } from '../../../words/words.ts';

/** A bonus is spoken of as such; the rest is said as of a month. */
export function useRunWords(run: Pick<PayRun, 'kind'> | null): Words['pay']['run'] {
  const { run: said, bonus } = useWords().words.pay;
  return run?.kind === 'Bonus' ? { ...said, ...bonus.run } : said;
}
