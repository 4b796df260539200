import { listing } from '../kernel/listing.ts';

export const applicationsListed = listing({
  sorts: [
    'applicationStartDate',
    'applicationEndDate',
    'name',
    'leaveType',
    'totalDays',
    'status',
    'createdAt',
  ],
  order: '-applicationStartDate',
  searches: ['employee'],
});
export const ownApplicationsListed = listing({
  sorts: [
    'applicationStartDate',
    'applicationEndDate',
    'leaveType',
    'totalDays',
    'status',
    'createdAt',
  ],
  order: '-applicationStartDate',
  searches: ['leaveType', 'reason'],
});
