import { z } from 'zod';
import { givenYear, givenYearInAddress } from '../../../kernel/dates/business-dates.ts';
import { endpoint } from '../../../kernel/endpoint.ts';
import { listing } from '../../../kernel/listing.ts';
import { money } from '../../../kernel/money/money.ts';
import { listQuery, pageAnswer, wrapped } from '../../../kernel/page.ts';
import { flag, id, instant, plainText } from '../../../kernel/values.ts';
import { as } from '../../../kernel/wire.ts';
import { ownPay, payRead, payWrite } from '../../access.ts';
import { payLinked } from '../../sheet-calls.ts';
import { declarationStates } from './declaration-states.ts';

export const longestDecisionNote = 1_000;
export const longestItemNote = 300;
const note = plainText(longestDecisionNote);
const kindKey = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What may be declared: the investments that the slabs of a year know, but for what payroll itself counts. */
const kind = z.object({
  key: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  /** counts up to so much; none: all of it */
  cap: money().nullable(),
});
export type InvestmentKind = z.output<typeof kind>;

const item = z.object({
  ...kind.shape,
  amount: money(),
  /** as much of it as the office accepts; none: nothing was decided */
  accepted: money().nullable(),
  note: z.string().nullable(),
});
export type DeclaredItem = z.output<typeof item>;

const stands = {
  id: id(),
  year: z.int(),
  /** in which month the income year begins */
  from: as(z.string(), 'fromMonth'),
  state: as(z.enum(declarationStates), 'status'),
  declaredAt: instant(),
  version: z.int(),
};
const decided = {
  items: z.array(item),
  /** of whoever decided */
  note: z.string().nullable(),
  decidedBy: plainText(200).nullable(),
  decidedAt: instant().nullable(),
};

const own = z.object({ ...stands, ...decided });
export type OwnDeclaration = z.output<typeof own>;

const ownYear = z.object({
  year: z.int(),
  from: as(z.string(), 'fromMonth'),
  currency: z.string(),
  /** the company deducts income tax at present */
  isTaxed: as(flag(), 'taxed'),
  /** the income years for which may be declared now */
  years: z.array(z.int()),
  kinds: z.array(kind),
  /** the one that waits, the one that counts, and what came back, unless something was sent since */
  waiting: own.nullable(),
  accepted: own.nullable(),
  returned: own.nullable(),
});
export type OwnDeclarations = z.output<typeof ownYear>;

const about = {
  ...stands,
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  concern: as(payLinked.nullable(), 'concernCompany'),
  department: payLinked.nullable(),
  can: z.object({ decide: z.boolean() }),
};
const row = z.object({
  ...about,
  /** how many kinds of investment are declared */
  kinds: z.int(),
});
export type DeclarationRow = z.output<typeof row>;

const declaration = z.object({ ...about, ...decided, currency: z.string() });
export type Declaration = z.output<typeof declaration>;

const one = z.object({ id: as(id(), 'id') });
const ownAnswer = wrapped(ownYear, 'data');
const answer = wrapped(declaration, 'data');
const version = z.int().min(0).max(2_147_483_647).optional();

/** Of the own investments; whoever declares sees what became of it. */
export const ownDeclarationCalls = {
  read: endpoint({
    name: 'own-tax-declaration.read',
    summary:
      'What may be declared for an income year, what waits, what counts, and what was returned',
    method: 'GET',
    path: '/employee-panel/salary/tax-declaration',
    access: ownPay,
    query: z.object({ year: givenYearInAddress().optional() }),
    answer: ownAnswer,
  }),
  send: endpoint({
    name: 'own-tax-declaration.send',
    summary:
      'Declare all investments of an income year, in the place of what still waits; nothing takes back what counts',
    method: 'POST',
    path: '/employee-panel/salary/tax-declaration',
    access: ownPay,
    body: z.object({
      year: givenYear(),
      items: z
        .array(
          z.object({
            kind: kindKey,
            amount: money(),
            note: plainText(longestItemNote).optional(),
          }),
        )
        .max(40),
      /** of the one that waits, as it was seen; 0: none did */
      version,
    }),
    answer: ownAnswer,
  }),
  cancel: endpoint({
    name: 'own-tax-declaration.cancel',
    summary: 'Take back the own declaration while it waits',
    method: 'POST',
    path: '/employee-panel/salary/tax-declaration/:id/cancel',
    access: ownPay,
    params: one,
    answer: ownAnswer,
  }),
} as const;

export const declarationsListed = listing({
  sorts: ['declaredAt', 'name', 'year'],
  order: '-declaredAt',
  searches: ['person'],
});

/** For those who keep pay, of their companies. */
export const declarationCalls = {
  list: endpoint({
    name: 'tax-declaration.list',
    summary: 'Who declared investments for which income year, the newest first',
    method: 'GET',
    path: '/salary/tax-declaration/data',
    access: payRead,
    listing: declarationsListed,
    query: z.object({
      ...listQuery(declarationsListed),
      state: as(z.enum(declarationStates).optional(), 'status'),
      year: givenYearInAddress().optional(),
      concern: as(id().optional(), 'concernCompany'),
      department: id().optional(),
      employeeId: id().optional(),
      /** those about which the reader may decide: of someone else */
      isWaiting: as(flag().optional(), 'waiting'),
    }),
    answer: pageAnswer(row, 'data'),
  }),
  read: endpoint({
    name: 'tax-declaration.read',
    summary: 'One declaration with its investments',
    method: 'GET',
    path: '/salary/tax-declaration/:id',
    access: payRead,
    noted: { of: 'tax_declaration', person: 'employee_id' },
    params: one,
    answer,
  }),
  accept: endpoint({
    name: 'tax-declaration.accept',
    summary:
      'Accept the investments of someone else, each as far as it is proved; they replace what was accepted before',
    method: 'POST',
    path: '/salary/tax-declaration/:id/accept',
    access: payWrite,
    params: one,
    body: z.object({
      items: z.array(z.object({ kind: kindKey, accepted: money() })).max(40),
      note: note.optional(),
      version,
    }),
    answer,
  }),
  return: endpoint({
    name: 'tax-declaration.return',
    summary: 'Send a declaration back to whoever declared, and say why',
    method: 'POST',
    path: '/salary/tax-declaration/:id/return',
    access: payWrite,
    params: one,
    body: z.object({ note: note.min(1), version }),
    answer,
  }),
} as const;
