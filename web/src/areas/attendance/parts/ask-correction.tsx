import type { JudgedDay } from '@muster/contract/attendance/attendance-calls.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { addDays } from '@muster/contract/kernel/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import type { Given } from '../../../api/use-call-form.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../zone.ts';
import { ReasonInput } from './reason-input.tsx';
import { useAsk } from './use-ask.ts';
import { instantIn, timeIn } from './wall-time.ts';

interface AskProps {
  readonly day: string;
  readonly judged: JudgedDay | undefined;
  readonly onDone: () => void;
}

type Body = Input<typeof timeRequestCalls.correct>['body'];

/** Who goes at an earlier hour than they came went on the day after. */
const isNextDay = ({ inAt, outAt }: Given): boolean =>
  typeof inAt === 'string' && typeof outAt === 'string' && outAt !== '' && outAt <= inAt;

/** When one really came and went. */
export function AskCorrection({ day, judged, onDone }: AskProps) {
  const { own, fields } = useWords().words.attendance;
  const zone = useZone();
  const initial = {
    inAt: judged?.inAt ? timeIn(judged.inAt, zone) : '',
    outAt: judged?.outAt ? timeIn(judged.outAt, zone) : '',
    reason: '',
  };
  const [held, setHeld] = useState<Given>(initial);
  const ask = useAsk({
    body: timeRequestCalls.correct.body,
    initial,
    given: (now) => ({
      day,
      inAt: instantIn(day, String(now.inAt), zone),
      outAt: instantIn(isNextDay(now) ? addDays(day, 1) : day, String(now.outAt), zone),
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
      <div className="form-grid">
        <div data-half>
          <TextInput
            key={form.key('inAt')}
            type="time"
            label={fields.inTime}
            data-autofocus
            {...wires('inAt')}
          />
        </div>
        <div data-half>
          <TextInput
            key={form.key('outAt')}
            type="time"
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
