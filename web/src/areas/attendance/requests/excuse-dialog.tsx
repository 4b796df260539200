import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';
import { ReasonInput } from './reason-input.tsx';
import { showMinutes } from '../day/time-text.ts';

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
  const refresh = useRefreshAttendance();
  const handle = useCallForm({
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
    <CallForm
      of={handle}
      labels={{ reason: fields.reason }}
      submit={daily.excuse}
      hint={say(daily.excuseHint, {
        late: showMinutes(late.late, words, language),
        day: showDay(late.day, language),
      })}
    >
      <ReasonInput of={handle} longest={300} isFirst />
    </CallForm>
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
