import { type Challan, taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { call } from '../../../../api/client.ts';
import { FormDialog } from '../../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { useRefreshPay } from '../../pay-queries.ts';
import { ReasonOnlyForm } from '../../reason-only-form.tsx';
import { ChallanForm, type ChallanPlace } from './challan-form.tsx';

interface RemoveChallanProps {
  readonly challan: Challan;
  readonly onDone: () => void;
}

function RemoveChallanForm({ challan, onDone }: RemoveChallanProps) {
  const said = useWords().words.pay.deposit;
  const refresh = useRefreshPay();
  return (
    <ReasonOnlyForm
      body={taxDepositCalls.remove.body}
      label={said.fields.reason}
      submit={said.remove}
      hint={said.removeHint}
      send={(reason) =>
        call(taxDepositCalls.remove, { params: { id: challan.id }, body: { reason } })
      }
      done={said.removed}
      failed={said.failed}
      onDone={() => {
        refresh();
        onDone();
      }}
    />
  );
}

/** What is done with the challans of a month. */
export type ChallanAction =
  | ({ readonly is: 'save' } & ChallanPlace)
  | { readonly is: 'remove'; readonly challan: Challan };

interface ChallanDialogProps {
  /** none: closed */
  readonly action: ChallanAction | undefined;
  readonly onClose: () => void;
}

export function ChallanDialog({ action, onClose }: ChallanDialogProps) {
  const { words, say, language } = useWords();
  const said = words.pay.deposit;
  const { shown, forget } = useLingering(action);
  if (!shown) return null;
  const titleOf = (): string => {
    if (shown.is === 'remove') return say(said.removeOf, { number: shown.challan.number });
    if (shown.challan) return say(said.correctOf, { number: shown.challan.number });
    return say(said.recordFor, { month: showMonth(shown.month.month, language) });
  };
  return (
    <FormDialog wanted={action !== undefined} title={titleOf()} onClose={onClose} onClosed={forget}>
      {shown.is === 'remove' ? (
        <RemoveChallanForm challan={shown.challan} onDone={onClose} />
      ) : (
        <ChallanForm {...shown} onDone={onClose} />
      )}
    </FormDialog>
  );
}
