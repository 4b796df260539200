import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { reversalCalls } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { type PayRun, runCalls } from '@muster/contract/pay/run-calls.ts';
import { call } from '../../../../api/client.ts';
import type { FormValues } from '../../../../api/use-call-form.ts';
import { useWords } from '../../../../words/words.ts';
import { showPaidFor } from '../../month-name.ts';
import type { RunPlace } from '../run-queries.ts';
import { useRunWords } from '../run-words.ts';

export type RunStep = 'generate' | 'approve' | 'pay' | 'cancel' | 'close' | 'reverse';

/** Steps which someone has to say a reason for. */
export const reasoned: readonly RunStep[] = ['cancel', 'reverse'];

export interface AskedStep {
  readonly step: RunStep;
  readonly place: RunPlace;
  readonly company: string;
  /** none before the month was first generated */
  readonly run: PayRun | null;
  /** something in it has to be looked at: a word is asked for */
  readonly needsNote?: boolean;
}

export function bodyOf({ step, run }: AskedStep) {
  if (step === 'reverse') return reversalCalls.ask.body;
  return step === 'generate' && run?.bonus ? bonusCalls.generate.body : runCalls[step].body;
}

export function givenOf({ step, place, run }: AskedStep, { reason, payingAccountId }: FormValues) {
  if (step === 'generate' && run?.bonus)
    return { concernId: place.concern, festival: run.title, ...run.bonus };
  if (step === 'generate') return { concernId: place.concern, month: place.month };
  if (step === 'close') return {};
  if (reasoned.includes(step)) return { reason };
  return {
    runId: run?.id,
    reason: reason || undefined,
    ...(step === 'pay' && payingAccountId ? { payingAccountId } : {}),
  };
}

/** What was done, and with how many bank batches. */
interface Sent {
  readonly text: string;
  readonly batches?: number;
}

/** What the server answers, as a sentence. */
export function useSend({ step, place, run }: AskedStep) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const month = showPaidFor(run ?? { ...place, title: null }, language);
  // each is checked by the body's own schema
  return async (given: unknown): Promise<Sent> => {
    if (step === 'generate' && run?.bonus) {
      await call(bonusCalls.generate, { body: given as Input<typeof bonusCalls.generate>['body'] });
      return { text: say(said.begun, { month }) };
    }
    if (step === 'generate') {
      await call(runCalls.generate, { body: given as Input<typeof runCalls.generate>['body'] });
      return { text: say(said.begun, { month }) };
    }
    if (step === 'cancel') {
      const body = given as Input<typeof runCalls.cancel>['body'];
      await call(runCalls.cancel, { params: { id: run?.id ?? '' }, body });
      return { text: say(said.cancelledSaid, { month }) };
    }
    const params = { id: run?.id ?? '' };
    if (step === 'close') {
      await call(runCalls.close, { params, body: {} });
      return { text: say(said.finishedSaid, { month }) };
    }
    if (step === 'reverse') {
      const body = given as Input<typeof reversalCalls.ask>['body'];
      await call(reversalCalls.ask, { params, body });
      return { text: say(said.reversalSaid, { month }) };
    }
    if (step === 'approve') {
      const body = given as Input<typeof runCalls.approve>['body'];
      const { record } = await call(runCalls.approve, { body });
      return { text: say(said.approvedSaid, { count: record.people }) };
    }
    const body = given as Input<typeof runCalls.pay>['body'];
    const { record } = await call(runCalls.pay, { body });
    return { text: say(said.paidSaid, { count: record.people }), batches: record.batches };
  };
}
