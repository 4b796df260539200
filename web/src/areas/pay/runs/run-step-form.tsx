import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  attendanceChanged,
  attendanceOpen,
  soleNeedsReason,
} from '@muster/contract/pay/refusals.ts';
import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { reversalCalls } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { type PayRun, runCalls } from '@muster/contract/pay/run-calls.ts';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { notify } from '../../../ui/status/notify.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { type PayerChoice, usePayerChoice } from '../bank/payer-choice.ts';
import { showPaidFor } from '../month-name.ts';
import { type RunPlace, useRefreshRuns } from './run-queries.ts';
import { useRunWords } from './run-words.ts';

export type RunStep = 'generate' | 'approve' | 'pay' | 'cancel' | 'close' | 'reverse';

/** Steps which someone has to say a reason for. */
const reasoned: readonly RunStep[] = ['cancel', 'reverse'];

export interface AskedStep {
  readonly step: RunStep;
  readonly place: RunPlace;
  readonly company: string;
  /** none before the month was first generated */
  readonly run: PayRun | null;
}

interface RunStepFormProps {
  readonly asked: AskedStep;
  readonly onDone: () => void;
}

const noPayers: PayerChoice = { options: [], usual: null };

function bodyOf({ step, run }: AskedStep) {
  if (step === 'reverse') return reversalCalls.ask.body;
  return step === 'generate' && run?.bonus ? bonusCalls.generate.body : runCalls[step].body;
}

function givenOf({ step, place, run }: AskedStep, { reason, payingAccountId }: FormValues) {
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

/** What the server answers, as a sentence. */
function useSend({ step, place, run }: AskedStep) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const month = showPaidFor(run ?? { ...place, title: null }, language);
  // each is checked by the body's own schema
  return async (given: unknown): Promise<string> => {
    if (step === 'generate' && run?.bonus) {
      await call(bonusCalls.generate, { body: given as Input<typeof bonusCalls.generate>['body'] });
      return say(said.begun, { month });
    }
    if (step === 'generate') {
      await call(runCalls.generate, { body: given as Input<typeof runCalls.generate>['body'] });
      return say(said.begun, { month });
    }
    if (step === 'cancel') {
      const body = given as Input<typeof runCalls.cancel>['body'];
      await call(runCalls.cancel, { params: { id: run?.id ?? '' }, body });
      return say(said.cancelledSaid, { month });
    }
    const params = { id: run?.id ?? '' };
    if (step === 'close') {
      await call(runCalls.close, { params, body: {} });
      return say(said.finishedSaid, { month });
    }
    if (step === 'reverse') {
      const body = given as Input<typeof reversalCalls.ask>['body'];
      await call(reversalCalls.ask, { params, body });
      return say(said.reversalSaid, { month });
    }
    if (step === 'approve') {
      const body = given as Input<typeof runCalls.approve>['body'];
      const { record } = await call(runCalls.approve, { body });
      return say(said.approvedSaid, { count: record.people });
    }
    const body = given as Input<typeof runCalls.pay>['body'];
    const { record } = await call(runCalls.pay, { body });
    return say(said.paidSaid, { count: record.people });
  };
}

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
function StepForm({ asked, payers, onDone }: RunStepFormProps & { readonly payers: PayerChoice }) {
  const said = useRunWords(asked.run);
  const refresh = useRefreshRuns();
  const send = useSend(asked);
  const handle = useCallForm({
    body: bodyOf(asked),
    initial: { reason: '', payingAccountId: payers.usual },
    given: (held) => givenOf(asked, held),
    // what is refused was done by someone else meanwhile, often: the page shows it, too
    send: (given) => send(given).finally(() => void refresh()),
    onSent: (sentence) => {
      notify.success(sentence);
      onDone();
    },
    failed: said.failed,
  });
  const refused = handle.refused?.error;
  const isAttendance =
    refused && [attendanceOpen, attendanceChanged].some((kind) => isRefusal(refused, kind));
  const needsReason =
    reasoned.includes(asked.step) || (refused !== undefined && isRefusal(refused, soleNeedsReason));
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

/** Paying says out of which account: the bank batches are made with it. */
function PayForm(props: RunStepFormProps) {
  const { words } = useWords();
  const payers = usePayerChoice(props.asked.place.concern);
  if (!payers) return <PageSkeleton label={words.list.loading} />;
  return <StepForm {...props} payers={payers} />;
}

export function RunStepForm(props: RunStepFormProps) {
  if (props.asked.step === 'pay') return <PayForm {...props} />;
  return <StepForm {...props} payers={noPayers} />;
}
