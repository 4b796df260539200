import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { afterFocusReturned } from '../ui/form/after-focus-returned.ts';
import { useEntityChanges } from './queries.ts';
import { type RecordScreen, useRecordWords } from './record-screen.ts';

interface RecordMenuProps {
  readonly screen: RecordScreen;
  readonly record: EntityRecord;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with one record of a list, by the server's own word. */
export function RecordMenu({ screen, record, onEdit, onDelete }: RecordMenuProps) {
  const { words, say, within } = useRecordWords(screen);
  const { setActive } = useEntityChanges(screen);
  const { active, can } = record;
  return (
    <>
      {can.change && (
        <>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => afterFocusReturned(onEdit)}
          >
            {say(words.act.edit, within)}
          </Menu.Item>
          <Menu.Item
            leftSection={active ? <IconCircleOff {...icon} /> : <IconCircleCheck {...icon} />}
            onClick={() => void setActive(record, !active)}
          >
            {active ? words.act.makeInactive : words.act.makeActive}
          </Menu.Item>
        </>
      )}
      {can.remove && (
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
