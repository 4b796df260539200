import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { PaperKind } from '@muster/contract/people/documents/document-calls.ts';
import { insertDocument } from '../documents/store.ts';
import type { Now } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

interface Paper {
  readonly kind: PaperKind;
  readonly title: string;
  readonly number: string | null;
  /** days from today; none: it never runs out */
  readonly left: number | null;
}

/** Whose login the demo shows: what an employee finds among the own papers. */
const ofEmployee: readonly Paper[] = [
  { kind: 'National id', title: 'National ID card', number: '1990 2693 0147', left: null },
  { kind: 'Passport', title: 'Passport', number: 'EB 0417725', left: 20 },
];

/** Some have run out, some do soon, most are good for years. */
const papers: readonly Paper[] = [
  { kind: 'Passport', title: 'Passport', number: 'EA 0912', left: 1460 },
  { kind: 'Driving licence', title: 'Driving licence', number: 'DK 0045', left: -12 },
  { kind: 'Training', title: 'First aid course', number: null, left: 24 },
  { kind: 'Contract', title: 'Employment contract', number: null, left: null },
  { kind: 'Certificate', title: 'Boiler operator certificate', number: 'BO 117', left: 5 },
  { kind: 'Work permit', title: 'Work permit', number: 'WP 2231', left: 47 },
  { kind: 'National id', title: 'National ID card', number: '1988 4471', left: null },
  { kind: 'Training', title: 'Fire safety training', number: null, left: -45 },
  { kind: 'Visa', title: 'Business visa', number: 'V 88120', left: 78 },
  { kind: 'Certificate', title: 'Electrical safety certificate', number: 'ES 410', left: 700 },
];
const years = 365 * 3;
/** Every so many people has some, which makes about forty. */
const apart = 7;

async function loadPapers(tx: Tx, of: string, some: readonly Paper[], by: string, now: Now) {
  for (const [at, { left, ...paper }] of some.entries()) {
    // what is good for many years was issued lately, not in years to come
    const age = Math.min((left ?? 0) - years, -years / 5);
    const issuedOn = addDays(now.today, age - 30 * at);
    const expiresOn = left === null ? null : addDays(now.today, left);
    const values = { ...paper, issuedOn, expiresOn, note: null, fileId: null };
    const who = { id: newId(now.at), employeeId: of, by: { kind: 'user', accountId: by } };
    await insertDocument(tx, who, values, now.at);
  }
}

/** Papers of some people; their scans stay out of the demo. */
export async function loadDocuments(tx: Tx, now: Now): Promise<void> {
  const { id: by } = await tx
    .selectFrom('user_account')
    .select('id')
    .where('user_role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  const people = await tx
    .selectFrom('employee')
    .select(['id', 'email'])
    .where('status', 'not in', ['Left', 'Draft'])
    .orderBy('number')
    .execute();
  const shown = people.find(({ email }) => email === 'employee@example.com');
  if (shown) await loadPapers(tx, shown.id, ofEmployee, by, now);
  for (const [at, { id }] of people.filter((_, index) => index % apart === 3).entries()) {
    if (id === shown?.id) continue;
    const some = [papers[at % papers.length], papers[(at * 3 + 5) % papers.length]];
    const numbered = [...new Set(some)].flatMap((paper) =>
      paper
        ? [
            {
              ...paper,
              number: paper.number && `${paper.number}${at}`,
              left: paper.left && paper.left + (at % apart) * 2,
            },
          ]
        : [],
    );
    await loadPapers(tx, id, numbered, by, now);
  }
}
