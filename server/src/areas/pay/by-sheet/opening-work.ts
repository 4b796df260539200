import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { loanFlow } from '@muster/contract/pay/workflow.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { paySheetRefusals } from '@muster/contract/pay/by-sheet/pay-sheet-refusals.ts';
import { sql } from 'kysely';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import {
  refuseOvertakenRows,
  refuseUndo,
} from '../../../platform/sheets/batches/refuse-overtaken.ts';
import type { SheetWork } from '../../../platform/sheets/batches/sheet-subject.ts';
import type { BatchRecord } from '../../../platform/sheets/batches/store/batches.ts';
import type { IdentifiedSheetRow } from '../../../platform/sheets/rules/sheet-row.ts';
import { transitionMany } from '../../../platform/workflow/transition.ts';
import { refuseTwice } from '../rules/by-sheet/check-entry-row.ts';
import {
  type CheckedOpening,
  checkOpeningRow,
  type OpeningFacts,
  type OpeningFigure,
  openingKey,
} from '../rules/by-sheet/check-opening-row.ts';
import { numberKey } from '../rules/by-sheet/sheet-person.ts';
import { taxYearOf } from '../rules/tax/tax-year.ts';
import {
  findOpenings,
  findOvertakenOpenings,
  findSettledOpenings,
  insertLoansOfSheet,
  insertOpenings,
  type OpenedLoan,
  removeLoans,
  removeOpenings,
} from './opening-sheet-store.ts';
import { findSettledMonths, findSheetPeople, holdPeopleOfSheet } from './pay-sheets-store.ts';
import { openingSheet } from './pay-sheet.ts';

async function readOpeningFacts(
  db: Db,
  batch: BatchRecord,
  rows: readonly IdentifiedSheetRow[],
): Promise<OpeningFacts> {
  const people = await findSheetPeople(db, rows.map(numberKey), actingIn(batch.acting));
  const ids = [...people.values()].map(({ id }) => id);
  const firstPaid = new Map<string, string>();
  for (const { employeeId, month } of await findSettledMonths(db, ids))
    if (month < (firstPaid.get(employeeId) ?? '9999')) firstPaid.set(employeeId, month);
  const there = await findOpenings(db, ids);
  return { people, firstPaid, there: new Map(there.map((figure) => [openingKey(figure), figure])) };
}

/** A loan goes on with the month after the figures. */
const stagedOf = (figure: OpeningFigure, at: string) => ({
  ...figure,
  id: newId(at),
  taxYear: taxYearOf(figure.month),
  loanId: figure.loanLeft === '0' ? null : newId(at),
  loanFrom: addMonths(figure.month, 1),
});

type Doing = Pick<Work, 'row' | 'now'>;
const deedBy = ({ row, now }: Doing) => ({
  at: now.at,
  actor: actingIn(row.acting),
  requestId: null,
});

const toldOf = (figure: OpeningFigure, batch: string) => ({
  until: figure.month,
  taxable: decimalText(BigInt(figure.taxable)),
  tax: decimalText(BigInt(figure.tax)),
  fundOwn: decimalText(BigInt(figure.fundOwn)),
  fundEmployer: decimalText(BigInt(figure.fundEmployer)),
  batch,
});

async function auditLoans(tx: Tx, work: Work, opened: readonly OpenedLoan[]): Promise<void> {
  await auditMany(
    tx,
    opened.map(({ id, employeeId, principal, instalment, from }) => ({
      ...deedBy(work),
      action: 'salary-loan.create',
      record: 'salary_loan',
      recordId: id,
      after: {
        employeeId,
        principal: decimalText(principal),
        instalment: decimalText(instalment),
        from,
        batch: work.row.id,
      },
    })),
  );
}

async function writeOpenings(tx: Tx, work: Work, rows: readonly CheckedOpening[]): Promise<void> {
  const { row, now } = work;
  const acting = actingIn(row.acting);
  if (!acting) throw new Error('nobody sent this sheet');
  const numbers = rows.map((line) => line.row);
  await holdPeopleOfSheet(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  refuseOvertakenRows(openingSheet, await findOvertakenOpenings(tx, row.id, 'checked', numbers));
  await auditLoans(tx, work, await insertLoansOfSheet(tx, row.id, numbers, acting, now.at));
  await insertOpenings(tx, row.id, numbers, acting, now.at);
  await auditMany(
    tx,
    rows.flatMap(({ figure }) =>
      figure
        ? [
            {
              ...deedBy(work),
              action: 'opening-figure.create',
              record: 'employee',
              recordId: figure.employeeId,
              after: toldOf(figure, row.id),
            },
          ]
        : [],
    ),
  );
}

/** What was lent counts as never lent, as when one loan is cancelled; what never counted is gone. */
async function clearLoans(tx: Tx, work: Doing, loans: readonly string[]): Promise<void> {
  const { row } = work;
  const acting = actingIn(row.acting);
  if (!acting) throw new Error('nobody takes this sheet back');
  const isUndone = row.state === 'Undone';
  if (isUndone) {
    const these = sql<boolean>`salary_loan.id = any(${[...loans]}::uuid[])`;
    const apart = { batch_id: null };
    await transitionMany(tx, loanFlow, these, 'cancel', { person: acting }, apart);
  } else await removeLoans(tx, loans);
  await auditMany(
    tx,
    loans.map((id) => ({
      ...deedBy(work),
      action: isUndone ? 'salary-loan.cancel' : 'salary-loan.remove',
      record: 'salary_loan',
      recordId: id,
      before: { state: 'Running' },
      ...(isUndone && { after: { state: 'Cancelled' } }),
    })),
  );
}

async function clearOpenings(tx: Tx, work: Doing, most: number): Promise<number> {
  const gone = await removeOpenings(tx, work.row.id, most);
  await clearLoans(
    tx,
    work,
    gone.flatMap(({ loanId }) => loanId ?? []),
  );
  await auditMany(
    tx,
    gone.map(({ employeeId, month, taxable, tax }) => ({
      ...deedBy(work),
      action: 'opening-figure.remove',
      record: 'employee',
      recordId: employeeId,
      before: { until: month, taxable: decimalText(taxable), tax: decimalText(tax) },
    })),
  );
  return gone.length;
}

/** Figures of before and what is left of loans: written in slices, which count at once when all of them are there. */
export const openingWork: SheetWork<CheckedOpening, OpeningFacts> = {
  readFacts: readOpeningFacts,
  checkSome: async (_db, rows, facts) => rows.map((row) => checkOpeningRow(row, facts)),
  checkAll: async (_db, rows) => refuseTwice(rows, ({ figure }) => figure && openingKey(figure)),
  stageSome: async (_tx, _batch, rows, _facts, { at }) =>
    rows.map((row) => ({
      ...row,
      staged: row.kind === 'new' && row.figure ? stagedOf(row.figure, at) : null,
    })),
  keepBefore: async () => undefined,
  slices: { write: writeOpenings, clear: clearOpenings },
  publish: async ({ row }, rows) => {
    // another sheet that says the same was faster
    if (!rows.some(({ kind }) => kind === 'new')) throw new Refusal(paySheetRefusals.nothing);
    return async (tx) => refuseOvertakenRows(openingSheet, await findSettledOpenings(tx, row.id));
  },
  undo: (tx, { row }) => refuseUndo(tx, openingSheet, row.id),
};
