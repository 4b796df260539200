import { type LoanDetails, loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { InstalmentForm, PauseForm, RepaymentForm } from './change-loan-forms.tsx';

const forms = { change: InstalmentForm, pause: PauseForm, pay: RepaymentForm } as const;
type FormAction = keyof typeof forms;
type ConfirmedAction = 'resume' | 'cancel';
export type LoanAction = FormAction | ConfirmedAction;

interface LoanDialogProps {
  readonly loan: LoanDetails;
  /** none: closed */
  readonly action: LoanAction | undefined;
  readonly onClose: () => void;
}

interface ConfirmLoanProps extends LoanDialogProps {
  readonly shown: ConfirmedAction;
  readonly onClosed: () => void;
}

const sendOf = {
  resume: ({ id, version }: LoanDetails) =>
    call(loanCalls.change, { params: { id }, body: { pausedFrom: null, version } }),
  cancel: ({ id }: LoanDetails) => call(loanCalls.cancel, { params: { id } }),
} as const;

function ConfirmLoanAction({ loan, action, shown, onClose, onClosed }: ConfirmLoanProps) {
  const { words, say, language } = useWords();
  const { loan: said } = words.pay;
  const refresh = useRefreshPay();
  const isCancel = shown === 'cancel';
  const acting = useOneAtATime(async () => {
    try {
      await sendOf[shown](loan);
      notify.success(isCancel ? said.cancelled : said.resumed);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
    onClose();
    refresh();
  });
  const currency = useCurrencies().of(loan.concern);
  const amount = showAmount(isCancel ? loan.principal : loan.instalment, language, currency);
  return (
    <ConfirmDialog
      opened={action !== undefined}
      title={say(said[`${shown}Title`], { name: loan.employee.name })}
      confirm={said[shown]}
      cancel={isCancel ? said.keep : undefined}
      tone={isCancel ? 'bad' : 'calm'}
      isBusy={acting.isBusy}
      onConfirm={() => void acting.start()}
      onCancel={onClose}
      onClosed={onClosed}
    >
      {say(said[`${shown}Hint`], { amount })}
    </ConfirmDialog>
  );
}

const isForm = (action: LoanAction): action is FormAction => action in forms;

/** Whatever is done with a loan, asked for first. */
export function LoanDialog({ loan, action, onClose }: LoanDialogProps) {
  const { words, say } = useWords();
  const { loan: said } = words.pay;
  const { shown, forget } = useLingering(action);
  if (!shown) return null;
  if (!isForm(shown))
    return (
      <ConfirmLoanAction
        loan={loan}
        action={action}
        shown={shown}
        onClose={onClose}
        onClosed={forget}
      />
    );
  const Form = forms[shown];
  return (
    <FormDialog
      wanted={action !== undefined}
      title={say(said[`${shown}Title`], { name: loan.employee.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <Form loan={loan} onDone={onClose} />
    </FormDialog>
  );
}
