import {
  type FundLedger,
  fundCalls,
  type FundLedgerRow,
} from '@muster/contract/pay/fund/fund-calls.ts';
import { call } from '../../../api/client.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';
import { ReasonOnlyForm } from '../reason-only-form.tsx';
import { FundEntryForm } from './fund-entry-form.tsx';
import { InterestForm } from './interest-form.tsx';

interface TakeBackEntryProps {
  readonly fund: FundLedger;
  readonly row: FundLedgerRow;
  readonly onDone: () => void;
}

function TakeBackEntryForm({ fund, row, onDone }: TakeBackEntryProps) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  const refresh = useRefreshPay();
  const currency = useCurrencies().of(fund.concern);
  const amount = showAmount(row.amount < 0n ? -row.amount : row.amount, language, currency);
  return (
    <ReasonOnlyForm
      body={fundCalls.takeBack.body}
      label={said.fields.reason}
      submit={said.takeBack}
      hint={say(said.takeBackHint, { kind: said.kinds[row.kind], amount })}
      send={(reason) =>
        call(fundCalls.takeBack, { params: { id: row.entryId ?? '' }, body: { reason } })
      }
      done={said.takenBack}
      failed={said.failed}
      onDone={() => {
        refresh();
        onDone();
      }}
    />
  );
}

/** What is done with the fund of one person, or with that of everyone. */
export type FundAction =
  | { readonly is: 'enter'; readonly fund: FundLedger }
  | { readonly is: 'interest' }
  | { readonly is: 'takeBack'; readonly fund: FundLedger; readonly row: FundLedgerRow };

interface FundDialogProps {
  /** none: closed */
  readonly action: FundAction | undefined;
  readonly onClose: () => void;
}

export function FundDialog({ action, onClose }: FundDialogProps) {
  const { fund: said } = useWords().words.pay;
  const { shown, forget } = useLingering(action);
  if (!shown) return null;
  const titles = {
    enter: said.addTitle,
    interest: said.interestTitle,
    takeBack: said.takeBackTitle,
  } as const;
  return (
    <FormDialog
      wanted={action !== undefined}
      title={titles[shown.is]}
      onClose={onClose}
      onClosed={forget}
    >
      {shown.is === 'enter' && <FundEntryForm fund={shown.fund} onDone={onClose} />}
      {shown.is === 'interest' && <InterestForm onDone={onClose} />}
      {shown.is === 'takeBack' && (
        <TakeBackEntryForm fund={shown.fund} row={shown.row} onDone={onClose} />
      )}
    </FormDialog>
  );
}
