import { type Device, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconKey, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { deviceColumns } from '../devices/device-columns.tsx';
import { DeviceForm } from '../devices/device-form.tsx';
import { DeviceKey } from '../devices/device-key.tsx';
import { DeviceTabs } from '../devices/device-tabs.tsx';
import { deviceShape, devicesQuery, useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Changes of one device that need no form. */
function useDeviceChange() {
  const { words } = useWords();
  const refresh = useRefreshAttendance();
  return useOneAtATime(
    async (
      { id, version }: Device,
      change: { readonly active: boolean } | { readonly newKey: true },
      onDone: (key: string | null) => void,
    ) => {
      try {
        const { key } = await call(deviceCalls.change, {
          params: { id },
          body: { ...change, version },
        });
        onDone(key);
      } catch (error) {
        notify.error(sentenceOf(error, words) ?? words.attendance.devices.failed);
      }
      await refresh();
    },
  );
}

interface DeviceActionsProps {
  readonly device: Device;
  readonly onEdit: () => void;
  readonly onNewKey: () => void;
}

function DeviceActions({ device, onEdit, onNewKey }: DeviceActionsProps) {
  const { words, say } = useWords();
  const { devices } = words.attendance;
  const change = useDeviceChange();
  const { active, name } = device;
  const turn = () =>
    change.start(device, { active: !active }, () =>
      notify.success(say(active ? devices.switchedOff : devices.switchedOn, { name })),
    );
  return (
    <>
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => afterFocusReturned(onEdit)}>
        {devices.rename}
      </Menu.Item>
      <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => afterFocusReturned(onNewKey)}>
        {devices.newKey}
      </Menu.Item>
      <Menu.Item
        leftSection={active ? <IconCircleOff {...icon} /> : <IconCircleCheck {...icon} />}
        onClick={() => void turn()}
      >
        {active ? devices.off : devices.on}
      </Menu.Item>
    </>
  );
}

interface KeyShown {
  readonly name: string;
  readonly key: string;
}

interface DeviceDrawerProps {
  readonly open: string | undefined;
  readonly devices: readonly Device[];
  readonly shownKey: KeyShown | undefined;
  readonly onKey: (key: KeyShown) => void;
  readonly onClose: () => void;
}

/** The form, and after it the key of a new one. */
function DeviceDrawer({ open, devices: rows, shownKey, onKey, onClose }: DeviceDrawerProps) {
  const { words, say } = useWords();
  const { devices } = words.attendance;
  const wanted = open ?? (shownKey && 'key');
  const { shown, forget } = useLingering(wanted);
  const lastKey = useLingering(shownKey);
  if (!shown) return null;
  const device = rows.find(({ id }) => id === shown);
  const verb = shown === newRecord ? words.act.add : words.act.edit;
  const key = lastKey.shown;
  const title = key
    ? say(devices.keyTitle, { name: key.name })
    : say(verb, { entity: withinSentence(devices.one) });
  return (
    <FormDrawer
      wanted={wanted !== undefined}
      title={title}
      onClose={onClose}
      onClosed={() => {
        forget();
        lastKey.forget();
      }}
    >
      {key ? (
        <DeviceKey value={key.key} />
      ) : (
        <DeviceForm
          key={shown}
          device={device}
          onSaved={({ name }, made) => (made ? onKey({ name, key: made }) : onClose())}
        />
      )}
    </FormDrawer>
  );
}

/** What sends punches: added with a key that is shown once, switched off when it is gone. */
export function DevicesScreen() {
  const { words, say, language } = useWords();
  const { devices } = words.attendance;
  const zone = useZone();
  const mayChange = useMayCall(deviceCalls.change);
  const list = useListState(deviceShape);
  const answer = useQuery(devicesQuery(list.state));
  const [shownKey, setShownKey] = useState<KeyShown>();
  const [renewing, setRenewing] = useState<Device>();
  const asked = useLingering(renewing);
  const change = useDeviceChange();
  const renew = (device: Device) =>
    change.start(device, { newKey: true }, (key) => {
      setRenewing(undefined);
      if (key) setShownKey({ name: device.name, key });
    });
  return (
    <>
      <ListScreen
        name="attendance-devices"
        title={devices.title}
        within={{ entity: withinSentence(devices.one), entities: withinSentence(devices.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<DeviceTabs />}
        emptyHint={devices.emptyHint}
        columns={deviceColumns(words, language, zone)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        {...(mayChange ? list.openingById : { onOpen: () => undefined })}
        onAdd={mayChange ? () => list.open(newRecord) : undefined}
        renderMenu={(device) =>
          mayChange && (
            <DeviceActions
              device={device}
              onEdit={() => list.open(device.id)}
              onNewKey={() => setRenewing(device)}
            />
          )
        }
      />
      <DeviceDrawer
        open={mayChange ? list.state.open : undefined}
        devices={answer.data?.rows ?? []}
        shownKey={shownKey}
        onKey={setShownKey}
        onClose={() => {
          setShownKey(undefined);
          if (list.state.open) list.close();
        }}
      />
      {asked.shown && (
        <ConfirmDialog
          opened={renewing !== undefined}
          title={say(devices.newKeyTitle, { name: asked.shown.name })}
          confirm={devices.newKey}
          isBusy={change.isBusy}
          onConfirm={() => renewing && void renew(renewing)}
          onCancel={() => setRenewing(undefined)}
          onClosed={asked.forget}
        >
          {devices.newKeyHint}
        </ConfirmDialog>
      )}
    </>
  );
}
