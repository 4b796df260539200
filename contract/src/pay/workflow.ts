import { workflow } from '../kernel/decisions/workflow.ts';
import { payApprove, payWrite } from './access.ts';
import { paySentBack, payWaits } from './gate/gate-notices.ts';
import { reversalOver, runOver, sheetOver } from './refusals.ts';
import { reversalStates, reversalStateWords } from './corrections/reversal-calls.ts';
import { runStates, runStateWords } from './run-calls.ts';
import { keptSheetStates, sheetStateWords } from './sheet-calls.ts';

/** The pay of a company for a month. */
export const runFlow = workflow({
  record: 'salary_run',
  column: 'state',
  states: runStates,
  begins: ['Draft'],
  moves: {
    generated: {
      from: ['Draft', 'Generated'],
      to: 'Generated',
      by: ['work'],
      audit: 'salary-run.generated',
      notice: payWaits,
    },
    sendBack: {
      from: ['Generated'],
      to: 'Draft',
      access: payApprove,
      audit: 'salary-run.send-back',
      notice: paySentBack,
    },
    approve: {
      from: ['Generated'],
      to: 'Approved',
      access: payApprove,
      audit: 'salary-run.approve',
    },
    pay: { from: ['Approved'], to: 'Paid', access: payApprove, audit: 'salary-run.pay' },
    close: { from: ['Paid'], to: 'Closed', access: payApprove, audit: 'salary-run.close' },
    reverse: {
      // approved: of whom was paid all was taken back, and nobody is left to pay
      from: ['Approved', 'Paid', 'Closed'],
      to: 'Reversed',
      access: payApprove,
      audit: 'salary-run.reverse',
    },
    cancel: {
      from: ['Draft', 'Generated', 'Approved'],
      to: 'Cancelled',
      access: payWrite,
      audit: 'salary-run.cancel',
    },
  },
  tooLate: runOver,
  stateWords: runStateWords,
});

/** The pay of one person in it: moved many at a time. */
export const salarySheetFlow = workflow({
  record: 'salary_sheet',
  column: 'state',
  states: keptSheetStates,
  begins: ['Generated'],
  moves: {
    approve: { from: ['Generated'], to: 'Approved', access: payApprove },
    takeBack: { from: ['Approved'], to: 'Generated', access: payWrite, by: ['work'] },
    pay: { from: ['Approved'], to: 'Paid', access: payApprove },
    reverse: { from: ['Paid'], to: 'Reversed', access: payApprove },
  },
  tooLate: sheetOver,
  stateWords: sheetStateWords,
});

/** Pay that is to be taken back. */
export const reversalFlow = workflow({
  record: 'salary_reversal',
  column: 'state',
  states: reversalStates,
  begins: ['Asked'],
  moves: {
    approve: {
      from: ['Asked'],
      to: 'Approved',
      access: payApprove,
      audit: 'salary-reversal.approve',
    },
    cancel: { from: ['Asked'], to: 'Cancelled', access: payWrite, audit: 'salary-reversal.cancel' },
  },
  tooLate: reversalOver,
  stateWords: reversalStateWords,
});

/** One calculation of a run: made by and by, then shown at once. */
export const attemptFlow = workflow({
  record: 'salary_attempt',
  column: 'state',
  states: ['Making', 'Live', 'Dropped'],
  begins: ['Making'],
  moves: {
    show: { from: ['Making'], to: 'Live', by: ['work'] },
    drop: { from: ['Making', 'Live'], to: 'Dropped', by: ['work'] },
    // the audit log tells it of the run
    stop: { from: ['Making'], to: 'Dropped', access: payWrite },
  },
});

/** Money that was lent: whether it is settled or paused follows from its figures. */
export const loanFlow = workflow({
  record: 'salary_loan',
  column: 'state',
  states: ['Running', 'Cancelled'],
  begins: ['Running'],
  moves: {
    cancel: { from: ['Running'], to: 'Cancelled', access: payWrite, audit: 'salary-loan.cancel' },
  },
});
