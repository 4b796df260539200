import { company } from '@muster/contract/administration/settings.ts';
import { calls, records } from '@muster/contract/registry.ts';
import type { FastifyInstance } from 'fastify';
import { administrationRoutes } from './areas/administration/routes.ts';
import {
  attendanceListeners,
  closedDays,
  findClosed,
  handleCorrection,
  handleDayOff,
  noteZone,
} from './areas/attendance/public.ts';
import { attendanceRoutes } from './areas/attendance/routes.ts';
import { eachPlan } from './areas/calendar/public.ts';
import { calendarRoutes } from './areas/calendar/routes.ts';
import { tellWeekends } from './areas/calendar/tell-weekends.ts';
import { examRoutes } from './areas/exams/routes.ts';
import { accountName, resolveActor } from './areas/identity/actor.ts';
import { endSessionsOfMoved } from './areas/identity/end-sessions-of-moved.ts';
import { endSessionsOfRoleKey } from './areas/identity/end-sessions-of-role-key.ts';
import { keepAnAdmin } from './areas/identity/keep-an-admin.ts';
import { identityRoutes } from './areas/identity/routes.ts';
import { admitWithSecondFactor } from './areas/identity/second-factor-needed.ts';
import { longestRest } from './areas/identity/session-limits.ts';
import { proveSelf } from './areas/identity/prove-self.ts';
import { tellRoleKey } from './areas/identity/tell-role-key.ts';
import { namesOfAccounts } from './areas/identity/store/account-names.ts';
import { viewRoutes } from './areas/identity/views/routes.ts';
import { noticeRoutes } from './areas/inbox/notice-routes.ts';
import { inboxRoutes } from './areas/inbox/routes.ts';
import { handleLeave } from './areas/leave/applications/handle-leave.ts';
import { feedRoute } from './areas/leave/month/feed-route.ts';
import { leaveListeners } from './areas/leave/public.ts';
import { leaveRoutes } from './areas/leave/routes.ts';
import { organisationRoutes } from './areas/organisation/routes.ts';
import { documentRoutes } from './areas/people/documents/routes.ts';
import { batchRoutes } from './areas/people/batches/routes.ts';
import { itemIssueRoutes } from './areas/people/items/routes.ts';
import { personListRoutes } from './areas/people/lists/routes.ts';
import { personPhotoRoutes } from './areas/people/photos/routes.ts';
import { profileRoutes } from './areas/people/profile-routes.ts';
import { eachOf, handleBankChange, handleProfileChange } from './areas/people/public.ts';
import { peopleRoutes } from './areas/people/routes.ts';
import { syncRoutes } from './areas/people/sync/routes.ts';
import { deskOf, moveNoticesOf, overdueBefore, tellOf } from './desk.ts';
import type { Engine } from './entity/engine.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Handle } from './platform/db/transaction.ts';
import { uploadRoute } from './platform/files/arriving/upload-route.ts';
import type { Files } from './platform/files/files.ts';
import { fileRoute } from './platform/files/serving/file-route.ts';
import type { House } from './platform/house.ts';
import { docsRoutes } from './platform/http/docs-routes.ts';
import { healthRoutes } from './platform/http/health.ts';
import { roomToWrite } from './platform/http/room-to-write.ts';
import { guard, mount } from './platform/http/mount.ts';
import { pages } from './platform/http/pages.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { newServer } from './platform/http/server.ts';
import type { Observer } from './platform/http/when-over.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { dashboardRoutes } from './areas/dashboard/routes.ts';
import { metricsRoute } from './platform/metrics/metrics-route.ts';
import type { Settings } from './platform/settings/settings.ts';

export interface Parts {
  readonly database: Pick<Database, 'db' | 'reports' | 'ping' | 'load'>;
  readonly clock: Clock;
  readonly house: House;
  readonly settings: Settings;
  readonly files: Files;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** behind TLS, as the public address says */
  readonly secure: boolean;
  readonly bodyPatience?: number;
  readonly pagesFolder: string;
  readonly stopping: () => boolean;
  readonly observers?: readonly Observer[];
  readonly metrics?: Metrics;
  readonly metricsToken?: string;
}

/** The whole product over its parts, not yet listening: tests inject requests into the same thing. */
export function buildApp(parts: Parts): FastifyInstance {
  const { database, clock, house, settings, files } = parts;
  const room = roomToWrite(database.db, clock);
  const app = newServer({ ...parts, observers: [...(parts.observers ?? []), room.observer] });
  const platform = {
    db: database.db,
    reports: database.reports,
    clock,
    house,
    settings,
    resolveActor,
    admit: admitWithSecondFactor,
    longestRest,
  };
  securityHeaders(app, parts.secure);
  guard(app, platform);
  healthRoutes(app, {
    ping: () => database.ping(),
    hasRoom: () => room.has(),
    stopping: parts.stopping,
  });
  docsRoutes(app, calls);
  if (parts.metrics) metricsRoute(app, parts.metrics, { ...parts, token: parts.metricsToken });
  const entities = new Map(records.map(({ entity }) => [entity.name, entity]));
  const zone = async (db: Handle, concernId?: string | null) =>
    (await settings.read(db, clock.now())).of(company.settings.zone, concernId);
  const engine: Engine = {
    zone,
    accountName,
    records: entities,
    prove: proveSelf,
    saved: async (...saved) => {
      await endSessionsOfRoleKey(...saved);
      await tellRoleKey(...saved);
    },
  };
  const heard = attendanceListeners(clock);
  const { addressOf } = files;
  const counted = leaveListeners({
    zone,
    clock,
    tell: heard.leave,
    tellDecision: tellOf(parts),
    closedDays,
  });
  const lived = eachOf(
    keepAnAdmin,
    endSessionsOfMoved,
    counted.life,
    heard.life,
    moveNoticesOf(parts),
  );
  const planned = eachPlan(counted.plans, heard.plans);
  const people = { zone, accountName, accountNames: namesOfAccounts, tell: lived, addressOf };
  const calendar = { zone, accountName, tell: planned };
  const handled = [
    handleProfileChange({ zone, accountName }),
    handleBankChange,
    handleLeave({ zone, clock, tell: heard.leave, closedDays }),
    handleCorrection(clock, settings),
    handleDayOff(clock, planned),
  ];
  const desk = deskOf(handled, { clock, settings });
  const leave = {
    zone,
    accountName,
    desk,
    addressOf,
    tell: heard.leave,
    closedDays,
    closedNow: findClosed,
  };
  mount(app, platform, [
    ...identityRoutes(engine, addressOf),
    ...viewRoutes({ ...engine, ruleOf: (list) => calls[list]?.list?.access }),
    ...organisationRoutes(engine),
    ...peopleRoutes({ ...people, closedDays }),
    ...batchRoutes(people),
    ...syncRoutes(people),
    ...personListRoutes(people),
    ...itemIssueRoutes,
    ...personPhotoRoutes(addressOf),
    ...documentRoutes(people),
    ...profileRoutes({ ...people, desk, proveSelf }),
    ...calendarRoutes(calendar),
    ...leaveRoutes(leave),
    ...attendanceRoutes({ zone, accountName, desk }),
    ...inboxRoutes({
      desk,
      overdueBefore: overdueBefore(parts),
      faceOf: (photo) => addressOf(photo, clock.now()),
    }),
    ...noticeRoutes,
    ...examRoutes(engine),
    ...dashboardRoutes,
    ...administrationRoutes({
      accountName,
      zone,
      records: entities,
      saved: async (tx, keys, concernId) => {
        await tellWeekends(clock, calendar)(tx, keys, concernId);
        await noteZone(clock)(tx, keys, concernId);
      },
    }),
  ]);
  const fileParts = { db: database.db, clock, files };
  uploadRoute(app, fileParts);
  fileRoute(app, fileParts);
  feedRoute(app, { db: database.db, clock, zone });
  pages(app, parts.pagesFolder);
  return app;
}
