import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { mostPeople } from '@muster/contract/kernel/files/document-call.ts';
import { nothingToPrint, tooManyToPrint } from '@muster/contract/kernel/files/document-refusals.ts';
import { inMegabytes } from '@muster/contract/kernel/files/file-kinds.ts';
import { tooMuchWaiting } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { schemaOf, writeWire } from '@muster/contract/kernel/wire.ts';
import { minutes } from '../clock.ts';
import { type Db, transaction } from '../db/transaction.ts';
import { unkeptBytes } from '../files/file-rows.ts';
import { type Context, type Route, route } from '../http/route.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { countTry, type Limit } from '../limits/tries.ts';
import type { DocumentContext, DocumentKind } from './document-kind.ts';
import { few, manyName, oneName } from './job-names.ts';

/** Of documents that an account asks for, however they are made. */
export const documentLimit = ({ kind, accountId }: Actor): Limit => ({
  key: ['document', kind, accountId],
  most: 40,
  within: minutes(10),
  over: 'refuse',
  success: 'takes-back-one',
});

/** Of one account, waiting to be fetched or swept: nobody fills the disk for a day. */
const mostUnkept = 2 ** 30;

/** Whom it is about; the same at the request and when it is made. */
export async function subjectsOf(
  kind: DocumentKind,
  context: DocumentContext,
  asked: unknown,
): Promise<readonly string[]> {
  const subjects = await kind.subjects(context, asked);
  if (subjects.length === 0) throw new Refusal(nothingToPrint);
  if (subjects.length > mostPeople) throw new Refusal(tooManyToPrint, { most: mostPeople });
  return subjects;
}

async function askDocument(call: Context<Db, Actor>, kind: DocumentKind, asked: unknown) {
  const { db, actor, clock, language } = call;
  await countTry(db, [documentLimit(actor)], clock.now());
  if ((await unkeptBytes(db, actor)) > mostUnkept)
    throw new Refusal(tooMuchWaiting, { most: inMegabytes(mostUnkept) });
  const subjects = await subjectsOf(kind, call, asked);
  const sent = writeWire(schemaOf(kind.call.body), asked);
  if (!sent.ok) throw new Error('a body that was read cannot be written');
  const data = {
    call: kind.call.name,
    asked: sent.value,
    language,
    by: { kind: actor.kind, accountId: actor.accountId },
  };
  const name = subjects.length > few ? manyName : oneName;
  const jobId = await transaction(db, (tx) => enqueue(tx, name, data, { clock, actor }));
  return { jobId, rows: subjects.length };
}

/** The call by which a kind of document is asked for. */
export const documentRoute = (kind: DocumentKind): Route =>
  route(kind.call, { tx: false }, (call) => {
    // read by the schema of the call
    const { input, actor, ...rest } = call as typeof call & { input: { body: unknown } };
    if (!actor) throw new Error('a document is asked for by someone');
    return askDocument({ ...rest, actor }, kind, input.body) as never;
  });
