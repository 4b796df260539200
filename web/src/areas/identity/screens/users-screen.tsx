import { type User, userCalls } from '@muster/contract/identity/user-calls.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { userColumns } from '../users/user-columns.tsx';
import { UserDelete } from '../users/user-delete.tsx';
import { UserDrawer } from '../users/user-drawer.tsx';
import { UserFilters } from '../users/user-filters.tsx';
import { UserMenu } from '../users/user-menu.tsx';
import { usersQuery, usersShape } from '../users-queries.ts';

/** Who works in the administrators' panel. */
export function UsersScreen() {
  const { words, language } = useWords();
  const { users } = words.account;
  const pages = usePages(({ id }: User) => ({ to: '/admin/users/$id', params: { id } }));
  const list = useListState(usersShape);
  const answer = useQuery(usersQuery(list.state));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(userCalls.create.access, held).size > 0;
  const [deleting, setDeleting] = useState<User>();
  const stopDeleting = () => setDeleting(undefined);
  return (
    <>
      <ListScreen
        name="users"
        title={users.many}
        within={{ entity: withinSentence(users.one), entities: withinSentence(users.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={userColumns(words, language)}
        renderFilters={(isSheet) => <UserFilters list={list} isSheet={isSheet} />}
        rowId={(user) => user.id}
        rowLabel={(user) => user.name}
        {...pages}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
        renderMenu={(user) =>
          (user.can.change || user.can.remove) && (
            <UserMenu
              user={user}
              onEdit={() => list.open(user.id)}
              onDelete={() => setDeleting(user)}
            />
          )
        }
      />
      {mayWrite && (
        <UserDrawer open={list.state.open} onClose={list.close} onSaved={list.restart} />
      )}
      <UserDelete
        user={deleting}
        onCancel={stopDeleting}
        onDeleted={() => {
          stopDeleting();
          list.restart();
        }}
      />
    </>
  );
}
