import { PageHead } from '../../../ui/page/page-head.tsx';
import { NoAccess } from '../../../ui/page/states.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useWords } from '../../../words/words.ts';
import {
  entryPlace,
  openingPlace,
  type PaySheetPlace,
  usePaySheetWords,
} from './pay-sheet-place.ts';
import { PaySheetList } from './pay-sheet-list.tsx';
import { PaySheetToFill, PaySheetUpload } from './pay-sheet-steps.tsx';

/** Get a sheet, upload it, and what came before. */
function PaySheetsPage({ place }: { readonly place: PaySheetPlace }) {
  const { words } = useWords();
  const { own } = usePaySheetWords(place);
  if (!useMayCall(place.calls.import))
    return <NoAccess title={words.state.noAccessTitle} hint={words.state.noAccessHint} />;
  return (
    <>
      <PageHead title={own.title} note={own.note} />
      <div className="import-steps">
        <PaySheetToFill place={place} />
        <PaySheetUpload place={place} />
      </div>
      <PaySheetList place={place} />
    </>
  );
}

export const EntrySheetsScreen = () => <PaySheetsPage place={entryPlace} />;
export const OpeningSheetsScreen = () => <PaySheetsPage place={openingPlace} />;
