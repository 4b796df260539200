import {
  accessCalls,
  type AccessWay,
  type AccessGiven,
} from '@muster/contract/identity/access-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { refusedText } from '../../../api/refused-text.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { accessKey, inGroups } from './access-queries.ts';
import { isSlip, useSlips } from './slips.ts';

interface Chosen {
  readonly ids: readonly string[];
  readonly way: AccessWay;
  readonly renew: boolean;
  readonly password: string;
}

interface Problem {
  readonly text: string | null;
  readonly password?: string;
}

function useProblem() {
  const { words, language } = useWords();
  return (error: unknown): Problem => {
    const refused = error instanceof CallRefused ? error : new CallRefused(0, 'unknown', '');
    if (isRefusal(error, wrongPassword)) return { text: null, password: wrongPassword[language] };
    const { password } = refused.fields;
    return password
      ? { text: null, password }
      : { text: refusedText(refused, words, words.access.failed) };
  };
}

/** What was given before something went wrong is given: its slips are shown all the same. */
function useOutcome(onDone: () => void) {
  const { words, say } = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const backTo = useRouterState({ select: (state) => state.location.pathname });
  return async (rows: readonly AccessGiven[], address: string) => {
    void client.invalidateQueries({ queryKey: accessKey });
    const slips = rows.filter(isSlip);
    const mails = rows.filter(({ does }) => does === 'mail').length;
    if (mails > 0) notify.success(say(words.access.given, { count: mails }));
    onDone();
    if (slips.length === 0) return;
    useSlips.setState({ slips, address, backTo });
    await navigate({ to: '/admin/access/slips' });
  };
}

/** Gives access group by group, as one request takes only so many, and tells how far it is. */
export function useGiveAccess(onDone: () => void) {
  const { words, say } = useWords();
  const problemOf = useProblem();
  const finish = useOutcome(onDone);
  const [done, setDone] = useState(0);
  const [problem, setProblem] = useState<Problem>({ text: null });
  const { isBusy, start } = useOneAtATime(async ({ ids, password, ...how }: Chosen) => {
    setProblem({ text: null });
    const given: AccessGiven[] = [];
    let address = '';
    try {
      for (const group of inGroups(ids)) {
        const body = { ids: group, ...how, ...(password && { password }) };
        const answer = await call(accessCalls.give, { body });
        given.push(...answer.rows);
        address = answer.address;
        setDone(given.length);
      }
    } catch (error) {
      if (given.length === 0) {
        setProblem(problemOf(error));
        return;
      }
      notify.error(say(words.access.partly, { done: given.length, total: ids.length }));
    }
    await finish(given, address);
  });
  return { isBusy, start, done, problem };
}
