import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useWords } from '../../words/words.ts';
import { afterFocusReturned } from '../form/guards/after-focus-returned.ts';

interface RecordActionsProps {
  readonly edit: string;
  readonly record: {
    /** none where it cannot be out of use */
    readonly active?: boolean;
    readonly can: { readonly change: boolean; readonly remove: boolean };
  };
  readonly onEdit: () => void;
  readonly onActive: (active: boolean) => void;
  readonly onDelete: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with one record of a list, by the server's own word. */
export function RecordActions({ edit, record, ...then }: RecordActionsProps) {
  const { words } = useWords();
  const { active, can } = record;
  return (
    <>
      {can.change && (
        <>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => afterFocusReturned(then.onEdit)}
          >
            {edit}
          </Menu.Item>
          {active !== undefined && (
            <Menu.Item
              leftSection={active ? <IconCircleOff {...icon} /> : <IconCircleCheck {...icon} />}
              onClick={() => then.onActive(!active)}
            >
              {active ? words.act.makeInactive : words.act.makeActive}
            </Menu.Item>
          )}
        </>
      )}
      {can.remove && (
        <Menu.Item
          className="menu-bad"
          leftSection={<IconTrash {...icon} />}
          onClick={() => afterFocusReturned(then.onDelete)}
        >
          {words.act.delete}
        </Menu.Item>
      )}
    </>
  );
}
