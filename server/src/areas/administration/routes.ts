import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { AccountName, ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Route } from '../../platform/http/route.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { settingsRoutes } from './settings/routes.ts';

interface Wired {
  readonly accountName: AccountName;
  readonly zone: ZoneNow;
  readonly records: ReadonlyMap<string, Entity>;
}

export const administrationRoutes = (wired: Wired): readonly Route[] => [
  ...jobRoutes,
  ...mailRoutes(wired.zone),
  ...settingsRoutes(wired),
  ...auditRoutes(wired),
];
