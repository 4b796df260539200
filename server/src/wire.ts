import { calls, decisionKinds, records } from '@muster/contract/registry.ts';
import { accountName, actorOfAccount } from './areas/identity/actor.ts';
import { proveSelf } from './areas/identity/login/prove-self.ts';
import { findLetterheads } from './areas/organisation/public.ts';
import { decisionContextOf } from './decision-wiring.ts';
import { type Engine, recordSaved } from './entity/engine.ts';
import type { Handle } from './platform/db/transaction.ts';
import type { DecisionHandler } from './platform/decisions/decision-context.ts';
import { documentRoute } from './platform/documents/ask-document.ts';
import { directDocumentRoute } from './platform/documents/direct-document.ts';
import { documentJobs } from './platform/documents/document-jobs.ts';
import { newPress } from './platform/documents/press.ts';
import { Events } from './platform/events.ts';
import type { Route } from './platform/http/route.ts';
import type { Job } from './platform/jobs/job.ts';
import { readNow } from './platform/now.ts';
import { Questions } from './platform/questions.ts';
import { rooms } from './rooms.ts';
import type { RoomParts } from './wiring/room.ts';
import type { ServiceOptions, Services } from './wiring/services.ts';

export interface Wired extends Services {
  readonly routes: readonly Route[];
  readonly jobs: readonly Job[];
  readonly addresses: readonly NonNullable<RoomParts['addresses']>[];
  readonly demo: readonly NonNullable<RoomParts['demo']>[];
}

/** The rooms of the house, each with what it needs and with each other: the only place that does it. */
export function wire(given: ServiceOptions): Wired {
  const { clock, settings } = given;
  const events = new Events();
  const questions = new Questions();
  const handlers = new Map<string, DecisionHandler>();
  const engine: Engine = {
    now: readNow(settings),
    accountName,
    records: new Map(records.map(({ entity }) => [entity.name, entity])),
    prove: proveSelf,
    saved: events.emitter(recordSaved),
  };
  const services: Services = {
    ...given,
    engine,
    events,
    questions,
    decisions: decisionContextOf(handlers, { clock, settings, events }),
    decisionKinds,
    listOf: (name) => calls[name]?.list,
  };
  const brought = rooms.map((room) => room.bring(services));
  for (const { listeners = [], answers = [], decisions = [] } of brought) {
    for (const listening of listeners) events.add(listening);
    for (const answer of answers) questions.add(answer);
    for (const handled of decisions) handlers.set(handled.kind.name, handled);
  }
  const documents = brought.flatMap((room) => room.documents ?? []);
  const printing = {
    press: newPress(),
    findLetterheads: (db: Handle, ids: readonly (string | null)[]) =>
      findLetterheads(db, ids, { settings, store: given.files.store }, clock.now()),
  };
  const making = documentJobs({
    ...printing,
    kinds: new Map(documents.map((kind) => [kind.call.name, kind])),
    settings,
    files: given.files,
    findAccount: actorOfAccount,
  });
  const direct = brought.flatMap(({ directDocuments = [] }) => directDocuments);
  return {
    ...services,
    routes: [
      ...brought.flatMap(({ routes = [] }) => routes),
      ...documents.map(documentRoute),
      ...direct.map((kind) => directDocumentRoute(kind, printing)),
    ],
    jobs: [...brought.flatMap(({ jobs = [] }) => jobs), ...making],
    addresses: brought.flatMap(({ addresses }) => addresses ?? []),
    demo: brought.flatMap(({ demo }) => demo ?? []),
  };
}
