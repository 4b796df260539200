import { examRecords } from '@muster/contract/exams/question-bank.ts';
import type { Engine } from '../../entity/engine.ts';
import { entityRoutes } from '../../entity/routes.ts';
import type { Route } from '../../platform/http/route.ts';

export const examRoutes = (engine: Engine): readonly Route[] =>
  examRecords.flatMap((record) => entityRoutes(record, engine));
