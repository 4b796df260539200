import type { User } from '@muster/contract/identity/user-calls.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { showMoment } from '../../../words/moments.ts';
import { roleName } from '../../../words/role-word.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { UserDelete } from '../users/user-delete.tsx';
import { UserDrawer } from '../users/user-drawer.tsx';
import { UserLog } from '../users/user-log.tsx';
import { UserMenu } from '../users/user-menu.tsx';
import { UserStatus } from '../users/user-status.tsx';
import { userQuery } from '../users-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

function UserFacts({ user }: { readonly user: User }) {
  const { words, language } = useWords();
  const { users, profile } = words.account;
  const { fields } = users;
  return (
    <Facts
      facts={[
        [fields.userRole, roleName(user.userRole, words)],
        [fields.concernId, user.concernId?.name ?? users.allConcerns],
        [fields.employeeId, user.employeeId?.name ?? words.list.none],
        [fields.secondFactor, user.secondFactor ? profile.on : profile.off],
        [fields.lastSeenAt, user.lastSeenAt ? showMoment(user.lastSeenAt, language) : users.never],
        [fields.createdAt, showMoment(user.createdAt, language)],
        [fields.updatedAt, showMoment(user.updatedAt, language)],
      ]}
    />
  );
}

function UserPage({ user }: { readonly user: User }) {
  const { words, say } = useWords();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { can } = user;
  const edit = say(words.act.edit, { entity: withinSentence(words.account.users.one) });
  return (
    <>
      <PersonHead
        name={user.name}
        mark={<UserStatus active={user.active} />}
        note={user.email}
        actions={
          can.change && (
            <>
              <Button
                leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {edit}
              </Button>
              <RowMenu label={say(words.list.actionsFor, { name: user.name })}>
                <UserMenu
                  user={user}
                  onEdit={() => setEditing(true)}
                  onDelete={() => setDeleting(true)}
                />
              </RowMenu>
            </>
          )
        }
      >
        <UserFacts user={user} />
      </PersonHead>
      <UserLog id={user.id} />
      <UserDrawer
        open={isEditing ? user.id : undefined}
        onClose={() => setEditing(false)}
        onSaved={() => setEditing(false)}
      />
      <UserDelete
        user={isDeleting ? user : undefined}
        onCancel={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/admin/users', replace: true })}
      />
    </>
  );
}

/** One user: the facts, and what the user did. */
export function UserScreen() {
  const { words } = useWords();
  const { id } = useParams({ from: '/admin/users/$id' });
  const { data, error, refetch } = useQuery(userQuery(id));
  if (data) return <UserPage key={id} user={data} />;
  if (isRefusal(error, notFound))
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={sentenceOf(error, words)}
        action={
          <Button component={Link} to="/admin/users" variant="default">
            {words.account.users.many}
          </Button>
        }
      />
    );
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
