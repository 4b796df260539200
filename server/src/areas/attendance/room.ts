import { attendance } from '@muster/contract/attendance/room.ts';
import { on } from '../../platform/events.ts';
import { answer } from '../../platform/questions.ts';
import { settingsSaved } from '../../platform/settings/settings-saved.ts';
import { serverRoom } from '../../wiring/room.ts';
import { plansChanged } from '../calendar/public.ts';
import { askClosedNow, leaveChanged } from '../leave/public.ts';
import { askClosedDays, lifeChanged } from '../people/public.ts';
import { entryJob } from './entries/entry-job.ts';
import { figuresJob } from './closing/figures-job.ts';
import { keepClosedDays } from './closing/keep-closed-days.ts';
import { importJob } from './imports/import-job.ts';
import { keepUpJob } from './judging/keep-up-job.ts';
import { closedDays, findClosed } from './closing/locks.ts';
import { attendanceListeners, noteZone } from './judging/note-changed.ts';
import { monthDocuments, ownMonthDocument } from './month-document/month-documents.ts';
import { recomputeJob } from './judging/recompute-job.ts';
import { handleCorrection, handleDayOff } from './requests/handle-time.ts';
import { askRefuseReopening } from './questions.ts';
import { attendanceRoutes } from './routes.ts';

const tables = [
  'closing_turn',
  'attendance_device',
  'punch',
  'unknown_punch',
  'given_number',
  'punch_import',
  'attendance_day',
  'attendance_horizon',
  'attendance_lock',
  'attendance_figure',
  'punch_entry',
  'punch_entry_row',
  'stale_day',
  'late_waiver',
] as const;

export const attendanceRoom = serverRoom(attendance, tables, (services) => {
  const {
    engine,
    events,
    questions,
    decisions,
    files,
    clock,
    settings,
    givesWay = false,
  } = services;
  const refuseReopening = questions.asker(askRefuseReopening);
  const { now, accountName } = engine;
  const { plans, leave, life } = attendanceListeners(clock);
  return {
    routes: attendanceRoutes({ now, accountName, decisionContext: decisions, refuseReopening }),
    jobs: [
      keepUpJob(settings, { givesWay }),
      recomputeJob(settings, { givesWay }),
      figuresJob(settings, { givesWay }),
      importJob(settings, files.store),
      entryJob({ settings, accountName, givesWay }),
    ],
    documents: [ownMonthDocument(), monthDocuments()],
    decisions: [
      handleCorrection(clock, settings),
      handleDayOff(clock, events.emitter(plansChanged)),
    ],
    listeners: [
      on(plansChanged, plans),
      on(leaveChanged, leave),
      on(lifeChanged, keepClosedDays),
      on(lifeChanged, life),
      on(settingsSaved, noteZone(clock)),
    ],
    answers: [answer(askClosedDays, closedDays), answer(askClosedNow, findClosed)],
  };
});
