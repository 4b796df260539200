import { deviceCalls, type UnknownNumber } from '@muster/contract/attendance/device-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call, CallRefused } from '../../../api/client.ts';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';

interface SettleFormProps {
  readonly unknown: UnknownNumber;
  readonly onDone: () => void;
}

type Body = Input<typeof deviceCalls.settleUnknown>['body'];

/** Whose a number is. */
export function SettleForm({ unknown, onDone }: SettleFormProps) {
  const { words, say, language } = useWords();
  const { unknown: said, fields } = words.attendance;
  const refresh = useRefreshAttendance();
  const handle = useCallForm({
    body: deviceCalls.settleUnknown.body,
    initial: { employeeId: null },
    given: ({ employeeId }) => ({
      number: unknown.number,
      employeeId: (employeeId as Linked | null)?.id ?? null,
    }),
    send: async (given) => {
      // to the call nobody means that they go; here someone is to be named
      if (given.employeeId === null) {
        const needed = { path: 'employeeId', code: 'required', values: {} } as const;
        throw new CallRefused(422, '', '', { employeeId: faultSentence(needed, language) });
      }
      return call(deviceCalls.settleUnknown, { body: given as Body });
    },
    onSent: ({ record }) => {
      const { name } = handle.form.getValues().employeeId as Linked;
      notify.success(say(said.given, { count: record.settled, name }));
      void refresh();
      onDone();
    },
    failed: said.failed,
  });
  const { form, wires } = handle;
  return (
    <CallForm
      of={handle}
      labels={{ employeeId: fields.person }}
      submit={said.give}
      hint={say(said.settleHint, { count: unknown.count })}
    >
      <PersonInput
        key={form.key('employeeId')}
        label={fields.person}
        required
        {...wires('employeeId')}
      />
    </CallForm>
  );
}
