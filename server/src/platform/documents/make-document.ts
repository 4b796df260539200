import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { documentBn } from '@muster/contract/kernel/words/document-words.bn.ts';
import { documentEn } from '@muster/contract/kernel/words/document-words.en.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, notFound, ofGroupOnly } from '@muster/contract/kernel/refusals.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { readWire, schemaOf } from '@muster/contract/kernel/wire.ts';
import type { Db, Handle } from '../db/transaction.ts';
import type { Files } from '../files/files.ts';
import { keepMade } from '../files/made-file.ts';
import type { Run } from '../jobs/job.ts';
import { noteOutcome, problemOf } from '../jobs/outcome.ts';
import type { Settings } from '../settings/settings.ts';
import { subjectsOf } from './ask-document.ts';
import type { Letterhead, DocumentSection } from './document.ts';
import type { DocumentContext, DocumentKind } from './document-kind.ts';
import type { DocumentRequest } from './job-names.ts';
import type { PrintedSection } from './pdf/page-of.ts';
import type { Press } from './press.ts';

/** So many are read and drawn at a time: between two such parts others are served. */
const part = 25;

/** Who stands behind an account now; null: nobody may act for it any more. */
type FindAccount = (db: Db, account: DocumentRequest['by'], at: string) => Promise<Actor | null>;

/** The heads of letters of some concerns, and of the group under null. */
type FindLetterheads = (
  db: Handle,
  concernIds: readonly (string | null)[],
) => Promise<ReadonlyMap<string | null, Letterhead>>;

export interface DocumentDeps {
  readonly kinds: ReadonlyMap<string, DocumentKind>;
  readonly settings: Settings;
  readonly files: Pick<Files, 'store' | 'arriving'>;
  readonly findAccount: FindAccount;
  readonly findLetterheads: FindLetterheads;
  readonly press: Press;
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

/** What stands around each section, for the language and the hour it is made in. */
async function framer(context: DocumentContext, deps: DocumentDeps) {
  const { db, actor, clock, language } = context;
  const words = language === 'bn' ? documentBn : documentEn;
  const at = clock.now();
  const known = new Map<string | null, Letterhead>();
  return {
    frame: async (sections: readonly DocumentSection[]): Promise<PrintedSection[]> => {
      const lacking = [...new Set(sections.map(({ concernId }) => concernId))].filter(
        (id) => !known.has(id),
      );
      if (lacking.length > 0)
        for (const [id, head] of await deps.findLetterheads(db, lacking)) known.set(id, head);
      return sections.map(({ concernId, ...section }) => {
        const head = known.get(concernId);
        if (!head) throw new Error('a concern has no head of a letter');
        const when = showInstant(at, head.zone, language);
        return {
          ...section,
          head: { name: head.name, address: head.address },
          logo: head.logo,
          made: render(words.made, { when, who: actor.name }, language),
          pageSentence: words.page,
          language,
        };
      });
    },
  };
}

/** The file of one is called after it, that of many after what they have in common. */
const nameOf = ({ title, about }: DocumentSection, count: number): string =>
  count === 1 ? `${title} - ${about}` : title;

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
  const { clock, data, progress, stopping } = run;
  const asked = askedIn(kind, data.asked);
  const subjects = await subjectsOf(kind, context, asked);
  const total = subjects.length;
  await progress(0, total);
  const { frame } = await framer(context, deps);
  const sectionsAt = async (at: number): Promise<readonly DocumentSection[]> => {
    stopping.throwIfAborted();
    const some = await kind.gather(context, asked, subjects.slice(at, at + part));
    return some.map((one) => kind.draw(one, context.language));
  };
  let sections = await sectionsAt(0);
  const [first] = sections;
  if (!first) throw new Refusal(notFound);
  const printing = {
    title: nameOf(first, total),
    author: context.actor.name,
    language: localeOf(context.language),
    at: clock.now(),
  };
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

const localeOf = (language: Language): string => (language === 'bn' ? 'bn-BD' : 'en-US');

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
