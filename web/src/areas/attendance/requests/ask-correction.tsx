import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import type { FormValues } from '../../../api/use-call-form.ts';
import { TimeInput } from '../../../ui/form/days/time-input.tsx';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';
import { DayRefused } from './day-refused.tsx';
import { ReasonInput } from './reason-input.tsx';
import { useAsk } from './use-ask.ts';
import { instantIn, isTime, timeIn } from '../day/wall-time.ts';

interface AskProps {
  readonly day: string;
  readonly judged: JudgedDay | undefined;
  readonly onDone: () => void;
}

type Body = Input<typeof timeRequestCalls.correct>['body'];

/** Who goes at an earlier hour than they came went on the day after. */
const isNextDay = ({ inAt, outAt }: FormValues): boolean =>
  isTime(inAt) && isTime(outAt) && outAt <= inAt;

/** None where nothing is given; what is no time stays, for the contract to refuse. */
const instantOf = (day: string, held: unknown, zone: string): unknown =>
  isTime(held) ? instantIn(day, held, zone) : held || null;

/** When one really came and went. */
export function AskCorrection({ day, judged, onDone }: AskProps) {
  const { own, fields } = useWords().words.attendance;
  const zone = useZone();
  const initial = {
    day,
    inAt: judged?.inAt ? timeIn(judged.inAt, zone) : '',
    outAt: judged?.outAt ? timeIn(judged.outAt, zone) : '',
    reason: '',
  };
  const [held, setHeld] = useState<FormValues>(initial);
  const ask = useAsk({
    body: timeRequestCalls.correct.body,
    initial,
    given: (now) => ({
      day,
      inAt: instantOf(day, now.inAt, zone),
      outAt: instantOf(isNextDay(now) ? addDays(day, 1) : day, now.outAt, zone),
      reason: now.reason,
    }),
    // checked by the body's own schema
    send: (given) => call(timeRequestCalls.correct, { body: given as Body }),
    onHeld: setHeld,
    onDone,
  });
  const { form, wires } = ask;
  return (
    <CallForm
      of={ask}
      labels={{ inAt: fields.inTime, outAt: fields.outTime, reason: own.reason }}
      submit={own.send}
      hint={own.correctionHint}
    >
      <DayRefused of={ask} />
      <div className="form-grid">
        <div data-half>
          <TimeInput key={form.key('inAt')} label={fields.inTime} {...wires('inAt')} />
        </div>
        <div data-half>
          <TimeInput
            key={form.key('outAt')}
            label={fields.outTime}
            description={isNextDay(held) ? own.nextDay : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...wires('outAt')}
          />
        </div>
        <ReasonInput of={ask} />
      </div>
    </CallForm>
  );
}
