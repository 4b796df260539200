import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { taxCertificateCalls } from '@muster/contract/pay/tax/certificate/certificate-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../../platform/access/concerns.ts';
import type { Condition } from '../../../../platform/db/condition.ts';
import {
  type DirectDocument,
  directDocument,
} from '../../../../platform/documents/direct-document.ts';
import {
  type DocumentContext,
  type DocumentKind,
  documentKind,
} from '../../../../platform/documents/document-kind.ts';
import { byWords } from '../../../../platform/db/listed.ts';
import { nowFor, nowOf } from '../../../../platform/now.ts';
import { mostPeople } from '@muster/contract/kernel/files/document-call.ts';
import { isOwnPaid } from '../../sheets/own-payslips.ts';
import { isShown } from '../../store/runs.ts';
import { sheetSource } from '../../store/sheets.ts';
import { monthsAsked } from '../report/tax-year-asked.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findCertificates, type TaxCertificate } from './find-certificates.ts';

/** Pay of the companies that the reader keeps pay of. */
const isOfReader = (actor: Actor): Condition =>
  sql<boolean>`${isShown} and ${isOfConcerns(actor, sql`sheet.concern_id`)}`;

async function gather(
  context: DocumentContext,
  asked: Parameters<typeof findCertificates>[1],
  mayRead: Condition,
): Promise<readonly TaxCertificate[]> {
  const found = await findCertificates(context, asked, mayRead);
  if (found.length === 0) throw new Refusal(notFound);
  return found;
}

const draw = (certificates: readonly TaxCertificate[]) => certificates.map(drawCertificate);

/** Of what was paid, by the conditions that show it on the screen. */
export const taxCertificatePdfs: readonly DirectDocument[] = [
  directDocument({
    call: taxCertificateCalls.own,
    gather: (context, { query }) => {
      const { personId } = context.actor;
      if (personId === null) throw new Refusal(notFound);
      const asked = { employeeId: personId, year: query.year, languages: query.language };
      return gather(context, asked, isOwnPaid(personId));
    },
    draw,
  }),
  directDocument({
    call: taxCertificateCalls.one,
    gather: (context, { params, query }) => {
      const { employeeId } = params;
      const asked = { employeeId, year: query.year, languages: query.language };
      return gather(context, asked, isOfReader(context.actor));
    },
    draw,
  }),
];

/** Of whom something was paid in the year, by name. */
export const certificatesToPrint: DocumentKind = documentKind({
  call: taxCertificateCalls.many,
  subjects: async ({ db, actor, clock, settings }, { ids, year }) => {
    const at = clock.now();
    const inForce = await settings.read(db, at);
    const { today } = nowFor(actor, nowOf(at, inForce, settings));
    const { from, until } = monthsAsked(inForce, null, today, { year });
    const found = await sql<{ id: string }>`select employee.id from ${sheetSource}
      where ${isOfReader(actor)} and sheet.state = 'Paid' and sheet.month between ${from} and ${until}
        and employee.id = any(${[...ids]}::uuid[])
      group by employee.id order by ${byWords(sql`employee.name`)}, employee.id
      limit ${mostPeople + 1}`.execute(db);
    return found.rows.map(({ id }) => id);
  },
  gather: async (context, { year, language: languages }, subjects) => {
    const found: TaxCertificate[] = [];
    for (const employeeId of subjects)
      found.push(
        ...(await findCertificates(
          context,
          { employeeId, year, languages },
          isOfReader(context.actor),
        )),
      );
    return found;
  },
  draw: drawCertificate,
});
