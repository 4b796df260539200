import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { mostPeople } from '@muster/contract/kernel/files/document-call.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { type PayslipLanguage, payslipPdfCalls } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import {
  type DirectDocument,
  directDocument,
} from '../../../platform/documents/direct-document.ts';
import {
  type DocumentContext,
  type DocumentKind,
  documentKind,
} from '../../../platform/documents/document-kind.ts';
import { byWords } from '../../../platform/db/listed.ts';
import { nowOf } from '../../../platform/now.ts';
import { isListedSheet } from '../sheets/list-sheets.ts';
import { isOwnPayslip } from '../sheets/own-payslips.ts';
import { isPayslip } from '../sheets/read-payslip.ts';
import { sheetSource } from '../store/sheets.ts';
import { drawPayslip, type PayslipPrint } from './draw-payslip.ts';
import { findPrintedLines, findPrintedSheets } from './find-prints.ts';

async function gatherPrints(
  context: DocumentContext,
  where: Condition,
  languages: PayslipLanguage = context.language,
): Promise<PayslipPrint[]> {
  const { db, clock, settings } = context;
  const at = clock.now();
  const sheets = await findPrintedSheets(db, where);
  const lines = await findPrintedLines(db, sheets);
  const inForce = await settings.read(db, at);
  const { zoneOf } = nowOf(at, inForce, settings);
  return sheets.map((sheet) => ({
    languages,
    zone: zoneOf(sheet.concern.id),
    currency: inForce.of(companySection.settings.currency, sheet.concern.id),
    sheet,
    lines: lines.get(sheet.id) ?? [],
  }));
}

async function gatherOne(
  context: DocumentContext,
  where: Condition,
  languages: PayslipLanguage | undefined,
): Promise<PayslipPrint> {
  const [print] = await gatherPrints(context, where, languages);
  if (!print) throw new Refusal(notFound);
  return print;
}

/** Each by the condition that shows it on the screen: nobody gets on paper what they may not read. */
export const payslipPdfs: readonly DirectDocument[] = [
  directDocument({
    call: payslipPdfCalls.own,
    gather: (context, { params, query }) => {
      const { personId } = context.actor;
      if (personId === null) throw new Refusal(notFound);
      return gatherOne(context, isOwnPayslip(personId, params.id), query.language);
    },
    draw: drawPayslip,
  }),
  directDocument({
    call: payslipPdfCalls.one,
    gather: (context, { params, query }) =>
      gatherOne(context, isPayslip(context.actor, params.id), query.language),
    draw: drawPayslip,
  }),
];

type AskedPrints = Input<typeof payslipPdfCalls.many>['body'];

const isChosen = (actor: Actor, { ids, month, ...asked }: AskedPrints): Condition => {
  const listed = isListedSheet(actor, asked, month);
  return ids ? sql<boolean>`${listed} and sheet.id = any(${[...ids]}::uuid[])` : listed;
};

/** A month's payslips to be printed, in the order of the list: company by company, by name. */
export const payslipsToPrint: DocumentKind = documentKind({
  call: payslipPdfCalls.many,
  subjects: async ({ db, actor }, asked) => {
    const found = await sql<{ id: string }>`select sheet.id from ${sheetSource}
      where ${isChosen(actor, asked)}
      group by sheet.id, concern.name, employee.name
      order by ${byWords(sql`concern.name`)}, ${byWords(sql`employee.name`)}, sheet.id
      limit ${mostPeople + 1}`.execute(db);
    return found.rows.map(({ id }) => id);
  },
  gather: async (context, asked, subjects) => {
    const where = isChosen(context.actor, { ...asked, ids: [...subjects] });
    const prints = await gatherPrints(context, where, asked.language);
    const byId = new Map(prints.map((print) => [print.sheet.id, print]));
    return subjects.flatMap((id) => byId.get(id) ?? []);
  },
  draw: drawPayslip,
});
