import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** the button that opens it */
  readonly children: ReactNode;
  readonly onExport: (format: ExportFormat) => void;
  /** the same with every column; none where there are no others */
  readonly onExportAll?: (format: ExportFormat) => void;
  /** to be printed, a page for each; none where there is no such document, or it is not theirs */
  readonly onPrint?: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

function Formats({ onExport }: Pick<ExportMenuProps, 'onExport'>) {
  const { words } = useWords();
  return (
    <>
      <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={() => onExport('csv')}>
        {words.act.asCsv}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => onExport('xlsx')}>
        {words.act.asExcel}
      </Menu.Item>
    </>
  );
}

/** Which kind of file, and how much of it. */
export function ExportMenu({ children, onExport, onExportAll, onPrint }: ExportMenuProps) {
  const { words } = useWords();
  return (
    <Menu width={180}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {onExportAll && <Menu.Label>{words.list.shownColumns}</Menu.Label>}
        <Formats onExport={onExport} />
        {onExportAll && (
          <>
            <Menu.Label>{words.list.allColumns}</Menu.Label>
            <Formats onExport={onExportAll} />
          </>
        )}
        {onPrint && (
          <Menu.Item leftSection={<IconFileTypePdf {...icon} />} onClick={onPrint}>
            {words.act.asPdf}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExportButtonProps extends Omit<ExportMenuProps, 'children'> {
  readonly isBusy?: boolean;
  /** there is nothing to put into a file */
  readonly isEmpty: boolean;
}

/** The way to the file at the head of a list. */
export function ExportButton({ isBusy, isEmpty, ...menu }: ExportButtonProps) {
  const { words } = useWords();
  return (
    <ExportMenu {...menu}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        loading={isBusy}
        disabled={isEmpty}
      >
        {words.act.export}
      </Button>
    </ExportMenu>
  );
}
