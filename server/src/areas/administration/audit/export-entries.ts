import { type auditCalls, auditListed } from '@muster/contract/administration/audit-calls.ts';
import { auditBn } from '@muster/contract/administration/words/audit-words.bn.ts';
import { auditEn } from '@muster/contract/administration/words/audit-words.en.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import {
  auditCondition,
  findAuditEntries,
  type FoundEntry,
} from '../../../platform/audit/find-entries.ts';
import { handleOf } from '../../../platform/db/reports.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { type SheetCell, csvOf } from '../../../platform/sheets/sheet.ts';
import { workbookOf } from '../../../platform/sheets/workbook.ts';
import { actorsOf } from './show-entries.ts';

type Asked = Input<typeof auditCalls.export>['query'];

const mostRows = 100_000;
const words = { en: auditEn, bn: auditBn } as const;

/** 2026-11-15 16:05:09 by the clock of the company: it sorts in a sheet. */
const clockIn = (zone: string): ((at: string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(Date.parse(at));
};

const text = (value: string | null): SheetCell => (value === null ? null : { kind: 'text', value });

function cellsOf(
  entry: FoundEntry,
  who: string | null,
  when: string,
  language: Language,
): SheetCell[] {
  const known = recordWords(entry.record, language);
  const { sealed, waits } = words[language];
  return [
    text(when),
    text(who),
    text(entry.action),
    text(known?.one ?? entry.record),
    text(entry.recordId),
    text(entry.changed.map((field) => known?.fields?.[field] ?? field).join(', ')),
    text(entry.requestId),
    text(entry.sealed ? sealed : waits),
  ];
}

/** The list as a file: same filters, no values. */
export async function exportEntries(
  call: Context<Db, Actor>,
  { format, ...asked }: Asked,
  now: ReadNow,
): Promise<SentFile> {
  const db = handleOf(call.reports);
  const here = nowFor(call.actor, await now(call)).zone;
  const page = { limit: mostRows, pageNo: 1 };
  const rows = await findAuditEntries(
    db,
    auditCondition(asked, here),
    asked.sort ?? auditListed.order,
    page,
  );
  const [actorOf, when] = [await actorsOf(db, rows), clockIn(here)];
  const { columns, someoneGone, nobody } = words[call.language];
  const whoIs = (row: FoundEntry): string => {
    const actor = actorOf(row);
    return actor ? (actor.name ?? someoneGone) : nobody;
  };
  const sheet = {
    header: [
      columns.at,
      columns.actor,
      columns.action,
      columns.record,
      columns.recordId,
      columns.changed,
      columns.requestId,
      columns.sealed,
    ],
    rows: rows.map((row) => cellsOf(row, whoIs(row), when(row.at), call.language)),
  };
  if (format === 'xlsx')
    return {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: await workbookOf(sheet),
    };
  return { type: 'text/csv; charset=utf-8', content: csvOf(sheet) };
}
