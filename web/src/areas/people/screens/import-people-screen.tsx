import '../../../ui/page/card.css';
import '../../../ui/sheets/sheet-pages.css';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { useSession } from '../../../session/session.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NoAccess } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { BatchList } from '../batches/batch-list.tsx';
import { ImportSheets } from '../batches/import-sheets.tsx';
import { ImportUpload } from '../batches/import-upload.tsx';
import { peopleShape } from '../people-queries.ts';

/** From a sheet to people: get one, upload it, and what was done before. */
export function ImportPeopleScreen() {
  const { words } = useWords();
  const { batch } = words.people;
  // the filters are those of the list that one came from, the page is of the earlier imports
  const list = useListState(peopleShape);
  const held = useSession((session) => session.user?.capacities) ?? [];
  if (scopesOf(batchCalls.import.access, held).size === 0)
    return <NoAccess title={words.state.noAccessTitle} hint={words.state.noAccessHint} />;
  return (
    <>
      <PageHead title={batch.title} note={batch.note} />
      <div className="import-steps">
        <ImportSheets state={list.state} />
        <ImportUpload />
      </div>
      <BatchList list={list} />
    </>
  );
}
