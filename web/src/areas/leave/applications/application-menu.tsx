import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { useWords } from '../../../words/words.ts';
import { removalOf } from './use-application-actions.ts';

interface ApplicationMenuProps {
  readonly application: LeaveApplication;
  readonly onChange: (application: LeaveApplication) => void;
  readonly onRemove: (application: LeaveApplication) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with one, by the server's own word. */
export function ApplicationMenu({ application, onChange, onRemove }: ApplicationMenuProps) {
  const { application: said } = useWords().words.leave;
  const removal = removalOf(application);
  return (
    <>
      {application.can.change && (
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          onClick={() => afterFocusReturned(() => onChange(application))}
        >
          {said.change}
        </Menu.Item>
      )}
      {removal && (
        <Menu.Item
          className="menu-bad"
          leftSection={<IconTrash {...icon} />}
          onClick={() => afterFocusReturned(() => onRemove(application))}
        >
          {said[removal]}
        </Menu.Item>
      )}
    </>
  );
}
