import { type AccessRule, type Capacity, scopesOf } from './access/actor.ts';
import type { Listing } from './listing.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The structural minimum of a zod schema: the checker is far slower against the class itself. */
export interface Schema {
  _zod: { input: unknown; output: unknown };
}

/** An answer that is a file, not JSON: of one of these types. */
export interface FileAnswer {
  readonly file: readonly string[];
}

/** What a use case hands back for such an answer. */
export interface SentFile {
  readonly type: string;
  readonly content: string | Uint8Array;
  /** how many it tells of */
  readonly rows?: number;
}

/** Of what is read of other people: what the audit log is to say besides who, when and by which filters. */
export interface NotedReading {
  /** the table that the id of the address is of, where that is no person */
  readonly of?: string;
  /** its column with the person whose it is; none: it is of many */
  readonly person?: string;
  /** one opening is several calls: this is the name of all of them */
  readonly as?: string;
  /** a list that is asked for one person alone is read under this name */
  readonly asOne?: string;
  /** its entry is written where it is made, with more than the call itself tells */
  readonly isWritten?: true;
}

export interface Endpoint {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** below /api/v1, Express style: /designation/:id */
  readonly path: string;
  readonly access: AccessRule;
  /** of all concerns together: an account that is limited to some is refused */
  readonly ofGroup?: boolean;
  /** that it was read is kept in the audit log: of whom, how many rows, by which filters */
  readonly noted?: boolean | NotedReading;
  readonly params?: Schema;
  readonly query?: Schema;
  /** of a list: its orders, the usual one, and what a search looks through */
  readonly listing?: Listing;
  readonly body?: Schema;
  /** the body is a file, as it is, and is read while it arrives */
  readonly raw?: true;
  /** what it asks for is only begun when it answers: 202 instead of 200 */
  readonly begins?: true;
  readonly answer: Schema | FileAnswer;
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** Under which names the reading of it stands in the audit log. */
export function readingNames({ name, noted }: Pick<Endpoint, 'name' | 'noted'>): readonly string[] {
  if (!noted) return [];
  const { as = name, asOne } = noted === true ? {} : noted;
  return asOne === undefined ? [as] : [as, asOne];
}

/** Whether someone may call at all; server, menu and buttons ask the same. */
export const mayCall = (
  { access, ofGroup = false }: Pick<Endpoint, 'access' | 'ofGroup'>,
  who: { readonly capacities: readonly Capacity[]; readonly isLimited: boolean },
): boolean => scopesOf(access, who.capacities).size > 0 && !(ofGroup && who.isLimited);

export type InputOf<S> = S extends { _zod: { input: infer I } } ? I : never;
export type OutputOf<S> = S extends { _zod: { output: infer O } } ? O : never;

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: OutputOf<S> }
  : unknown;

/** What a use case receives, and what a caller passes: values of code, never of the wire. */
export type Input<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
export type Answer<E> = E extends { answer: infer S extends Schema } ? OutputOf<S> : SentFile;

export const statusOf = ({ begins }: Pick<Endpoint, 'begins'>): 200 | 202 => (begins ? 202 : 200);

export const isFile = (answer: Schema | FileAnswer): answer is FileAnswer => 'file' in answer;

export const basePath = '/api/v1';
