import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { loanFlow } from '@muster/contract/pay/workflow.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { paySheetRefusals } from '@muster/contract/pay/by-sheet/pay-sheet-refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import {
  refuseBatchOvertaken,
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
import { taxYearOf } from '../rules/by-sheet/tax-year.ts';
import {
  findOpenings,
  insertLoansOfSheet,
  insertOpenings,
  loansOfSheet,
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

const deedBy = ({ row, now }: Work) => ({
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

async function lend(tx: Tx, work: Work): Promise<void> {
  const acting = actingIn(work.row.acting);
  if (!acting) throw new Error('nobody sent this sheet');
  const opened = await insertLoansOfSheet(tx, work.row.id, acting, work.now.at);
  await insertOpenings(tx, work.row.id, acting, work.now.at);
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

/** What was lent counts as never lent, as when one loan is cancelled. */
async function cancelLoansOfSheet(tx: Tx, { row }: Work): Promise<void> {
  const acting = actingIn(row.acting);
  if (!acting) throw new Error('nobody takes this sheet back');
  await transitionMany(tx, loanFlow, loansOfSheet(row.id), 'cancel', { person: acting });
}

async function undoOpenings(tx: Tx, work: Work): Promise<void> {
  const { row } = work;
  await holdPeopleOfSheet(tx, row.id);
  await refuseUndo(tx, openingSheet, row.id);
  await cancelLoansOfSheet(tx, work);
  const gone = await removeOpenings(tx, row.id);
  const by = deedBy(work);
  await auditMany(
    tx,
    gone.flatMap(({ employeeId, loanId, month, taxable, tax }) => [
      {
        ...by,
        action: 'opening-figure.remove',
        record: 'employee',
        recordId: employeeId,
        before: { until: month, taxable: decimalText(taxable), tax: decimalText(tax) },
      },
      ...(loanId === null
        ? []
        : [
            {
              ...by,
              action: 'salary-loan.cancel',
              record: 'salary_loan',
              recordId: loanId,
              before: { state: 'Running' },
              after: { state: 'Cancelled' },
            },
          ]),
    ]),
  );
}

/** Figures of before and what is left of loans: all of it in one transaction. */
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
  publish: async (work, rows) => {
    const { row } = work;
    const deeds = rows.flatMap(({ kind, figure }) =>
      kind === 'new' && figure
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
    );
    // another sheet that says the same was faster
    if (deeds.length === 0) throw new Refusal(paySheetRefusals.nothing);
    return async (tx) => {
      await holdPeopleOfSheet(tx, row.id);
      await refuseBatchOvertaken(tx, openingSheet, row.id);
      await lend(tx, work);
      await auditMany(tx, deeds);
    };
  },
  undo: undoOpenings,
};
