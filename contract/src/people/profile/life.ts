import { hrWrite } from '../../kernel/access/access-rules.ts';
import { workflow } from '../../kernel/decisions/workflow.ts';

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
export const life = workflow<Status, LifeAction, Status | 'back'>({
  record: 'employee',
  column: 'status',
  states: statuses,
  begins: ['Draft', 'Probation', 'Confirmed'],
  moves: {
    join: { from: ['Draft'], to: 'Probation', access, audit: 'employee.join' },
    joinConfirmed: { from: ['Draft'], to: 'Confirmed', access, audit: 'employee.joinConfirmed' },
    confirm: { from: ['Probation'], to: 'Confirmed', access, audit: 'employee.confirm' },
    giveNotice: {
      from: ['Probation', 'Confirmed'],
      to: 'Notice',
      access,
      audit: 'employee.giveNotice',
    },
    withdrawNotice: { from: ['Notice'], to: 'back', access, audit: 'employee.withdrawNotice' },
    suspend: {
      from: ['Probation', 'Confirmed', 'Notice'],
      to: 'Suspended',
      access,
      audit: 'employee.suspend',
    },
    resume: { from: ['Suspended'], to: 'back', access, audit: 'employee.resume' },
    beginLongLeave: {
      from: ['Probation', 'Confirmed'],
      to: 'Long leave',
      access,
      audit: 'employee.beginLongLeave',
    },
    endLongLeave: { from: ['Long leave'], to: 'back', access, audit: 'employee.endLongLeave' },
    leave: {
      from: ['Probation', 'Confirmed', 'Notice', 'Suspended', 'Long leave'],
      to: 'Left',
      access,
      audit: 'employee.leave',
    },
    rehire: { from: ['Left'], to: 'Probation', access, audit: 'employee.rehire' },
  },
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
