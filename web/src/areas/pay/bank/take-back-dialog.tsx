import { type BankBatch, bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { call } from '../../../api/client.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { ReasonOnlyForm } from '../reason-only-form.tsx';
import { useRefreshBank } from './bank-queries.ts';

interface TakeBackProps {
  readonly batch: BankBatch;
  readonly onDone: () => void;
}

function TakeBackForm({ batch, onDone }: TakeBackProps) {
  const { words, say, language } = useWords();
  const said = words.pay.bank.batch;
  const refresh = useRefreshBank();
  const when = batch.downloadedAt && showMoment(batch.downloadedAt, language);
  return (
    <ReasonOnlyForm
      body={bankBatchCalls.takeBack.body}
      label={said.reason}
      submit={said.takeBack}
      stay={said.keep}
      hint={when ? say(said.takeBackWarning, { when }) : said.takeBackHint}
      send={(reason) =>
        call(bankBatchCalls.takeBack, { params: { id: batch.id }, body: { reason } })
      }
      done={said.takenBack}
      failed={said.takeBackFailed}
      onDone={() => {
        onDone();
        refresh();
      }}
    />
  );
}

interface TakeBackDialogProps {
  /** none: closed */
  readonly batch: BankBatch | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function TakeBackDialog({ batch, onClose, onDone }: TakeBackDialogProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(batch);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={batch !== undefined}
      title={say(words.pay.bank.batch.takeBackTitle, { number: shown.number })}
      onClose={onClose}
      onClosed={forget}
    >
      <TakeBackForm batch={shown} onDone={onDone} />
    </FormDialog>
  );
}
