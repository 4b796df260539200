import './users.css';
import type { User } from '@muster/contract/identity/user-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import { roleName } from '../../../words/role-word.ts';
import type { Words } from '../../../words/words.ts';
import { UserStatus } from './user-status.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function userColumns(words: Words, language: Language): readonly Column<User>[] {
  const { users, profile } = words.account;
  const { fields } = users;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: ({ name, email }) => (
        <span className="user-name">
          {name} <small>{email}</small>
        </span>
      ),
    },
    {
      key: 'userRole',
      header: fields.userRole,
      sortable: true,
      place: 'meta',
      cell: ({ userRole }) => roleName(userRole, words),
    },
    {
      key: 'concernId',
      header: fields.concernId,
      place: 'meta',
      isBlank: ({ concernId }) => concernId === null,
      cell: ({ concernId }) =>
        concernId?.name ?? <span className="dt-none">{users.allConcerns}</span>,
    },
    {
      key: 'secondFactor',
      header: fields.secondFactor,
      place: 'meta',
      isBlank: ({ secondFactor }) => !secondFactor,
      cell: ({ secondFactor }) =>
        secondFactor ? profile.on : <span className="dt-none">{profile.off}</span>,
    },
    {
      key: 'lastSeenAt',
      header: fields.lastSeenAt,
      sortable: true,
      place: 'meta',
      isBlank: ({ lastSeenAt }) => lastSeenAt === null,
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          showMoment(lastSeenAt, language)
        ) : (
          <span className="dt-none">{users.never}</span>
        ),
    },
    {
      key: 'active',
      header: fields.active,
      sortable: true,
      place: 'meta',
      cell: ({ active }) => <UserStatus active={active} />,
    },
  ];
}
