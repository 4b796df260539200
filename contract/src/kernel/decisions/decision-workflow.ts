import { decisionStates, decisionStateWords } from './decision.ts';
import { decisionOver } from '../refusals.ts';
import { workflow } from './workflow.ts';

/**
 * The life of something that waits for a yes. Who may say it is asked of its steps; whoever asked for it,
 * or the room it belongs to, takes it back.
 */
export const decisionFlow = workflow({
  record: 'decision',
  column: 'state',
  states: decisionStates,
  begins: ['Pending'],
  moves: {
    passOn: { from: ['Pending'], to: 'Pending', by: ['verdict', 'work'] },
    approve: { from: ['Pending'], to: 'Approved', by: ['verdict'] },
    reject: { from: ['Pending'], to: 'Rejected', by: ['verdict'] },
    return: { from: ['Pending'], to: 'Returned', by: ['verdict'] },
    takeBack: { from: ['Pending'], to: 'Cancelled', by: ['work'] },
  },
  tooLate: decisionOver,
  stateWords: decisionStateWords,
});
