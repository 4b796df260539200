import type { Answer, Endpoint, Input } from '@muster/contract/kernel/endpoint.ts';
import { useRef, useState } from 'react';
import { call, CallRefused } from './client.ts';

/**
 * One call of a form: never sent twice, busy until what follows the answer is done too, the refusal
 * kept for the fields.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  onAnswer: (answer: Answer<E>) => Promise<void> | void,
) {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CallRefused | null>(null);

  async function send(input: Input<E>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await onAnswer(await call(endpoint, input));
    } catch (cause) {
      setRefused(cause instanceof CallRefused ? cause : new CallRefused(0, 'unknown', ''));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { send, isBusy, refused };
}
