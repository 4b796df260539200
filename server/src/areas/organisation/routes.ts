import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { entityRoutes } from '../../entity/routes.ts';
import type { Engine } from '../../entity/engine.ts';
import type { Route } from '../../platform/http/route.ts';

export const organisationRoutes = (engine: Engine): readonly Route[] =>
  organisationRecords.flatMap((record) => entityRoutes(record, engine));
