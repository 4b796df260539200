import { type AccessRow, staff } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Inbox',
    calls: /^(inbox\.(list|read|decide|decideMany)|delegation\.(list|create|remove))$/,
    may: staff,
  },
  {
    row: 'Inbox, notifications, own settings',
    calls: /^notification\.(list|markRead|choices|choose)$/,
    may: ['applicant', ...staff],
  },
];
