import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { useToday } from '../../../session/company-days.ts';

type Body = Input<typeof attendanceCalls.recompute>['body'];
const idOf = (held: unknown): string | undefined => (held as Linked | null)?.id;

/** Days are judged anew, of everyone or of some. */
export function RecomputeForm({ onBegun }: { readonly onBegun: (jobId: string) => void }) {
  const { words } = useWords();
  const { months, fields } = words.attendance;
  const today = useToday();
  const labels = {
    from: fields.from,
    until: fields.until,
    department: fields.department,
    employeeId: fields.person,
  };
  const handle = useCallForm({
    body: attendanceCalls.recompute.body,
    initial: { from: `${today.slice(0, 7)}-01`, until: today, department: null, employeeId: null },
    given: (held) => ({
      from: held.from ?? undefined,
      until: held.until ?? undefined,
      department: idOf(held.department),
      employeeId: idOf(held.employeeId),
    }),
    // checked by the body's own schema
    send: (given) => call(attendanceCalls.recompute, { body: given as Body }),
    onSent: ({ jobId }) => onBegun(jobId),
    failed: months.recomputeFailed,
  });
  const { form, wires } = handle;
  return (
    <CallForm
      of={handle}
      labels={labels}
      submit={months.recompute}
      hint={`${months.recomputeHint} ${months.everyone}`}
    >
      <div className="form-grid">
        <div data-half>
          <DayInput key={form.key('from')} label={fields.from} required {...wires('from')} />
        </div>
        <div data-half>
          <DayInput key={form.key('until')} label={fields.until} required {...wires('until')} />
        </div>
        <LinkInput
          key={form.key('department')}
          to={places.department}
          label={fields.department}
          {...wires('department')}
        />
        <PersonInput key={form.key('employeeId')} label={fields.person} {...wires('employeeId')} />
      </div>
    </CallForm>
  );
}
