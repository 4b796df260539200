import '../../../ui/sheets/sheet-pages.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import {
  ApplyButton,
  RecheckButton,
  RemoveButton,
  UndoButton,
} from '../../../ui/sheets/sheet-actions.tsx';
import { SheetMark } from '../../../ui/sheets/sheet-mark.tsx';
import { SheetNotes } from '../../../ui/sheets/sheet-notes.tsx';
import { SheetProgress } from '../../../ui/sheets/sheet-progress.tsx';
import { SheetTiles } from '../../../ui/sheets/sheet-tiles.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { PaySheetMendRows } from './pay-sheet-mending.tsx';
import {
  entryPlace,
  openingPlace,
  type PaySheetPlace,
  usePaySheetWords,
} from './pay-sheet-place.ts';
import { paySheetQuery, paySheetRowsShape } from './pay-sheet-queries.ts';
import { PaySheetRows } from './pay-sheet-rows.tsx';
import { PaySheetTotals } from './pay-sheet-totals.tsx';
import { useEndOfPaySheet, usePaySheetDeeds, usePaySheetFigures } from './use-pay-sheet-deeds.ts';

interface ShownProps {
  readonly place: PaySheetPlace;
  readonly batch: SheetBatch;
}

function Head({
  place,
  batch,
  deeds,
}: ShownProps & { readonly deeds: ReturnType<typeof usePaySheetDeeds> }) {
  const { say, language } = useWords();
  const { common, own } = usePaySheetWords(place);
  const { can, madeBy, createdAt } = batch;
  return (
    <PageHead
      title={batch.title}
      note={
        <span className="batch-about">
          <SheetMark state={batch.state} said={common.states} />
          <span>{say(common.about, { name: madeBy, when: showMoment(createdAt, language) })}</span>
        </span>
      }
      actions={
        <>
          {can.remove && <RemoveButton batch={batch} deed={deeds.remove} said={common.remove} />}
          {can.check && <RecheckButton deed={deeds.recheck} said={common.recheck} />}
          {can.undo && <UndoButton batch={batch} deed={deeds.undo} said={own.undo} />}
        </>
      }
    />
  );
}

/** What applying does, and why it cannot be done. */
function useApplyWords({ place, batch }: ShownProps) {
  const { say } = useWords();
  const { common, own } = usePaySheetWords(place);
  const { new: added, faulty } = batch.counts;
  const why = faulty > 0 ? say(common.whyFaulty, { count: faulty }) : common.whyNothing;
  return {
    deed: added > 0 ? say(own.apply, { count: added }) : common.nothingToApply,
    why: batch.can.apply ? undefined : why,
  };
}

function PaySheetShown({ place, batch }: ShownProps) {
  const { common, own } = usePaySheetWords(place);
  const deeds = usePaySheetDeeds(place, batch.id);
  const figures = usePaySheetFigures(place);
  const said = useApplyWords({ place, batch });
  const list = useListState(paySheetRowsShape);
  useEndOfPaySheet(place, batch);
  const { which } = list.state.filters;
  const isMending =
    batch.can.mend && batch.counts.faulty > 0 && (which === undefined || which === 'faulty');
  const hasRows = batch.state !== 'Checking' && Object.values(batch.counts).some(Boolean);
  return (
    <>
      <Link className="batch-back" to={place.path}>
        <IconArrowLeft size={15} stroke={1.8} aria-hidden />
        {own.back}
      </Link>
      <Head place={place} batch={batch} deeds={deeds} />
      <SheetNotes batch={batch} refused={deeds.refused} figures={figures(batch)} said={common} />
      <SheetProgress batch={batch} said={common.progress} />
      {hasRows && (
        <>
          <SheetTiles counts={batch.counts} said={common.tiles} list={list} />
          <PaySheetTotals place={place} batch={batch} />
          <div className="batch-bar">
            <ApplyButton batch={batch} deed={deeds.apply} said={said} />
          </div>
          {isMending && (
            <PaySheetMendRows key={batch.state} place={place} batch={batch} mend={deeds.mend} />
          )}
          {!(isMending && which === 'faulty') && (
            <PaySheetRows place={place} batch={batch} list={list} />
          )}
        </>
      )}
    </>
  );
}

function PaySheetPage({ place }: Pick<ShownProps, 'place'>) {
  const { words } = useWords();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(paySheetQuery(place, id));
  if (data) return <PaySheetShown key={data.id} place={place} batch={data} />;
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

/** One sheet: what it would enter, what is wrong in it, and then what it did. */
export const EntrySheetScreen = () => <PaySheetPage place={entryPlace} />;
export const OpeningSheetScreen = () => <PaySheetPage place={openingPlace} />;
