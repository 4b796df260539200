import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Endpoint, FileAnswer, Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Db } from '../db/transaction.ts';
import { type Context, type Route, route } from '../http/route.ts';
import { countTry } from '../limits/tries.ts';
import { documentLimit } from './ask-document.ts';
import type { DocumentSection } from './document.ts';
import type { DocumentContext } from './document-kind.ts';
import { framer, printJobOf, type PrintingDeps } from './frame-sections.ts';

/** What may be read is answered as a file. */
type DirectCall = Endpoint & { readonly answer: FileAnswer };

interface Declared<E extends DirectCall, Data> {
  readonly call: E;
  /** What is told of the one it is about; refuses as the screen does. */
  gather(context: DocumentContext, asked: Input<E>): Promise<Data>;
  /** Pure: the same data and language are the same document. */
  draw(data: Data, language: Language): DocumentSection | readonly DocumentSection[];
}

/** A document of one subject as the platform knows it. */
export interface DirectDocument extends Omit<Declared<DirectCall, unknown>, 'gather'> {
  gather(context: DocumentContext, asked: unknown): Promise<unknown>;
}

/** The contract has read what is asked before any of its functions sees it. */
export const directDocument = <E extends DirectCall, Data>(
  document: Declared<E, Data>,
): DirectDocument => document;

async function answerDocument(
  call: Context<Db, Actor>,
  document: DirectDocument,
  asked: unknown,
  deps: PrintingDeps,
): Promise<SentFile> {
  await countTry(call.db, [documentLimit(call.actor)], call.clock.now());
  const drawn = document.draw(await document.gather(call, asked), call.language);
  const sections = Array.isArray(drawn) ? drawn : [drawn];
  const [first] = sections;
  if (!first) throw new Error('a document has something to tell');
  const framed = await framer(call, deps)(sections);
  const content = await deps.press.print(printJobOf(call, first, 1), async (sheet) => {
    await sheet.add(framed);
    return sheet.end();
  });
  return { type: 'application/pdf', content, rows: 1 };
}

/** The call that answers a page: a thread that is there makes it in some milliseconds. */
export const directDocumentRoute = (document: DirectDocument, deps: PrintingDeps): Route =>
  route(document.call, { tx: false }, ({ input, actor, ...rest }) => {
    if (!actor) throw new Error('a document is asked for by someone');
    return answerDocument({ ...rest, actor }, document, input, deps);
  });
