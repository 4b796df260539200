import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import type { Column } from '../../table/column.ts';
import { useHiddenColumns } from './column-visibility.ts';

interface ColumnsMenuProps {
  readonly list: string;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'place' | 'isExtra'>[];
}

export function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const { words } = useWords();
  const { hidden, toggle } = useHiddenColumns(list, columns);
  return (
    <Menu
      position="bottom-end"
      width={190}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={words.list.chooseColumns}
          title={words.list.chooseColumns}
        >
          <IconColumns3 size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.list.columns}</Menu.Label>
        {columns
          .filter((column) => column.place !== 'title')
          .map(({ key, header }) => (
            <Menu.CheckboxItem
              key={key}
              checked={!hidden.includes(key)}
              onChange={() => toggle(key)}
            >
              {header}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
