import { workflow } from '../kernel/decisions/workflow.ts';
import { enterTimes, entryStates, entryStateWords } from './entry-calls.ts';
import { entryNotUndone } from './refusals.ts';

/** The life of punches that were entered for others: applied by and by, and taken back as a whole. */
export const entryFlow = workflow({
  record: 'punch_entry',
  column: 'state',
  states: entryStates,
  begins: ['Applying'],
  moves: {
    applied: { from: ['Applying'], to: 'Applied', by: ['work'] },
    undo: {
      from: ['Applying', 'Applied'],
      to: 'Undoing',
      access: enterTimes,
      audit: 'punch-entry.undo',
    },
    undone: { from: ['Undoing'], to: 'Undone', by: ['work'] },
  },
  tooLate: entryNotUndone,
  stateWords: entryStateWords,
});
