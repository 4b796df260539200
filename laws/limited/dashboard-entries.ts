import { type Entry, group } from './entry.ts';

export const entries: Readonly<Record<string, Entry>> = {
  'dashboard.setUpList': group,
};
