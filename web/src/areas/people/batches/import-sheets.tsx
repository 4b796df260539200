import { Button } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconTableRow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useExport } from '../../../api/use-export.ts';
import { ExportMenu } from '../../../ui/list/views/export-menu.tsx';
import type { ListState } from '../../../ui/list/list-state.ts';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../words/words.ts';
import { downloadPeople, peopleQuery } from '../people-queries.ts';

/** Nobody has it: a list of only that one has a header and no rows. */
const nobody: ReadonlySet<string> = new Set(['00000000-0000-0000-0000-000000000000']);

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The sheet to fill in: with those whom the list shows, or empty. */
export function ImportSheets({ state }: { readonly state: ListState }) {
  const { words, say } = useWords();
  const { steps, title } = words.people.batch;
  const shown = useShownCount();
  const { data } = useQuery(peopleQuery({ ...state, pageNo: 1 }));
  const filled = useExport(words.people.employee.many, (format) =>
    downloadPeople(state, { format }),
  );
  const empty = useExport(title, (format) => downloadPeople(state, { format, ids: nobody }));
  const count = data?.total ?? 0;
  return (
    <section className="card" aria-labelledby="import-sheet">
      <h2 id="import-sheet">{steps.sheet}</h2>
      <p className="card-note">{steps.sheetNote}</p>
      <div className="import-sheets">
        <div>
          <ExportMenu onExport={(format) => void filled.start(format)}>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet {...icon} />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
              loading={filled.isBusy}
              disabled={count === 0}
            >
              {say(steps.filled, { count: shown(count) })}
            </Button>
          </ExportMenu>
          <small>{steps.filledNote}</small>
        </div>
        <div>
          <ExportMenu onExport={(format) => void empty.start(format)}>
            <Button
              variant="default"
              leftSection={<IconTableRow {...icon} />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
              loading={empty.isBusy}
            >
              {steps.empty}
            </Button>
          </ExportMenu>
          <small>{steps.emptyNote}</small>
        </div>
      </div>
    </section>
  );
}
