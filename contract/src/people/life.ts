import { hrWrite } from '../kernel/access-rules.ts';
import { workflow } from '../kernel/workflow.ts';

export const statuses = [
  'Draft',
  'Probation',
  'Confirmed',
  'Notice',
  'Left',
  'Suspended',
  'Long leave',
] as const;
export type Status = (typeof statuses)[number];

/** Those who belong to the house today, whatever keeps them away. */
export const employed = statuses.filter((status) => status !== 'Draft' && status !== 'Left');

const access = hrWrite;

/** The life of an employee: nothing else changes a status. */
export const life = workflow<Status, LifeAction>({
  join: { from: ['Draft'], to: 'Probation', access },
  joinConfirmed: { from: ['Draft'], to: 'Confirmed', access },
  confirm: { from: ['Probation'], to: 'Confirmed', access },
  giveNotice: { from: ['Probation', 'Confirmed'], to: 'Notice', access },
  withdrawNotice: { from: ['Notice'], to: 'back', access },
  suspend: { from: ['Probation', 'Confirmed', 'Notice'], to: 'Suspended', access },
  resume: { from: ['Suspended'], to: 'back', access },
  beginLongLeave: { from: ['Probation', 'Confirmed'], to: 'Long leave', access },
  endLongLeave: { from: ['Long leave'], to: 'back', access },
  leave: {
    from: ['Probation', 'Confirmed', 'Notice', 'Suspended', 'Long leave'],
    to: 'Left',
    access,
  },
  rehire: { from: ['Left'], to: 'Probation', access },
});

export const lifeActions = [
  'join',
  'joinConfirmed',
  'confirm',
  'giveNotice',
  'withdrawNotice',
  'suspend',
  'resume',
  'beginLongLeave',
  'endLongLeave',
  'leave',
  'rehire',
] as const;
export type LifeAction = (typeof lifeActions)[number];

/** Why someone left; kept with the last day. */
export const leavingReasons = [
  'Resigned',
  'Retired',
  'Contract ended',
  'Dismissed',
  'Redundant',
  'Died',
  'Other',
] as const;
