import '../pay-run.css';
import { differencesNeedNote } from '@muster/contract/pay/gate/gate-refusals.ts';
import {
  attendanceChanged,
  attendanceOpen,
  soleNeedsReason,
} from '@muster/contract/pay/refusals.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallForm } from '../../../../api/call-form.tsx';
import { isRefusal } from '../../../../api/refusal.ts';
import { useCallForm } from '../../../../api/use-call-form.ts';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { narrowedTo } from '../../../../ui/list/list-state.ts';
import { PageSkeleton } from '../../../../ui/page/states.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { showAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { batchShape, payoutQuery } from '../../bank/bank-queries.ts';
import { type PayerChoice, payersQuery } from '../../bank/payer-choice.ts';
import { useRefreshRuns } from '../run-queries.ts';
import { type AskedStep, bodyOf, givenOf, reasoned, useSend } from './run-step-send.ts';
import { useRunWords } from '../run-words.ts';

interface RunStepFormProps {
  readonly asked: AskedStep;
  readonly onDone: () => void;
}

interface StepFormProps extends RunStepFormProps {
  readonly payers: PayerChoice;
  /** what is to be known before the first field */
  readonly note?: ReactNode;
}

const noPayers: PayerChoice = { options: [], usual: null };

/** Those who are paid now: held pay is left out. */
const unpaidQuery = ({ id, month }: PayRun) => payoutQuery({ month, runId: id, state: 'Approved' });

/** What a step does, before it is done. */
function useStepHint({ step, place, run }: AskedStep): string {
  const { say, language } = useWords();
  const currency = useCurrencies().of(place.concern);
  const said = useRunWords(run);
  if (step === 'generate') return said.generateBody;
  if (step === 'cancel' || step === 'close' || step === 'reverse') return said[`${step}Body`];
  // what is held is agreed to, and not paid
  const states = step === 'approve' ? ['Generated', 'Held'] : ['Generated', 'Approved'];
  const parts = (run?.parts ?? []).filter(({ state }) => states.includes(state));
  return say(step === 'approve' ? said.approveBody : said.payBody, {
    count: parts.reduce((sum, { people }) => sum + people, 0),
    net: showAmount(
      parts.reduce((sum, { net }) => sum + net, 0n),
      language,
      currency,
    ),
  });
}

/** One step of a run, confirmed; what is against it stays in the dialog as a sentence. */
function StepForm({ asked, payers, note, onDone }: StepFormProps) {
  const said = useRunWords(asked.run);
  const refresh = useRefreshRuns();
  const navigate = useNavigate();
  const send = useSend(asked);
  const handle = useCallForm({
    body: bodyOf(asked),
    initial: { reason: '', payingAccountId: payers.usual },
    given: (held) => givenOf(asked, held),
    // what is refused was done by someone else meanwhile, often: the page shows it, too
    send: (given) => send(given).finally(() => void refresh()),
    onSent: ({ text, batches = 0 }) => {
      const search = narrowedTo(batchShape, { ...asked.place });
      const run = () => void navigate({ to: '/admin/bank-batch', search });
      notify.success(text, batches > 0 ? { label: said.batchesLink, run } : undefined);
      onDone();
    },
    failed: said.failed,
  });
  const refused = handle.refused?.error;
  const isAttendance =
    refused && [attendanceOpen, attendanceChanged].some((kind) => isRefusal(refused, kind));
  const needsReason =
    reasoned.includes(asked.step) ||
    asked.needsNote === true ||
    (refused !== undefined &&
      [soleNeedsReason, differencesNeedNote].some((kind) => isRefusal(refused, kind)));
  return (
    <CallForm
      of={handle}
      labels={{ reason: said.reason, payingAccountId: said.payFrom }}
      submit={said[asked.step]}
      {...(asked.step === 'cancel' && { stay: said.keepRun })}
      hint={useStepHint(asked)}
    >
      {isAttendance && (
        <p>
          <Link to="/admin/attendance/months">{said.closeLink}</Link>
        </p>
      )}
      {note}
      {payers.options.length > 0 && (
        <ChoiceInput
          key={handle.form.key('payingAccountId')}
          label={said.payFrom}
          description={said.payFromHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          options={payers.options}
          {...handle.wires('payingAccountId')}
        />
      )}
      {(needsReason || handle.form.getValues()['reason'] !== '') && (
        <Textarea
          key={handle.form.key('reason')}
          label={said.reason}
          required
          maxLength={300}
          autosize
          minRows={2}
          data-autofocus
          {...handle.wires('reason')}
        />
      )}
    </CallForm>
  );
}

interface UnknownProps {
  readonly text: string;
  readonly of: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** What could not be loaded is asked for again; the form is there without it. */
function Unknown({ text, of }: UnknownProps) {
  const { words } = useWords();
  const action = { label: words.act.retry, isBusy: of.isFetching, start: of.refetch };
  return <FormAlert text={text} action={action} />;
}

/** Waited for the first time only: what is asked for again would take the form away. */
const isAwaited = ({ isLoading, errorUpdateCount }: UseQueryResult): boolean =>
  isLoading && errorUpdateCount === 0;

/** Paying says out of which account: the bank batches are made with it. Who gets nothing by it is said before. */
function PayForm(props: RunStepFormProps & { readonly run: PayRun }) {
  const { words, say } = useWords();
  const said = useRunWords(props.run);
  const payers = useQuery(payersQuery(props.asked.place.concern));
  const payout = useQuery(unpaidQuery(props.run));
  if (isAwaited(payers) || isAwaited(payout)) return <PageSkeleton label={words.list.loading} />;
  const missing = payout.data?.missing.people ?? 0;
  const note = (
    <div className="pay-notes">
      {missing > 0 && (
        <p className="pay-missing">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          {say(said.payMissing, { count: missing })}
        </p>
      )}
      {!payout.data && <Unknown text={said.missingUnknown} of={payout} />}
      {!payers.data && <Unknown text={said.payersUnknown} of={payers} />}
    </div>
  );
  // what is proposed is known only with the accounts
  const key = payers.data ? 'known' : 'unknown';
  return <StepForm key={key} {...props} payers={payers.data ?? noPayers} note={note} />;
}

export function RunStepForm(props: RunStepFormProps) {
  const { step, run } = props.asked;
  if (step === 'pay' && run) return <PayForm {...props} run={run} />;
  return <StepForm {...props} payers={noPayers} />;
}
