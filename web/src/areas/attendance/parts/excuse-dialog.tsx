import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Textarea } from '@mantine/core';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/day-text.ts';
import { DrawerForm } from '../../../ui/form/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useFresh } from '../queries.ts';
import { showMinutes } from './time-text.ts';

export interface Late {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly late: number;
}

interface ExcuseProps {
  readonly late: Late;
  readonly onDone: () => void;
}

type Body = Input<typeof attendanceCalls.waive>['body'];

function ExcuseForm({ late, onDone }: ExcuseProps) {
  const { words, say, language } = useWords();
  const { daily, fields } = words.attendance;
  const refresh = useFresh();
  const { form, submit, refused, lastTry, wires } = useCallForm({
    body: attendanceCalls.waive.body,
    initial: { reason: '' },
    given: ({ reason }) => ({
      employeeId: late.id,
      day: late.day,
      isWaived: true,
      reason: reason || undefined,
    }),
    // checked by the body's own schema
    send: (given) => call(attendanceCalls.waive, { body: given as Body }),
    onSent: () => {
      notify.success(say(daily.excused, { name: late.name }));
      void refresh();
      onDone();
    },
    failed: daily.excuseFailed,
  });
  return (
    <DrawerForm
      submit={daily.excuse}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={form.errors.reason ? [{ name: 'reason', label: fields.reason }] : []}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="att-quiet">
        {say(daily.excuseHint, {
          late: showMinutes(late.late, words, language),
          day: showDay(late.day, language),
        })}
      </p>
      <Textarea
        key={form.key('reason')}
        label={fields.reason}
        required
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
        {...wires('reason')}
      />
    </DrawerForm>
  );
}

interface ExcuseDialogProps {
  readonly late: Late | undefined;
  readonly onClose: () => void;
}

export function ExcuseDialog({ late, onClose }: ExcuseDialogProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(late);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={late !== undefined}
      title={say(words.attendance.daily.excuseTitle, { name: shown.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <ExcuseForm late={shown} onDone={onClose} />
    </FormDialog>
  );
}
