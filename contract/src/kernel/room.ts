import type { DecisionKind } from './decisions/decision.ts';
import type { Endpoint } from './endpoint.ts';
import type { Declared, NamedChoices } from './entity.ts';
import type { NoticeKind } from './decisions/notice.ts';
import type { Language, Sentence } from './words/sentence.ts';
import type { Workflow } from './decisions/workflow.ts';

/** What a record is called in sentences that the server makes. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
  readonly counted: Sentence;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: NamedChoices;
}

/** Calls by the record or the subject they belong to. */
export type RoomCalls = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** What a room brings to the contract. All that is made for every room is made from these. */
export interface ContractRoom {
  readonly name: string;
  /** declared records, whose calls are made from them */
  readonly records?: readonly Declared[];
  readonly calls?: RoomCalls;
  readonly notices?: readonly NoticeKind[];
  readonly decisions?: readonly DecisionKind[];
  /** how the states of its records follow each other */
  readonly workflows?: readonly Workflow[];
  /** what it writes into the audit log, besides calls that note themselves and its declared records */
  readonly auditActions?: readonly string[];
  /** of its records, by their names */
  readonly words?: Readonly<Record<Language, Readonly<Record<string, RecordWords>>>>;
}

export const contractRoom = <const Room extends ContractRoom>(room: Room): Room => room;
