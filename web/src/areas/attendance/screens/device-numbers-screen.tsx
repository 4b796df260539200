import { deviceCalls, type DeviceNumber } from '@muster/contract/attendance/device-calls.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { Menu } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords, type Words } from '../../../words/words.ts';
import { DeviceTabs } from '../devices/device-tabs.tsx';
import { givenQuery, givenShape, useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

function columnsOf(
  words: Words,
  language: Language,
  zone: string,
): readonly Column<DeviceNumber>[] {
  const { given, unknown, fields } = words.attendance;
  return [
    {
      key: 'number',
      header: unknown.number,
      sortable: true,
      place: 'title',
      cell: ({ number }) => number,
    },
    {
      key: 'person',
      header: given.person,
      sortable: 'name',
      place: 'meta',
      cell: ({ employee }) => employee.name,
    },
    {
      key: 'device',
      header: fields.device,
      place: 'meta',
      cell: ({ device }) => device?.name ?? given.inFiles,
    },
    {
      key: 'since',
      sortable: 'createdAt',
      header: given.since,
      place: 'meta',
      cell: ({ createdAt }) => showInstant(createdAt, zone, language),
    },
  ];
}

interface RemoveProps {
  /** none: closed */
  readonly given: DeviceNumber | undefined;
  readonly onClose: () => void;
}

function RemoveDialog({ given, onClose }: RemoveProps) {
  const { words, say } = useWords();
  const { given: said } = words.attendance;
  const { shown, forget } = useLingering(given);
  const refresh = useRefreshAttendance();
  const gone = useOneAtATime(async ({ id, number }: DeviceNumber) => {
    try {
      await call(deviceCalls.removeGiven, { params: { id } });
      notify.success(say(said.removed, { number }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
    await refresh();
    onClose();
  });
  if (!shown) return null;
  const { number, employee } = shown;
  return (
    <ConfirmDialog
      opened={given !== undefined}
      title={say(said.removeTitle, { number, name: employee.name })}
      confirm={said.remove}
      isBusy={gone.isBusy}
      onConfirm={() => void gone.start(shown)}
      onCancel={onClose}
      onClosed={forget}
    >
      {said.removeHint}
    </ConfirmDialog>
  );
}

/** Numbers of which someone said whose they are. */
export function DeviceNumbersScreen() {
  const { words, language } = useWords();
  const { given } = words.attendance;
  const zone = useZone();
  const mayRemove = useMayCall(deviceCalls.removeGiven);
  const list = useListState(givenShape);
  const answer = useQuery(givenQuery(list.state));
  const [removing, setRemoving] = useState<DeviceNumber>();
  return (
    <>
      <ListScreen
        name="given-numbers"
        title={given.title}
        within={{ entity: withinSentence(given.one), entities: withinSentence(given.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<DeviceTabs />}
        emptyHint={given.empty}
        columns={columnsOf(words, language, zone)}
        rowId={({ id }) => id}
        rowLabel={({ number }) => number}
        onOpen={(row) => mayRemove && setRemoving(row)}
        onAdd={undefined}
        renderMenu={(row) =>
          mayRemove && (
            <Menu.Item
              className="menu-bad"
              leftSection={<IconUserX size={16} stroke={1.7} aria-hidden />}
              onClick={() => afterFocusReturned(() => setRemoving(row))}
            >
              {given.remove}
            </Menu.Item>
          )
        }
      />
      <RemoveDialog given={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}
