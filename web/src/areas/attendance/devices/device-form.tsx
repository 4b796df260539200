import { type Device, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { TextInput } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { useRefreshAttendance } from '../queries.ts';

interface DeviceFormProps {
  /** none for a new one */
  readonly device: Device | undefined;
  /** with the key of a new one */
  readonly onSaved: (device: Device, key: string | null) => void;
}

type Body = Input<typeof deviceCalls.create>['body'];

/** Checked by the very schema of the calls. */
const save = (device: Device | undefined, given: FormValues) =>
  device
    ? call(deviceCalls.change, {
        params: { id: device.id },
        body: { ...given, version: device.version },
      })
    : call(deviceCalls.create, { body: given as Body });

export function DeviceForm({ device, onSaved }: DeviceFormProps) {
  const { words, say } = useWords();
  const { devices } = words.attendance;
  const refresh = useRefreshAttendance();
  const labels = { name: devices.name, locationId: devices.location };
  const handle = useCallForm({
    body: deviceCalls.create.body,
    initial: { name: device?.name ?? '', locationId: device?.locationId ?? null },
    given: ({ name, locationId }) => ({
      name,
      locationId: (locationId as Linked | null)?.id ?? null,
    }),
    send: (given) => save(device, given),
    onSent: ({ record, key }) => {
      // a new one is told by its key
      if (device) notify.success(say(words.said.updated, { entity: devices.one }));
      void refresh();
      onSaved(record, key);
    },
    failed: devices.failed,
  });
  const add = say(words.act.add, { entity: withinSentence(devices.one) });
  const { form, wires } = handle;
  return (
    <CallForm of={handle} labels={labels} submit={device ? words.act.save : add}>
      <div className="form-grid">
        <TextInput
          key={form.key('name')}
          label={devices.name}
          required
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...wires('name')}
        />
        <LinkInput
          key={form.key('locationId')}
          to={places.location}
          label={devices.location}
          {...wires('locationId')}
        />
      </div>
    </CallForm>
  );
}
