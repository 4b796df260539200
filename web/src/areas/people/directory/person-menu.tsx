import type { Employee } from '@muster/contract/people/employee.ts';
import { Menu } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { useWords } from '../../../words/words.ts';

interface PersonMenuProps {
  readonly person: Employee;
  readonly onDelete: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with one person besides opening the profile. */
export function PersonMenu({ person, onDelete }: PersonMenuProps) {
  const { words } = useWords();
  return (
    <>
      <Menu.Item
        component={Link}
        // the address of the print view, made by the route's own pattern
        to={`/admin/employee/${person.id}/print`}
        leftSection={<IconPrinter {...icon} />}
      >
        {words.people.profile.print}
      </Menu.Item>
      {person.can.remove && (
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
