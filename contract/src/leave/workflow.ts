import { workflow } from '../kernel/decisions/workflow.ts';
import { keepLeave, leaveStates, ownLeave } from './calls/leave-calls.ts';
import { leaveCancelled } from './notices.ts';
import { overAlready, overStates } from './refusals.ts';

/** Everyone for themselves, and those who keep leave for others. */
const access = {
  ...ownLeave,
  hr: ['own', keepLeave.hr],
  admin: ['own', keepLeave.admin],
} as const;

/** The life of an application: nothing else changes its state. */
export const applicationFlow = workflow({
  record: 'leave_application',
  column: 'status',
  states: leaveStates,
  begins: ['Draft', 'Pending'],
  moves: {
    save: { from: ['Draft'], to: 'Draft', access, audit: 'leave.change' },
    send: { from: ['Draft', 'Pending'], to: 'Pending', access, audit: 'leave.change' },
    putAside: { from: ['Pending'], to: 'Draft', access, audit: 'leave.change' },
    approve: { from: ['Pending'], to: 'Approved', by: ['verdict'] },
    reject: { from: ['Pending'], to: 'Rejected', by: ['verdict'] },
    // it can be changed and sent again, or thrown away
    sendBack: { from: ['Pending'], to: 'Draft', by: ['verdict'] },
    cancel: {
      from: ['Draft', 'Pending', 'Approved'],
      to: 'Cancelled',
      access,
      audit: 'leave.cancel',
      notice: leaveCancelled,
    },
    // a calendar changed, and none of its days is left
    lapse: {
      from: ['Pending', 'Approved'],
      to: 'Cancelled',
      by: ['work'],
      audit: 'leave.recount',
    },
    remove: { from: ['Draft'], to: 'gone', access, audit: 'leave.remove' },
  },
  tooLate: overAlready,
  stateWords: overStates,
});
