import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** the button that opens it */
  readonly children: ReactNode;
  readonly onExport: (format: ExportFormat) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Which kind of file. */
export function ExportMenu({ children, onExport }: ExportMenuProps) {
  const { words } = useWords();
  return (
    <Menu width={180}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={() => onExport('csv')}>
          {words.act.asCsv}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => onExport('xlsx')}>
          {words.act.asExcel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
