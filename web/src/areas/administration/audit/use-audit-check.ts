import {
  auditCalls,
  type BrokenRow,
  type CheckPosition,
} from '@muster/contract/administration/audit-calls.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useWords } from '../../../words/words.ts';

type Part = Answer<typeof auditCalls.verify>;

export interface Check {
  readonly state: 'running' | 'whole' | 'broken' | 'failed';
  readonly entries: number;
  readonly erased: number;
  readonly unsealed: number;
  readonly brokenCount: number;
  readonly broken: readonly BrokenRow[];
  readonly head: Part['head'];
  /** seals looked at, of how many */
  readonly done: number;
  readonly total: number;
  /** why it was broken off */
  readonly problem?: string;
}

const mostShown = 100;
const begun: Check = {
  state: 'running',
  entries: 0,
  erased: 0,
  unsealed: 0,
  brokenCount: 0,
  broken: [],
  head: null,
  done: 0,
  total: 0,
};

function added(sum: Check, part: Part): Check {
  const brokenCount = sum.brokenCount + part.brokenCount;
  const total = part.next?.upTo ?? part.head?.number ?? 0;
  const ended = brokenCount > 0 ? 'broken' : 'whole';
  return {
    state: part.next ? 'running' : ended,
    entries: sum.entries + part.entries,
    erased: sum.erased + part.erased,
    unsealed: sum.unsealed + part.unsealed,
    brokenCount,
    broken: [...sum.broken, ...part.broken].slice(0, mostShown),
    head: part.head,
    done: part.next?.seal ?? total,
    total,
  };
}

/** The whole check, two seconds of it a call, until it is done or stopped. */
export function useAuditCheck(onDone: () => void) {
  const { words } = useWords();
  const [check, setCheck] = useState<Check | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setCheck(null);
  };
  const start = async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    let sum = begun;
    let from: CheckPosition | undefined;
    setCheck(sum);
    try {
      do {
        const part = await call(auditCalls.verify, { body: { from } }, signal);
        sum = added(sum, part);
        from = part.next ?? undefined;
        setCheck(sum);
      } while (from);
    } catch (error) {
      if (signal.aborted) return;
      setCheck({ ...sum, state: 'failed', problem: sentenceOf(error, words) ?? undefined });
    }
    onDone();
  };
  return { check, start: () => void start(), stop };
}
