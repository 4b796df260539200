import { leave } from '@muster/contract/leave/room.ts';
import { on } from '../../platform/events.ts';
import { serverRoom } from '../../wiring/room.ts';
import { plansChanged } from '../calendar/public.ts';
import { askClosedDays, lifeChanged } from '../people/public.ts';
import { handleLeave } from './applications/handle-leave.ts';
import { accrueJob } from './balances/accrue-job.ts';
import { leaveChanged } from './events.ts';
import { feedRoute } from './month/feed-route.ts';
import { askClosedNow } from './deps.ts';
import { leaveListeners } from './recount/leave-listeners.ts';
import { recountJob } from './recount/recount-job.ts';
import { leaveRoutes } from './routes.ts';
import { ownStatement, statements } from './statement/statements.ts';

const tables = [
  'leave_type',
  'leave_type_level',
  'leave_balance',
  'leave_entry',
  'leave_application',
  'leave_day',
  'leave_block',
  'leave_turn',
  'leave_figure',
  'calendar_feed',
] as const;

export const leaveRoom = serverRoom(leave, tables, (services) => {
  const { engine, events, questions, decisions, files, clock } = services;
  const { now, accountName } = engine;
  const tell = events.emitter(leaveChanged);
  const closedDays = questions.asker(askClosedDays);
  const counting = { now, clock, tell, tellDecision: decisions.tell, closedDays };
  const { plans, life } = leaveListeners(counting);
  return {
    routes: leaveRoutes({
      now,
      accountName,
      decisionContext: decisions,
      addressOf: files.addressOf,
      tell,
      closedDays,
      closedNow: questions.asker(askClosedNow),
    }),
    jobs: [accrueJob(now), recountJob(counting)],
    documents: [
      ownStatement({ now, decisionContext: decisions }),
      statements({ now, decisionContext: decisions }),
    ],
    decisions: [handleLeave({ now, clock, tell, closedDays })],
    listeners: [on(plansChanged, plans), on(lifeChanged, life)],
    addresses: (app, db) => feedRoute(app, { db, clock, now }),
  };
});
