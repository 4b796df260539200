import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { day, flag, id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payApprove, payRead } from '../access.ts';
import { componentKinds } from '../records.ts';
import { runAnswer } from '../run-calls.ts';
import { payLinked } from '../sheet-calls.ts';
import { counts } from '../structure/structure-part.ts';
import { gateCauses, gateChecks } from './gate-causes.ts';

const one = z.object({ id: as(id(), 'id') });
const person = z.object({ id: id(), name: z.string(), number: z.string() });
/** What someone was paid the month before; none: nothing. */
const amounts = { before: money().nullable(), net: money().nullable(), difference: money() };
const caused = z.object({ cause: z.enum(gateCauses), amount: money() });
const accepted = z.object({ by: plainText(200), at: instant(), note: z.string() });

const summary = z.object({
  run: runAnswer,
  /** none: there is nothing to compare with */
  before: z.object({ month: z.string(), people: z.int(), net: money() }).nullable(),
  /** whether causes were kept: of months that were calculated before this was there, none are */
  isExplained: as(z.boolean(), 'explained'),
  /** the reader generated it, so someone else agrees to it */
  isOwnWork: as(z.boolean(), 'ownWork'),
  /** people with a difference, and those with none */
  differ: z.int(),
  same: z.int(),
  /** whose difference nobody has accepted yet, of those that have to be looked at */
  toLookAt: z.int(),
  accepted: z.int(),
  causes: z.array(z.object({ cause: z.enum(gateCauses), people: z.int(), amount: money() })),
  checks: z.array(z.object({ check: z.enum(gateChecks), people: z.int() })),
  departments: z.array(
    z.object({ department: payLinked.nullable(), people: z.int(), net: money(), before: money() }),
  ),
  can: z.object({ approve: z.boolean(), sendBack: z.boolean(), accept: z.boolean() }),
});
export type GateSummary = z.output<typeof summary>;

const component = z.object({
  component: payLinked,
  localName: z.string().nullable(),
  kind: z.enum(componentKinds),
  amount: money(),
  before: money(),
});
export type GateComponent = z.output<typeof component>;

const row = z.object({
  employee: as(person, 'employeeId'),
  department: payLinked.nullable(),
  designation: payLinked,
  /** none: there is no payslip in this run */
  payslipId: as(id().nullable(), 'payslip'),
  ...amounts,
  causes: z.array(caused),
  checks: z.array(z.enum(gateChecks)),
  isHeld: as(z.boolean(), 'held'),
  accepted: accepted.nullable(),
});
export type GateRow = z.output<typeof row>;

/** Why: what stands behind a cause, each as far as it is known. */
const reason = z.object({
  cause: z.enum(gateCauses),
  amount: money(),
  /** lines that make it up, with what they came to in both months */
  lines: z.array(
    z.object({
      component: payLinked,
      localName: z.string().nullable(),
      before: money(),
      now: money(),
      /** what it is counted by, where that changed */
      count: z.enum(counts).optional(),
      countBefore: z.int().optional(),
      countNow: z.int().optional(),
      /** set by hand: what the rule gives, why, and by whom */
      computed: money().optional(),
      note: z.string().nullable().optional(),
      by: plainText(200).nullable().optional(),
    }),
  ),
  /** of a salary that changed: a whole month of it, and since when */
  gross: z
    .object({ before: money(), now: money(), from: as(day().nullable(), 'fromDate') })
    .optional(),
  days: z.object({ before: z.int(), now: z.int() }).optional(),
  day: as(day().nullable().optional(), 'date'),
});
export type GateReason = z.output<typeof reason>;
const explained = z.object({ ...row.shape, reasons: z.array(reason), joinedOn: day().nullable() });
export type GatePerson = z.output<typeof explained>;

export const gateListed = listing({
  sorts: ['size', 'difference', 'net', 'name', 'department'],
  order: '-size',
  searches: ['person'],
});

/** Before pay is agreed to: each difference to the month before with its cause. */
export const gateCalls = {
  read: endpoint({
    name: 'pay-gate.read',
    summary: 'What differs from the month before, by cause, and what there is to look at',
    method: 'GET',
    path: '/salary/run/:id/gate',
    access: payRead,
    params: one,
    answer: wrapped(summary, 'data'),
  }),
  components: endpoint({
    name: 'pay-gate.components',
    summary: 'What each component comes to, beside the month before',
    method: 'GET',
    path: '/salary/run/:id/gate/components',
    access: payRead,
    params: one,
    answer: wrapped(z.array(component), 'data'),
  }),
  people: endpoint({
    name: 'pay-gate.people',
    summary: 'People whose pay differs from the month before, the largest difference first',
    method: 'GET',
    path: '/salary/run/:id/gate/people',
    access: payRead,
    noted: true,
    listing: gateListed,
    params: one,
    query: z.object({
      ...listQuery(gateListed),
      cause: z.enum(gateCauses).optional(),
      check: z.enum(gateChecks).optional(),
      department: id().optional(),
      /** differences of at least so much */
      atLeast: money().optional(),
      /** those to look at that nobody has accepted */
      isOpen: as(flag().optional(), 'open'),
    }),
    answer: pageAnswer(row, 'data'),
  }),
  person: endpoint({
    name: 'pay-gate.person',
    summary: 'The difference of one person, with all that made it',
    method: 'GET',
    path: '/salary/run/:id/gate/person/:employeeId',
    access: payRead,
    noted: true,
    params: z.object({ id: as(id(), 'id'), employeeId: id() }),
    answer: wrapped(explained, 'data'),
  }),
  accept: endpoint({
    name: 'pay-gate.accept',
    summary: 'Say why a difference is right; it counts as long as the pay is what it is now',
    method: 'POST',
    path: '/salary/run/:id/gate/accept',
    access: payApprove,
    params: one,
    body: z.object({
      people: as(z.array(id()).min(1).max(500), 'employees'),
      note: plainText(300).min(1),
    }),
    answer: wrapped(z.object({ people: z.int() }), 'data'),
  }),
  sendBack: endpoint({
    name: 'salary-run.send-back',
    summary: 'Send generated pay back to whoever generated it; it is corrected and generated again',
    method: 'POST',
    path: '/salary/run/:id/send-back',
    access: payApprove,
    params: one,
    body: z.object({ note: plainText(1000).min(1) }),
    answer: wrapped(runAnswer, 'data'),
  }),
} as const;
