import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { logState } from '../../../platform/audit/log-state.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { exportEntries } from './export-entries.ts';
import { listAuditEntries } from './list-entries.ts';
import { openEntry } from './open-entry.ts';
import { verifyLog } from './verify-log.ts';

interface Wired {
  readonly now: ReadNow;
  readonly records: ReadonlyMap<string, Entity>;
}

export const auditRoutes = ({ now, records }: Wired): readonly Route[] => [
  route(auditCalls.list, { tx: false }, ({ input, ...call }) =>
    listAuditEntries(call, input.query, now),
  ),
  route(auditCalls.export, { tx: false }, ({ input, ...call }) =>
    exportEntries(call, input.query, now),
  ),
  route(auditCalls.state, { tx: false }, ({ db }) => logState(db)),
  route(auditCalls.read, { tx: true }, ({ input, ...call }) =>
    openEntry(call, input.params.id, records),
  ),
  route(auditCalls.verify, { tx: false }, ({ input, ...call }) => verifyLog(call, input.body.from)),
];
