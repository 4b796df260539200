import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, notFound, ofGroupOnly } from '@muster/contract/kernel/refusals.ts';
import { readWire, schemaOf } from '@muster/contract/kernel/wire.ts';
import type { Db } from '../db/transaction.ts';
import type { Files } from '../files/files.ts';
import { keepMade } from '../files/made-file.ts';
import type { Run } from '../jobs/job.ts';
import { noteOutcome, problemOf } from '../jobs/outcome.ts';
import type { Settings } from '../settings/settings.ts';
import { subjectsOf } from './ask-document.ts';
import type { DocumentSection } from './document.ts';
import type { DocumentContext, DocumentKind } from './document-kind.ts';
import type { DocumentRequest } from './job-names.ts';
import { framer, type PrintingDeps, printJobOf } from './frame-sections.ts';

/** So many are read and drawn at a time: between two such parts others are served. */
const part = 25;

/** Who stands behind an account now; null: nobody may act for it any more. */
type FindAccount = (db: Db, account: DocumentRequest['by'], at: string) => Promise<Actor | null>;

export interface DocumentDeps extends PrintingDeps {
  readonly kinds: ReadonlyMap<string, DocumentKind>;
  readonly settings: Settings;
  readonly files: Pick<Files, 'store' | 'arriving'>;
  readonly findAccount: FindAccount;
}

type Making = Run<DocumentRequest>;

/** The rights of this moment: those of the request may be gone. */
async function contextOf(run: Making, deps: DocumentDeps): Promise<DocumentContext> {
  const { db, clock, data } = run;
  const actor = await deps.findAccount(db, data.by, clock.now());
  if (!actor) throw new Refusal(notAllowed);
  return { db, clock, actor, language: data.language, settings: deps.settings };
}

function refuseCall({ call }: DocumentKind, { capacities, concerns }: Actor): void {
  if (scopesOf(call.access, capacities).size === 0) throw new Refusal(notAllowed);
  if (call.ofGroup && concerns !== 'all') throw new Refusal(ofGroupOnly);
}

/** As the contract of today reads it. */
function askedIn({ call }: DocumentKind, asked: unknown): unknown {
  const read = readWire(schemaOf(call.body), asked, 'refused');
  if (!read.ok) throw new Refusal(notFound);
  return read.value;
}

interface Content {
  readonly content: Uint8Array;
  readonly name: string;
}

async function printAll(
  run: Making,
  kind: DocumentKind,
  context: DocumentContext,
  deps: DocumentDeps,
): Promise<Content> {
  const { data, progress, stopping } = run;
  const asked = askedIn(kind, data.asked);
  const subjects = await subjectsOf(kind, context, asked);
  const total = subjects.length;
  await progress(0, total);
  const frame = framer(context, deps);
  const sectionsAt = async (at: number): Promise<readonly DocumentSection[]> => {
    stopping.throwIfAborted();
    const some = await kind.gather(context, asked, subjects.slice(at, at + part));
    return some.map((one) => kind.draw(one, context.language));
  };
  let sections = await sectionsAt(0);
  const [first] = sections;
  if (!first) throw new Refusal(notFound);
  const printing = printJobOf(context, first, total);
  const content = await deps.press.print(printing, async (sheet) => {
    for (let at = 0; at < total; at += part) {
      if (at > 0) sections = await sectionsAt(at);
      await sheet.add(await frame(sections));
      await progress(Math.min(at + part, total), total);
    }
    return sheet.end();
  });
  return { content, name: printing.title };
}

async function make(run: Making, deps: DocumentDeps): Promise<void> {
  const { db, clock, data, publish } = run;
  const kind = deps.kinds.get(data.call);
  if (!kind) throw new Error(`there is no document ${data.call}`);
  const context = await contextOf(run, deps);
  refuseCall(kind, context.actor);
  const { content, name } = await printAll(run, kind, context, deps);
  const file = { content, name, kind: 'pdf', by: data.by, at: clock.now() } as const;
  await keepMade(db, deps.files, file, (stage) =>
    publish(async (tx) => void (await noteOutcome(tx, run.id, { file: await stage(tx) }))),
  );
}

/** What is refused when its turn comes is told, not tried again. */
export async function makeDocument(run: Making, deps: DocumentDeps): Promise<void> {
  try {
    await make(run, deps);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.status >= 500) throw error;
    await run.publish((tx) => noteOutcome(tx, run.id, problemOf(error)));
  }
}
