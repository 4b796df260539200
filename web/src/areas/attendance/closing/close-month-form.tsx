import { attendanceLockCalls } from '@muster/contract/attendance/device-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { useCallForm } from '../../../api/use-call-form.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { useRefreshAttendance } from '../queries.ts';
import { today } from '../../../session/company-days.ts';
import { MonthChoice } from '../month/month-choice.tsx';
import { monthBefore } from '../month/months.ts';

type Body = Input<typeof attendanceLockCalls.lock>['body'];

/** A month of a concern is closed for pay. */
export function CloseMonthForm({ onDone }: { readonly onDone: () => void }) {
  const { words, say, language } = useWords();
  const { months, fields } = words.attendance;
  const thisMonth = today().slice(0, 7);
  const refresh = useRefreshAttendance();
  const labels = { concernId: fields.concern, month: fields.month };
  const handle = useCallForm({
    body: attendanceLockCalls.lock.body,
    initial: { concernId: null, month: monthBefore(thisMonth) },
    given: ({ concernId, month }) => ({
      concernId: (concernId as Linked | null)?.id,
      month: month ?? undefined,
    }),
    // checked by the body's own schema
    send: (given) => call(attendanceLockCalls.lock, { body: given as Body }),
    onSent: ({ record }) => {
      const month = dayPart(`${record.month}-01`, language, { month: 'long', year: 'numeric' });
      notify.success(say(months.closed, { month, concern: record.concern.name }));
      void refresh();
      onDone();
    },
    failed: months.closeFailed,
  });
  const { form, wires } = handle;
  return (
    <CallForm of={handle} labels={labels} submit={months.close} hint={months.closeHint}>
      <div className="form-grid">
        <LinkInput
          key={form.key('concernId')}
          to={places.concern}
          label={fields.concern}
          required
          {...wires('concernId')}
        />
        <MonthChoice
          key={form.key('month')}
          thisMonth={thisMonth}
          label={fields.month}
          required
          {...wires('month')}
        />
      </div>
    </CallForm>
  );
}
