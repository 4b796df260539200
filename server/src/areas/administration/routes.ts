import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownJobRoutes } from '../../platform/jobs/own-job-routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { SettingsReader } from './settings/save-settings.ts';

interface Wired extends SettingsReader {
  readonly records: ReadonlyMap<string, Entity>;
  readonly addressOf: FileAddress;
}

export const administrationRoutes = (wired: Wired): readonly Route[] => [
  ...jobRoutes,
  ...ownJobRoutes(wired.addressOf),
  ...mailRoutes(wired.now),
  ...settingsRoutes(wired),
  ...auditRoutes(wired),
];
