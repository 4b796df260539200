import './pay-run.css';
import '../../../ui/page/card.css';
import {
  type PayReversal,
  reversalCalls,
} from '@muster/contract/pay/corrections/reversal-calls.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { ReversalJournalLink } from '../journal/journal-link.tsx';
import { reversalsQuery, useRefreshRuns } from './run-queries.ts';
import { useRunWords } from './run-words.ts';

const tones = { Asked: 'waiting', Approved: 'good', Cancelled: 'stopped' } as const;

interface ReversalProps {
  readonly run: PayRun;
  readonly reversal: PayReversal;
}

function Reversal({ run, reversal }: ReversalProps) {
  const { words, say, language } = useWords();
  const said = useRunWords(run);
  const refresh = useRefreshRuns();
  const [isAsking, setAsking] = useState(false);
  const currency = useCurrencies().of(run.concern);
  const { id, state, reason, people, net, asked, decided, can } = reversal;
  const decide = useMutation({
    mutationFn: (step: 'approve' | 'cancel') => call(reversalCalls[step], { params: { id } }),
    onSuccess: (_done, step) =>
      notify.success(step === 'approve' ? said.reversedSaid : said.keptSaid),
    onError: (error) => notify.error(sentenceOf(error, words) ?? said.failed),
    onSettled: () => {
      setAsking(false);
      void refresh();
    },
  });
  const what = say(said.reversalOf, { count: people, net: showAmount(net, language, currency) });
  const moment = (at: string) => showMoment(at, language);
  return (
    <li className="run-reversal">
      <div>
        <b>{what}</b>
        <span>{reason}</span>
        <small>{say(said.reversalAsked, { name: asked.by, at: moment(asked.at) })}</small>
        {decided && (
          <small>{say(said.reversalDecided, { name: decided.by, at: moment(decided.at) })}</small>
        )}
      </div>
      <ReversalJournalLink reversal={reversal} />
      <StatusMark tone={tones[state]}>{said.reversalState[state]}</StatusMark>
      {(can.approve || can.cancel) && (
        <div className="run-reversal-acts">
          {can.approve && (
            <Button loading={decide.isPending} onClick={() => setAsking(true)}>
              {said.approveReversal}
            </Button>
          )}
          {can.cancel && (
            <Button
              variant="default"
              disabled={decide.isPending}
              onClick={() => decide.mutate('cancel')}
            >
              {said.keepPaid}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={said.approveReversalTitle}
        confirm={said.approveReversal}
        isBusy={decide.isPending}
        onConfirm={() => decide.mutate('approve')}
        onCancel={() => setAsking(false)}
      >
        <b>{what}</b>
        <p>{said.approveReversalBody}</p>
      </ConfirmDialog>
    </li>
  );
}

/** What was to be taken back of a run after it was paid; nothing where nobody asked. */
export function RunReversals({ run }: { readonly run: PayRun }) {
  const said = useWords().words.pay.run;
  const { data } = useQuery(reversalsQuery(run.id));
  if (!data || data.length === 0) return null;
  return (
    <section className="card run-below" aria-label={said.reversals}>
      <h2>{said.reversals}</h2>
      <ul className="run-reversals">
        {data.map((reversal) => (
          <Reversal key={reversal.id} run={run} reversal={reversal} />
        ))}
      </ul>
    </section>
  );
}
