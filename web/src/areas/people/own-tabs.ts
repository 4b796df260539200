import type { SessionUser } from '@muster/contract/identity/account.ts';
import { lazily } from '../../wiring/lazily.tsx';
import type { OwnTab } from '../../wiring/web-room.ts';

const parts = () => import('./own/own-profile-tabs.tsx');
/** A record and pay have people only. */
const isFor = ({ employeeId }: SessionUser): boolean => employeeId !== null;

export const peopleOwnTabs: readonly OwnTab[] = [
  {
    path: 'history',
    label: ({ people }) => people.profile.tabs.history,
    order: 20,
    isFor,
    Tab: lazily(parts, 'OwnHistory'),
  },
  {
    path: 'education',
    label: ({ people }) => people.lists.titles.education,
    order: 30,
    isFor,
    Tab: lazily(parts, 'OwnEducation'),
  },
  {
    path: 'experience',
    label: ({ people }) => people.lists.titles.experience,
    order: 40,
    isFor,
    Tab: lazily(parts, 'OwnExperience'),
  },
  {
    path: 'family',
    label: ({ people }) => people.lists.titles.family,
    order: 50,
    isFor,
    Tab: lazily(parts, 'OwnFamily'),
  },
  {
    path: 'documents',
    label: ({ people }) => people.documents.title,
    order: 60,
    isFor,
    Tab: lazily(parts, 'OwnDocumentList'),
  },
  {
    path: 'items',
    label: ({ people }) => people.items.title,
    order: 70,
    isFor,
    Tab: lazily(parts, 'OwnItems'),
  },
  {
    path: 'bank',
    label: ({ people }) => people.bank.tab,
    order: 80,
    isFor,
    Tab: lazily(parts, 'OwnBankAccount'),
  },
];
