import {
  type Payslip,
  type PayslipLine,
  salarySheetCalls,
} from '@muster/contract/pay/sheet-calls.ts';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshRuns } from '../runs/run-queries.ts';
import { sheetShape } from '../sheets/sheet-queries.ts';
import { lineName } from './line-name.ts';
import { HoldForm, LineForm } from './reason-form.tsx';

const confirmed = ['release', 'recompute', 'remove'] as const;
type ConfirmedAction = (typeof confirmed)[number];
export type PayslipAction = ConfirmedAction | 'hold' | { readonly line: PayslipLine };

const saidOf = {
  release: 'releasedSaid',
  recompute: 'recomputedSaid',
  remove: 'removedSaid',
} as const;

interface PayslipDialogProps {
  readonly payslip: Payslip;
  /** none: closed */
  readonly action: PayslipAction | undefined;
  readonly onClose: () => void;
}

interface ConfirmActionProps extends PayslipDialogProps {
  readonly shown: ConfirmedAction;
  readonly onClosed: () => void;
}

function ConfirmAction({ payslip, action, shown, onClose, onClosed }: ConfirmActionProps) {
  const { words, say } = useWords();
  const said = words.pay.payslip;
  const navigate = useNavigate();
  const refresh = useRefreshRuns();
  const { id, employee, month, concern } = payslip;
  const acting = useOneAtATime(async () => {
    try {
      await call(salarySheetCalls[shown], { params: { id } });
      notify.success(say(said[saidOf[shown]], { name: employee.name }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
      onClose();
      void refresh();
      return;
    }
    onClose();
    if (shown === 'remove')
      await navigate({
        to: '/admin/salary-sheet',
        search: narrowedTo(sheetShape, { month, concern: concern.id }),
        replace: true,
      });
    await refresh();
  });
  return (
    <ConfirmDialog
      opened={action !== undefined}
      title={say(said[`${shown}Title`], { name: employee.name })}
      confirm={said[shown]}
      tone={shown === 'remove' ? 'bad' : 'calm'}
      isBusy={acting.isBusy}
      onConfirm={() => void acting.start()}
      onCancel={onClose}
      onClosed={onClosed}
    >
      {said[`${shown}Hint`]}
    </ConfirmDialog>
  );
}

const isConfirmed = (action: PayslipAction): action is ConfirmedAction =>
  confirmed.some((one) => one === action);

/** Whatever is done with one payslip, asked for first. */
export function PayslipDialog({ payslip, action, onClose }: PayslipDialogProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const { shown, forget } = useLingering(action);
  if (!shown) return null;
  if (isConfirmed(shown))
    return (
      <ConfirmAction
        payslip={payslip}
        action={action}
        shown={shown}
        onClose={onClose}
        onClosed={forget}
      />
    );
  const title =
    typeof shown === 'string'
      ? say(said.holdTitle, { name: payslip.employee.name })
      : say(said.changeTitle, { name: lineName(shown.line, language) });
  return (
    <FormDialog wanted={action !== undefined} title={title} onClose={onClose} onClosed={forget}>
      {typeof shown === 'string' ? (
        <HoldForm payslip={payslip} onDone={onClose} />
      ) : (
        <LineForm payslip={payslip} line={shown.line} onDone={onClose} />
      )}
    </FormDialog>
  );
}
