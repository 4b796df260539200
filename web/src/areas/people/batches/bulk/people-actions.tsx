import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { Button } from '@mantine/core';
import { IconTableImport, IconUserEdit } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useExport } from '../../../../api/use-export.ts';
import { useSession } from '../../../../session/session.ts';
import type { ListState } from '../../../../ui/list/list-state.ts';
import { usePhone } from '../../../../ui/page/use-phone.ts';
import { useRooms } from '../../../../wiring/web-room.ts';
import { useWords } from '../../../../words/words.ts';
import { downloadPeople } from '../../people-queries.ts';
import type { Whom } from './use-bulk-form.ts';

/** The way to the import; it keeps the filters, whose sheet may be wanted there. */
function ImportLink() {
  const { words } = useWords();
  const search = useSearch({ strict: false });
  const {
    pageNo: _page,
    limit: _limit,
    open: _open,
    ...filters
  } = search as Record<string, string>;
  return (
    <Button
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/employee/import" search={filters} {...props} />}
    >
      {words.people.batch.import}
    </Button>
  );
}

/** How many the bulk change can be asked for at once by the list; of another day it is not. */
const allOf = ({ filters }: ListState, total: number | undefined) =>
  filters.asOf ? undefined : total;

/** What is done with many people of the list: a file, an import, a change of all of them. */
export function usePeopleActions(state: ListState, total: number | undefined) {
  const { words } = useWords();
  const { change } = words.people.batch;
  const isPhone = usePhone();
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayTake = scopesOf(peopleCalls.export.access, held).size > 0;
  const mayChange = scopesOf(batchCalls.change.access, held).size > 0;
  const [whom, setWhom] = useState<Whom>();
  const file = useExport(
    words.people.employee.many,
    (format, columns: readonly string[] | undefined, ids?: ReadonlySet<string>) =>
      // the name stands with the number in one column of the screen
      downloadPeople(state, { format, columns: columns && ['number', ...columns], ids }),
  );
  const others = useRooms().flatMap(({ EmployeeAction }) => EmployeeAction ?? []);
  const bulk = (ids: ReadonlySet<string>) => (
    <>
      <button
        type="button"
        aria-label={change.change}
        onClick={() => setWhom({ ids, state, total: allOf(state, total) })}
      >
        <IconUserEdit size={16} aria-hidden />
        {isPhone ? change.changeShort : change.change}
      </button>
      {others.map((Action, at) => (
        <Action key={at} ids={ids} />
      ))}
    </>
  );
  return {
    whom,
    forgetWhom: () => setWhom(undefined),
    isSelectable: mayTake || mayChange,
    /** for the list screen */
    list: {
      actions: mayChange && <ImportLink />,
      hasFullExport: true,
      isExporting: file.isBusy,
      onExport: mayTake
        ? (
            format: 'csv' | 'xlsx',
            columns: readonly string[] | undefined,
            ids?: ReadonlySet<string>,
          ) => void file.start(format, columns, ids)
        : undefined,
      renderBulk: mayChange ? bulk : undefined,
    },
  };
}
