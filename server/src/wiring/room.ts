import type { FastifyInstance } from 'fastify';
import type { DB } from '../platform/db/rows.generated.ts';
import type { Db, Tx } from '../platform/db/transaction.ts';
import type { DecisionHandler } from '../platform/decisions/decision-context.ts';
import type { DirectDocument } from '../platform/documents/direct-document.ts';
import type { DocumentKind } from '../platform/documents/document-kind.ts';
import type { Listening } from '../platform/events.ts';
import type { Route } from '../platform/http/route.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { QuestionAnswer } from '../platform/questions.ts';
import type { DemoCompany } from './demo-company.ts';
import type { Services } from './services.ts';

/** What a room brings to the server. */
export interface RoomParts {
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job[];
  /** what it prints, each with the call that asks for it */
  readonly documents?: readonly DocumentKind[];
  /** what it prints while its asker waits, of one subject */
  readonly directDocuments?: readonly DirectDocument[];
  /** what a yes or a no does, of each kind of decision of the room */
  readonly decisions?: readonly DecisionHandler[];
  readonly listeners?: readonly Listening[];
  /** to what earlier rooms ask */
  readonly answers?: readonly QuestionAnswer[];
  /** its part of the demo company */
  readonly demo?: (tx: Tx, company: DemoCompany) => Promise<void>;
  /** addresses that are not calls, such as a feed of a calendar */
  readonly addresses?: (app: FastifyInstance, db: Db) => void;
}

type Table = keyof DB;

export interface ServerRoom {
  readonly name: string;
  /** written by hand, by this room alone; those of declared records are not named */
  readonly tables: readonly Table[];
  readonly bring: (services: Services) => RoomParts;
}

export const serverRoom = (
  { name }: { readonly name: string },
  tables: readonly Table[],
  bring: ServerRoom['bring'],
): ServerRoom => ({ name, tables, bring });
