import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useWords } from '../../../words/words.ts';
import { DayRefused } from './day-refused.tsx';
import { ReasonInput } from './reason-input.tsx';
import { useAsk } from './use-ask.ts';

interface AskDayOffProps {
  readonly day: string;
  readonly onDone: () => void;
}

type Body = Input<typeof timeRequestCalls.dayOff>['body'];

/** Free on a day of work, at work on a free one instead. */
export function AskDayOff({ day, onDone }: AskDayOffProps) {
  const { own } = useWords().words.attendance;
  const ask = useAsk({
    body: timeRequestCalls.dayOff.body,
    initial: { day, instead: null, reason: '' },
    given: ({ instead, reason }) => ({ day, instead, reason }),
    // checked by the body's own schema
    send: (given) => call(timeRequestCalls.dayOff, { body: given as Body }),
    onDone,
  });
  return (
    <CallForm
      of={ask}
      labels={{ instead: own.instead, reason: own.reason }}
      submit={own.send}
      hint={own.dayOffHint}
    >
      <DayRefused of={ask} />
      <div className="form-grid">
        <DayInput key={ask.form.key('instead')} label={own.instead} {...ask.wires('instead')} />
        <ReasonInput of={ask} />
      </div>
    </CallForm>
  );
}
