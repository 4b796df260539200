import { balanceCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { NumberInput, Textarea } from '@mantine/core';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshLeave } from '../queries.ts';
import type { ListedBalance } from './balance-columns.tsx';

export type BalanceAction = 'adjust' | 'encash';

interface ChangeProps {
  readonly balance: ListedBalance;
  readonly deed: BalanceAction;
  readonly onDone: () => void;
}

type Body = Input<typeof balanceCalls.adjust>['body'];
const done = { adjust: 'adjusted', encash: 'encashed' } as const;
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function useChange({ balance, deed, onDone }: ChangeProps) {
  const { balance: said } = useWords().words.leave;
  const refresh = useRefreshLeave();
  const { employee, leaveType, year } = balance;
  return useCallForm({
    body: balanceCalls[deed].body,
    initial: { amount: '', note: '' },
    given: ({ amount, note }: FormValues) => ({
      employeeId: employee.id,
      leaveTypeId: leaveType.id,
      year,
      amount: amount === '' ? undefined : Math.round(Number(amount) * wholeDay),
      note: String(note).trim() || undefined,
    }),
    // what a form gives was checked by the very schema of the call
    send: (given) => call(balanceCalls[deed], { body: given as Body }),
    onSent: () => {
      refresh();
      notify.success(said[done[deed]]);
      onDone();
    },
    failed: said.failed,
  });
}

function ChangeForm(props: ChangeProps) {
  const { deed } = props;
  const { balance: said } = useWords().words.leave;
  const { form, wires, submit, refused, lastTry } = useChange(props);
  const labels = { amount: said.adjustDays, note: said.note };
  return (
    <DrawerForm
      submit={said[deed]}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <NumberInput
          key={form.key('amount')}
          label={said.adjustDays}
          description={deed === 'adjust' ? said.adjustHint : said.encashHint}
          required
          step={0.5}
          allowNegative={deed === 'adjust'}
          data-autofocus
          {...below}
          {...wires('amount')}
        />
        <Textarea
          key={form.key('note')}
          label={said.note}
          description={said.noteHint}
          required={deed === 'adjust'}
          maxLength={300}
          autosize
          minRows={2}
          {...below}
          {...wires('note')}
        />
      </div>
    </DrawerForm>
  );
}

interface BalanceDialogProps {
  readonly change: { readonly balance: ListedBalance; readonly deed: BalanceAction } | undefined;
  readonly onClose: () => void;
}

/** Days are added, taken away or turned into pay, with a reason. */
export function BalanceDialog({ change, onClose }: BalanceDialogProps) {
  const { words, say } = useWords();
  const { balance: said } = words.leave;
  const { shown, forget } = useLingering(change);
  if (!shown) return null;
  const { balance, deed } = shown;
  const title = deed === 'adjust' ? said.adjustTitle : said.encashTitle;
  const named = { type: balance.leaveType.name, name: balance.employee.name };
  return (
    <FormDialog
      wanted={change !== undefined}
      title={say(title, named)}
      onClose={onClose}
      onClosed={forget}
    >
      <ChangeForm balance={balance} deed={deed} onDone={onClose} />
    </FormDialog>
  );
}
