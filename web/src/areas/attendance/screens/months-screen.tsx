import '../attendance.css';
import '../../../ui/page/card.css';
import { attendanceLockCalls } from '@muster/contract/attendance/device-calls.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { Button, Menu } from '@mantine/core';
import { IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { OwnJobCard } from '../../../api/jobs/own-job-card.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { dayPart, showSpan } from '../../../ui/text/day-text.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { CloseMonthForm } from '../closing/close-month-form.tsx';
import { RecomputeForm } from '../closing/recompute-form.tsx';
import { useStartedJob } from '../closing/use-started-job.ts';
import { locksQuery, lockShape, summaryShape, useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

type Lock = Answer<typeof attendanceLockCalls.list>['rows'][number];

/** November 2026 */
function useMonthName() {
  const { language } = useWords();
  return (month: string) => dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

function useColumns(): readonly Column<Lock>[] {
  const { words, language } = useWords();
  const { months, fields } = words.attendance;
  const zone = useZone();
  const nameOf = useMonthName();
  return [
    {
      key: 'month',
      header: fields.month,
      sortable: true,
      place: 'title',
      cell: ({ month }) => nameOf(month),
    },
    {
      key: 'concern',
      header: fields.concern,
      sortable: 'concern',
      place: 'meta',
      cell: ({ concern }) => concern.name,
    },
    {
      key: 'days',
      header: months.days,
      place: 'meta',
      cell: ({ from, until }) => showSpan(from, until, language),
    },
    {
      key: 'figures',
      header: months.figures,
      place: 'meta',
      cell: ({ concern, from, until, isCounted }) =>
        isCounted ? (
          <Link
            to="/admin/attendance/summary"
            search={narrowedTo(summaryShape, { from, until, concern: concern.id })}
          >
            {months.seeFigures}
          </Link>
        ) : (
          <StatusMark tone="running">{months.beingCounted}</StatusMark>
        ),
    },
    { key: 'by', header: months.closedBy, place: 'meta', cell: ({ lockedBy }) => lockedBy },
    {
      key: 'at',
      sortable: 'createdAt',
      header: months.closedAt,
      place: 'meta',
      cell: ({ createdAt }) => showInstant(createdAt, zone, language),
    },
  ];
}

interface OpenMonthProps {
  readonly lock: Lock | undefined;
  readonly onClose: () => void;
}

function OpenMonth({ lock, onClose }: OpenMonthProps) {
  const { words, say } = useWords();
  const { months } = words.attendance;
  const nameOf = useMonthName();
  const refresh = useRefreshAttendance();
  const { shown, forget } = useLingering(lock);
  const opening = useOneAtATime(async ({ concern, month }: Lock) => {
    try {
      await call(attendanceLockCalls.unlock, { params: { concern: concern.id }, query: { month } });
      notify.success(say(months.opened, { month: nameOf(month), concern: concern.name }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? months.openFailed);
    }
    await refresh();
    onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={lock !== undefined}
      title={say(months.openTitle, { month: nameOf(shown.month), concern: shown.concern.name })}
      confirm={months.open}
      isBusy={opening.isBusy}
      onConfirm={() => void opening.start(shown)}
      onCancel={onClose}
      onClosed={forget}
    >
      {months.openHint}
    </ConfirmDialog>
  );
}

type Dialog = 'close' | 'recompute';

interface MonthDialogsProps {
  readonly open: Dialog | undefined;
  readonly onClose: () => void;
  readonly onBegun: (jobId: string) => void;
}

function MonthDialogs({ open, onClose, onBegun }: MonthDialogsProps) {
  const { months } = useWords().words.attendance;
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  return (
    <FormDialog
      key={shown}
      wanted={open !== undefined}
      title={months[shown]}
      onClose={onClose}
      onClosed={forget}
    >
      {shown === 'close' ? (
        <CloseMonthForm onDone={onClose} />
      ) : (
        <RecomputeForm
          onBegun={(jobId) => {
            onBegun(jobId);
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}

/** Months that are closed for pay; and days judged anew in those that are not. */
export function MonthsScreen() {
  const { words } = useWords();
  const { months } = words.attendance;
  const list = useListState(lockShape);
  const answer = useQuery(locksQuery(list.state));
  const mayOpen = useMayCall(attendanceLockCalls.unlock);
  const mayClose = useMayCall(attendanceLockCalls.lock);
  const [dialog, setDialog] = useState<Dialog>();
  const [opening, setOpening] = useState<Lock>();
  const { job, begin } = useStartedJob();
  // what it changed is read again where it is on the screen
  const refresh = useRefreshAttendance();
  const nameOf = useMonthName();
  return (
    <>
      <ListScreen
        name="attendance-locks"
        title={months.title}
        within={{ entity: withinSentence(months.one), entities: withinSentence(months.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={
          <>
            <p className="att-quiet">{months.hint}</p>
            {job && (
              <OwnJobCard
                key={job}
                id={job}
                title={months.recompute}
                said={{
                  waiting: months.begun,
                  running: months.begun,
                  done: months.done,
                  failed: months.failed,
                }}
                onEnd={() => void refresh()}
              />
            )}
          </>
        }
        headActions={
          mayClose && (
            <>
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
                onClick={() => setDialog('recompute')}
              >
                {months.recompute}
              </Button>
              <Button
                leftSection={<IconLock size={16} stroke={1.7} aria-hidden />}
                onClick={() => setDialog('close')}
              >
                {months.close}
              </Button>
            </>
          )
        }
        emptyHint={months.closeHint}
        columns={useColumns()}
        rowId={({ concern, month }) => `${concern.id} ${month}`}
        rowLabel={({ concern, month }) => `${nameOf(month)}, ${concern.name}`}
        onOpen={(lock) => mayOpen && setOpening(lock)}
        onAdd={undefined}
        renderMenu={(lock) =>
          mayOpen && (
            <Menu.Item
              leftSection={<IconLockOpen size={16} stroke={1.7} aria-hidden />}
              onClick={() => afterFocusReturned(() => setOpening(lock))}
            >
              {months.open}
            </Menu.Item>
          )
        }
      />
      <OpenMonth lock={opening} onClose={() => setOpening(undefined)} />
      <MonthDialogs
        open={dialog}
        onClose={() => setDialog(undefined)}
        onBegun={(id) => begin({ job: id })}
      />
    </>
  );
}
