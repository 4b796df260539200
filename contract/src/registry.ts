import { readingNames } from './kernel/endpoint.ts';
import type { DecisionKind } from './kernel/decisions/decision.ts';
import type { Declared } from './kernel/entity.ts';
import type { RoomCalls } from './kernel/room.ts';
import type { Workflow } from './kernel/decisions/workflow.ts';
import { rooms } from './rooms.ts';

/** All declared records of all rooms. */
export const records: readonly Declared[] = rooms.flatMap((room) => room.records ?? []);

/** All calls, by the record or the subject they belong to. */
export const calls: RoomCalls = Object.fromEntries(
  rooms.flatMap((room) => [
    ...(room.records ?? []).map((record) => [record.entity.name, record.calls] as const),
    ...Object.entries(room.calls ?? {}),
  ]),
);

/** All that waits for a yes anywhere in the house. */
export const decisionKinds: readonly DecisionKind[] = rooms.flatMap((room) => room.decisions ?? []);

/** All records that go from state to state. */
export const workflows: readonly Workflow[] = rooms.flatMap((room) => room.workflows ?? []);

/** All that is written into the audit log: by hand, by calls that note themselves, by declared records. */
export const auditActions: readonly string[] = [
  ...rooms.flatMap((room) => room.auditActions ?? []),
  ...Object.values(calls).flatMap((group) => Object.values(group).flatMap(readingNames)),
  ...records.flatMap(({ entity }) =>
    ['create', 'change', 'remove'].map((verb) => `${entity.name}.${verb}`),
  ),
];
