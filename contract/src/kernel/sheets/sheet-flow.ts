import type { AccessRule } from '../access/actor.ts';
import { batchStates } from './sheet-batch.ts';
import type { SheetRefusals } from './sheet-refusals.ts';
import { workflow } from '../decisions/workflow.ts';

/** Who may have sheets of a room checked and throw them away, who sees, applies and undoes them. */
export interface SheetAccess {
  readonly start: AccessRule;
  readonly see: AccessRule;
  readonly apply: AccessRule;
  readonly undo: AccessRule;
}

/** The house itself, where a feed brings rows, and the jobs that do what was asked for. */
const by = ['work'] as const;

/** The life of many changes at once; who asked for a step is noted with its title by the call. */
export const sheetFlow = (subject: string, may: SheetAccess, { state }: SheetRefusals) =>
  workflow({
    record: 'sheet_batch',
    subject,
    column: 'state',
    states: batchStates,
    begins: ['Checking'],
    moves: {
      check: { from: ['Checking', 'Checked', 'Failed'], to: 'Checking', access: may.start, by },
      checked: { from: ['Checking'], to: 'Checked', by },
      failCheck: { from: ['Checking'], to: 'Failed', by },
      apply: { from: ['Checked'], to: 'Applying', access: may.apply, by },
      // everything is so already: then there is nothing to apply
      pass: { from: ['Checked'], to: 'Applied', by },
      applied: { from: ['Applying'], to: 'Applied', by },
      failApply: { from: ['Applying'], to: 'Checked', by },
      undo: { from: ['Applied'], to: 'Undoing', access: may.undo },
      undone: { from: ['Undoing'], to: 'Undone', by },
      failUndo: { from: ['Undoing'], to: 'Applied', by },
      remove: { from: ['Checked', 'Failed'], to: 'gone', access: may.start },
    },
    tooLate: state,
  });
export type SheetFlow = ReturnType<typeof sheetFlow>;
export type SheetAction = keyof SheetFlow['moves'];
