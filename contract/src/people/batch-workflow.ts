import { hrWrite } from '../kernel/access-rules.ts';
import { workflow } from '../kernel/workflow.ts';
import { batchStates } from './batch-calls.ts';
import { batchState } from './batch-refusals.ts';

const access = hrWrite;
/** The house itself, where a feed brings rows, and the jobs that do what was asked for. */
const by = ['work'] as const;

/** The life of many changes at once; who asked for a step is noted with its title by the call. */
export const batchFlow = workflow({
  record: 'employee_batch',
  column: 'state',
  states: batchStates,
  begins: ['Checking'],
  moves: {
    check: { from: ['Checking', 'Checked', 'Failed'], to: 'Checking', access, by },
    checked: { from: ['Checking'], to: 'Checked', by },
    failCheck: { from: ['Checking'], to: 'Failed', by },
    apply: { from: ['Checked'], to: 'Applying', access, by },
    // everyone is so already: then there is nothing to apply
    pass: { from: ['Checked'], to: 'Applied', by },
    applied: { from: ['Applying'], to: 'Applied', by },
    failApply: { from: ['Applying'], to: 'Checked', by },
    undo: { from: ['Applied'], to: 'Undoing', access },
    undone: { from: ['Undoing'], to: 'Undone', by },
    failUndo: { from: ['Undoing'], to: 'Applied', by },
    remove: { from: ['Checked', 'Failed'], to: 'gone', access },
  },
  tooLate: batchState,
});
export type BatchAction = keyof typeof batchFlow.moves;
