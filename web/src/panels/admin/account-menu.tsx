import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconArrowAutofitContent,
  IconArrowAutofitWidth,
  IconKey,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLayout } from '../../session/layout.ts';
import { useSession } from '../../session/session.ts';
import { initials } from '../../ui/initials.ts';
import { roleWord } from '../../words/role-word.ts';
import { useWords } from '../../words/words.ts';
import { logOut } from '../log-out.ts';

const icon = { size: 16, stroke: 1.7 };

export function AccountMenu() {
  const { words } = useWords();
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const fluid = useLayout((layout) => layout.fluid);
  if (!user) return null;

  const leaveThePanel = async () => {
    await logOut();
    await navigate({ to: '/login' });
  };
  const width = fluid
    ? { label: words.frame.centred, Icon: IconArrowAutofitContent }
    : { label: words.frame.fluid, Icon: IconArrowAutofitWidth };

  return (
    <Menu width={232}>
      <Menu.Target>
        <UnstyledButton className="account">
          <span className="unseen">{words.frame.account} </span>
          <span className="account-face" aria-hidden>
            {initials(user.name)}
          </span>
          <span className="account-name">
            {user.name}
            <small>{roleWord(user, words)}</small>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="on-phone">{user.name}</Menu.Label>
        <Menu.Item component={Link} to="/admin/profile/info" leftSection={<IconUser {...icon} />}>
          {words.frame.profile}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/admin/profile/password"
          leftSection={<IconKey {...icon} />}
        >
          {words.frame.password}
        </Menu.Item>
        <Menu.Item
          className="on-desk"
          leftSection={<width.Icon {...icon} />}
          onClick={() => useLayout.setState({ fluid: !fluid })}
        >
          {width.label}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void leaveThePanel()}>
          {words.frame.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
