import { type Ask, type Entry, one } from './entry.ts';

const company: Ask = ({ side }) => ({ path: { id: side.concern } });

export const entries: Readonly<Record<string, Entry>> = {
  'concern-logo.read': one(company),
  'concern-logo.set': one(async ({ side, make, maker }) => ({
    path: { id: side.concern },
    body: { fileId: await make.logo(maker) },
  })),
  'concern-logo.remove': one(company),
};
