import { type BankBatch, bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { Textarea } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshBank } from './bank-queries.ts';

interface TakeBackProps {
  readonly batch: BankBatch;
  readonly onDone: () => void;
}

function TakeBackForm({ batch, onDone }: TakeBackProps) {
  const { words, say, language } = useWords();
  const said = words.pay.bank.batch;
  const refresh = useRefreshBank();
  const of = useCallForm({
    body: bankBatchCalls.takeBack.body,
    initial: { reason: '' },
    given: ({ reason }) => ({ reason }),
    send: ({ reason }) =>
      call(bankBatchCalls.takeBack, { params: { id: batch.id }, body: { reason: String(reason) } }),
    onSent: () => {
      notify.success(said.takenBack);
      onDone();
      refresh();
    },
    failed: said.takeBackFailed,
  });
  const when = batch.downloadedAt && showMoment(batch.downloadedAt, language);
  return (
    <CallForm
      of={of}
      labels={{ reason: said.reason }}
      submit={said.takeBack}
      stay={said.keep}
      hint={when ? say(said.takeBackWarning, { when }) : said.takeBackHint}
    >
      <Textarea
        key={of.form.key('reason')}
        label={said.reason}
        required
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
        {...of.wires('reason')}
      />
    </CallForm>
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
