import { deviceCalls, type UnknownNumber } from '@muster/contract/attendance/device-calls.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { Menu } from '@mantine/core';
import { IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords, type Words } from '../../../words/words.ts';
import { DeviceTabs } from '../devices/device-tabs.tsx';
import { SettleForm } from '../requests/settle-form.tsx';
import { unknownQuery, unknownShape, useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

function columnsOf(
  words: Words,
  language: Language,
  zone: string,
): readonly Column<UnknownNumber>[] {
  const { unknown, fields } = words.attendance;
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    {
      key: 'number',
      header: unknown.number,
      sortable: true,
      place: 'title',
      cell: ({ number }) => number,
    },
    {
      key: 'count',
      sortable: true,
      header: unknown.punches,
      place: 'meta',
      align: 'end',
      isNamed: true,
      cell: ({ count }) => new Intl.NumberFormat(language).format(count),
    },
    {
      key: 'first',
      sortable: true,
      header: unknown.first,
      place: 'meta',
      isDeskOnly: true,
      cell: ({ first }) => showInstant(first, zone, language),
    },
    {
      key: 'last',
      sortable: true,
      header: unknown.last,
      place: 'meta',
      isNamed: true,
      cell: ({ last }) => showInstant(last, zone, language),
    },
    {
      key: 'device',
      header: fields.device,
      place: 'meta',
      isBlank: ({ device }) => device === null,
      cell: ({ device }) => device?.name ?? none,
    },
  ];
}

interface AskedProps {
  /** none: closed */
  readonly unknown: UnknownNumber | undefined;
  readonly onClose: () => void;
}

function SettleDialog({ unknown, onClose }: AskedProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(unknown);
  if (!shown) return null;
  const { number } = shown;
  return (
    <FormDialog
      wanted={unknown !== undefined}
      title={say(words.attendance.unknown.settleTitle, { number })}
      onClose={onClose}
      onClosed={forget}
    >
      <SettleForm unknown={shown} onDone={onClose} />
    </FormDialog>
  );
}

function ThrowDialog({ unknown, onClose }: AskedProps) {
  const { words, say } = useWords();
  const { unknown: said } = words.attendance;
  const { shown, forget } = useLingering(unknown);
  const refresh = useRefreshAttendance();
  const gone = useOneAtATime(async (number: string) => {
    try {
      const { record } = await call(deviceCalls.settleUnknown, {
        body: { number, employeeId: null },
      });
      notify.success(say(said.thrown, { count: record.settled }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
    await refresh();
    onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={unknown !== undefined}
      title={say(said.throwTitle, { number: shown.number })}
      confirm={said.throw}
      isBusy={gone.isBusy}
      onConfirm={() => void gone.start(shown.number)}
      onCancel={onClose}
      onClosed={forget}
    >
      {say(said.throwHint, { count: shown.count })}
    </ConfirmDialog>
  );
}

/** Numbers that came and nobody has. */
export function UnknownScreen() {
  const { words, language } = useWords();
  const { unknown } = words.attendance;
  const zone = useZone();
  const maySettle = useMayCall(deviceCalls.settleUnknown);
  const list = useListState(unknownShape);
  const answer = useQuery(unknownQuery(list.state));
  const [settling, setSettling] = useState<UnknownNumber>();
  const [throwing, setThrowing] = useState<UnknownNumber>();
  return (
    <>
      <ListScreen
        name="unknown-punches"
        title={unknown.title}
        within={{ entity: withinSentence(unknown.one), entities: withinSentence(unknown.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<DeviceTabs />}
        emptyHint={unknown.empty}
        columns={columnsOf(words, language, zone)}
        rowId={({ number }) => number}
        rowLabel={({ number }) => number}
        onOpen={(row) => maySettle && setSettling(row)}
        onAdd={undefined}
        renderMenu={(row) =>
          maySettle && (
            <>
              <Menu.Item
                leftSection={<IconUserCheck {...icon} />}
                onClick={() => afterFocusReturned(() => setSettling(row))}
              >
                {unknown.settle}
              </Menu.Item>
              <Menu.Item
                className="menu-bad"
                leftSection={<IconTrash {...icon} />}
                onClick={() => afterFocusReturned(() => setThrowing(row))}
              >
                {unknown.throw}
              </Menu.Item>
            </>
          )
        }
      />
      <SettleDialog unknown={settling} onClose={() => setSettling(undefined)} />
      <ThrowDialog unknown={throwing} onClose={() => setThrowing(undefined)} />
    </>
  );
}
