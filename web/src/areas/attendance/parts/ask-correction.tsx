import type { JudgedDay } from '@muster/contract/attendance/attendance-calls.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { addDays } from '@muster/contract/kernel/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { type Given, useCallForm } from '../../../api/use-call-form.ts';
import { DrawerForm } from '../../../ui/form/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useFresh } from '../queries.ts';
import { useZone } from '../zone.ts';
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
  const { words } = useWords();
  const { own, fields } = words.attendance;
  const zone = useZone();
  const refresh = useFresh();
  const initial = {
    inAt: judged?.inAt ? timeIn(judged.inAt, zone) : '',
    outAt: judged?.outAt ? timeIn(judged.outAt, zone) : '',
    reason: '',
  };
  const [held, setHeld] = useState<Given>(initial);
  const labels = { inAt: fields.inTime, outAt: fields.outTime, reason: own.reason };
  const { form, submit, refused, lastTry, wires } = useCallForm({
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
    onSent: () => {
      notify.success(own.sent);
      void refresh();
      onDone();
    },
    failed: own.sendFailed,
    onHeld: setHeld,
  });
  return (
    <DrawerForm
      submit={own.send}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="att-quiet">{own.correctionHint}</p>
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
        <Textarea
          key={form.key('reason')}
          label={own.reason}
          required
          maxLength={500}
          autosize
          minRows={2}
          {...wires('reason')}
        />
      </div>
    </DrawerForm>
  );
}
