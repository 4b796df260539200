import { Menu, UnstyledButton } from '@mantine/core';
import { IconKey, IconLogout, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useOwnPhoto } from '../../../areas/identity/own-photo.ts';
import { useSession } from '../../../session/session.ts';
import { Face } from '../../../ui/person/face.tsx';
import { roleWord } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';
import { logOut } from '../../log-out.ts';
import { LayoutItems } from '../menu/layout-items.tsx';
import { usePanel } from '../panel.ts';

const icon = { size: 16, stroke: 1.7 };

export function AccountMenu() {
  const { words } = useWords();
  const navigate = useNavigate();
  const profile = `${usePanel().path}/profile`;
  const user = useSession((session) => session.user);
  const photo = useOwnPhoto();
  if (!user) return null;

  const leaveThePanel = async () => {
    const login = logOut();
    await navigate({ to: login });
  };

  return (
    <Menu width={232}>
      <Menu.Target>
        <UnstyledButton className="account">
          <span className="unseen">{words.frame.account} </span>
          <Face className="account-face" name={user.name} photo={photo} />
          <span className="account-name">
            {user.name}
            <small>{roleWord(user, words)}</small>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="on-phone">{user.name}</Menu.Label>
        <Menu.Item component={Link} to={`${profile}/info`} leftSection={<IconUser {...icon} />}>
          {words.frame.profile}
        </Menu.Item>
        <Menu.Item component={Link} to={`${profile}/password`} leftSection={<IconKey {...icon} />}>
          {words.frame.password}
        </Menu.Item>
        <Menu.Divider />
        <LayoutItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void leaveThePanel()}>
          {words.frame.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
