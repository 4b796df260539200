import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { Engine } from '../entity/engine.ts';
import type { Clock } from '../platform/clock.ts';
import type { DecisionContext } from '../platform/decisions/decision-context.ts';
import type { Events } from '../platform/events.ts';
import type { Files } from '../platform/files/files.ts';
import type { Questions } from '../platform/questions.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What a process gives to its rooms. */
export interface ServiceOptions {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly files: Pick<Files, 'store' | 'arriving' | 'addressOf'>;
  readonly publicUrl: () => string;
  /** on the one connection of the embedded database: long work leaves room between its steps */
  readonly givesWay?: boolean;
}

/** All that a room is made of besides itself. */
export interface Services extends ServiceOptions {
  readonly engine: Engine;
  readonly decisions: DecisionContext;
  readonly decisionKinds: readonly DecisionKind[];
  readonly events: Events;
  readonly questions: Questions;
  /** the call that lists a record or a subject, by its name */
  readonly listOf: (name: string) => Endpoint | undefined;
}
