import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Textarea } from '@mantine/core';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { DrawerForm } from '../../../ui/form/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useFresh } from '../queries.ts';

interface AskDayOffProps {
  readonly day: string;
  readonly onDone: () => void;
}

type Body = Input<typeof timeRequestCalls.dayOff>['body'];

/** Free on a day of work, at work on a free one instead. */
export function AskDayOff({ day, onDone }: AskDayOffProps) {
  const { words } = useWords();
  const { own, fields } = words.attendance;
  const refresh = useFresh();
  const labels = { day: fields.day, instead: own.instead, reason: own.reason };
  const { form, submit, refused, lastTry, wires } = useCallForm({
    body: timeRequestCalls.dayOff.body,
    initial: { day, instead: null, reason: '' },
    given: ({ instead, reason }) => ({ day, instead, reason }),
    // checked by the body's own schema
    send: (given) => call(timeRequestCalls.dayOff, { body: given as Body }),
    onSent: () => {
      notify.success(own.sent);
      void refresh();
      onDone();
    },
    failed: own.sendFailed,
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
      <p className="att-quiet">{own.dayOffHint}</p>
      <div className="form-grid">
        <DayInput key={form.key('day')} label={fields.day} readOnly {...wires('day')} />
        <DayInput key={form.key('instead')} label={own.instead} {...wires('instead')} />
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
