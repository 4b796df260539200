import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Endpoint, Input, Schema } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Db } from '../db/transaction.ts';
import type { Context } from '../http/route.ts';
import type { DocumentSection } from './document.ts';

/** Who asks, now: at the request, and again when it is made. */
export type DocumentContext = Pick<
  Context<Db, Actor>,
  'db' | 'actor' | 'clock' | 'language' | 'settings'
>;

type Asked<E> = Input<E> extends { body: infer Body } ? Body : never;

/** The body says of whom and of when. */
type DocumentCall = Endpoint & { readonly body: Schema };

interface Declared<E extends DocumentCall, Data> {
  /** by which it is asked for: what it takes and who may */
  readonly call: E;
  /** Whom it is about, in order, within what the asker may see now; refuses what cannot be made. */
  subjects(context: DocumentContext, asked: Asked<E>): Promise<readonly string[]>;
  /** What is told of some of them, in their order: set-based, in short transactions. */
  gather(
    context: DocumentContext,
    asked: Asked<E>,
    subjects: readonly string[],
  ): Promise<readonly Data[]>;
  /** Pure: the same data and language are the same document. */
  draw(data: Data, language: Language): DocumentSection;
}

/** A kind of document as the platform knows it. */
export interface DocumentKind extends Omit<Declared<DocumentCall, unknown>, 'subjects' | 'gather'> {
  subjects(context: DocumentContext, asked: unknown): Promise<readonly string[]>;
  gather(
    context: DocumentContext,
    asked: unknown,
    subjects: readonly string[],
  ): Promise<readonly unknown[]>;
}

/** The contract has read what is asked before any of its functions sees it. */
export const documentKind = <E extends DocumentCall, Data>(kind: Declared<E, Data>): DocumentKind =>
  kind;
