import type { User } from '@muster/contract/identity/user-calls.ts';
import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useSession } from '../../../session/session.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { useUserChanges } from '../users-queries.ts';

interface UserMenuProps {
  readonly user: User;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with one user, by the server's own word; nobody locks the own account. */
export function UserMenu({ user, onEdit, onDelete }: UserMenuProps) {
  const { words, say } = useWords();
  const { users } = words.account;
  const { setActive } = useUserChanges();
  const isOwn = useSession((session) => session.user?.id === user.id);
  return (
    <>
      {user.can.change && (
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          onClick={() => afterFocusReturned(onEdit)}
        >
          {say(words.act.edit, { entity: withinSentence(users.one) })}
        </Menu.Item>
      )}
      {user.can.change && !isOwn && (
        <Menu.Item
          leftSection={user.active ? <IconCircleOff {...icon} /> : <IconCircleCheck {...icon} />}
          onClick={() => void setActive(user, !user.active)}
        >
          {user.active ? users.disable : users.enable}
        </Menu.Item>
      )}
      {user.can.remove && (
        <Menu.Item
          className="menu-bad"
          leftSection={<IconTrash {...icon} />}
          onClick={() => afterFocusReturned(onDelete)}
        >
          {words.act.delete}
        </Menu.Item>
      )}
    </>
  );
}
