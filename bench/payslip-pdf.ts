import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { PayslipLanguage } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { sql } from 'kysely';
import { payslipsToPrint } from '../server/src/areas/pay/pdf/payslip-documents.ts';
import { generateJob } from '../server/src/areas/pay/runs/generate-job.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import type { DocumentContext } from '../server/src/platform/documents/document-kind.ts';
import { framer, printJobOf } from '../server/src/platform/documents/frame-sections.ts';
import { newPress } from '../server/src/platform/documents/press.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { testSettings } from '../server/src/testing/people/test-house.ts';
import { newAttempt } from './payroll-attempt.ts';
import { at, closeMonth, concernId, fillCompany } from './payroll-company.ts';

/**
 * Payslips of a month in one document, from the rows to the bytes, with all threads of the process counted: CPU
 * seconds and the most memory that it took. npm run bench -- payslip-pdf 1000
 */
const size = Number(process.argv[2] ?? 1000);
const month = '2026-10';
const part = 25;
const clock = { now: () => at };
const press = newPress();
const letterhead = { name: 'Padma Foods', address: 'Dhaka', logo: null, zone: 'Asia/Dhaka' };
const deps = { press, findLetterheads: async () => new Map([[concernId, letterhead]]) };

const contextOf = ({ patient }: Database): DocumentContext => ({
  db: patient,
  clock,
  language: 'en',
  settings: testSettings(),
  actor: {
    kind: 'user',
    accountId: randomUUID(),
    personId: null,
    name: 'Parul Payroll',
    capacities: ['payroll'],
    concerns: 'all',
  } as unknown as DocumentContext['actor'],
});

async function document(context: DocumentContext, language: PayslipLanguage): Promise<Uint8Array> {
  const asked = { month, language };
  const subjects = await payslipsToPrint.subjects(context, asked);
  const frame = framer(context, deps);
  const sectionsAt = async (from: number) =>
    (await payslipsToPrint.gather(context, asked, subjects.slice(from, from + part))).map((one) =>
      payslipsToPrint.draw(one, context.language),
    );
  const [first] = await sectionsAt(0);
  if (!first) throw new Error('nobody was paid');
  return press.print(printJobOf(context, first, subjects.length), async (sheet) => {
    for (let from = 0; from < subjects.length; from += part)
      await sheet.add(await frame(await sectionsAt(from)));
    return sheet.end();
  });
}

async function measure(context: DocumentContext, language: PayslipLanguage): Promise<void> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const { length } = await document(context, language);
  const { user, system } = process.cpuUsage(used);
  // the system says it in thousands of bytes, of all that was before, too
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${size} payslips, ${language}: ${((user + system) / 1e6).toFixed(2)} s of CPU ` +
      `(${((performance.now() - began) / 1000).toFixed(2)} s by the clock), ` +
      `${(length / 2 ** 20).toFixed(1)} MB, at most ${peak.toFixed(0)} MB of memory`,
  );
}

const postgres = await startPostgres({ fsync: true });
try {
  const url = await postgres.createDatabase('payslip_pdf');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrate(database.db, path.join(import.meta.dirname, '../server/migrations'));
  await fillCompany(database.db, size);
  await sql`update pay_component set local_name = 'ভাতা ' || name where local_name is null`.execute(
    database.db,
  );
  await closeMonth(database.db, month);
  const attemptId = await newAttempt(database.db, month);
  await runJob(generateJob(), { attemptId }, { db: database.patient, clock });
  for (const language of ['en', 'bn', 'both'] as const)
    await measure(contextOf(database), language);
  await database.close();
} finally {
  await postgres.stop();
}
