import '../../../ui/page/card.css';
import '../../../ui/sheets/sheet-pages.css';
import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { showDay } from '../../../ui/text/day-text.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import {
  ApplyButton,
  RecheckButton,
  RemoveButton,
  UndoButton,
} from '../../../ui/sheets/sheet-actions.tsx';
import { SheetNotes } from '../../../ui/sheets/sheet-notes.tsx';
import { SheetProgress } from '../../../ui/sheets/sheet-progress.tsx';
import { SheetTiles } from '../../../ui/sheets/sheet-tiles.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { batchQuery, rowsShape } from '../batches/batch-queries.ts';
import { BatchRows } from '../batches/batch-rows.tsx';
import { BatchMark } from '../batches/batch-state.tsx';
import { FaultActions } from '../batches/mending/fault-actions.tsx';
import { MendedSheet } from '../batches/mending/mended-sheet.tsx';
import { MendRows } from '../batches/mending/mend-rows.tsx';
import { MissingPlaces } from '../batches/mending/missing-places.tsx';
import { useBatchActions, useEndOfWork } from '../batches/use-batch-actions.ts';
import { useBatchAction, useFigures, useWhyNot } from '../batches/use-batch-action.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface HeadProps {
  readonly batch: Batch;
  readonly deeds: ReturnType<typeof useBatchActions>;
}

function Head({ batch, deeds }: HeadProps) {
  const { words, say, language } = useWords();
  const { about, from, kinds, apply, remove, recheck, undo } = words.people.batch;
  const { kind, madeBy, createdAt, effectiveFrom, can } = batch;
  const when = showMoment(createdAt, language);
  const isAgain = kind === 'import' && batch.state === 'Checked' && !can.apply;
  return (
    <PageHead
      title={batch.title}
      note={
        <span className="batch-about">
          <BatchMark state={batch.state} />
          <span>{say(about, { kind: kinds[kind], name: madeBy, when })}</span>
          <span>{say(from, { day: showDay(effectiveFrom, language) })}</span>
        </span>
      }
      actions={
        <>
          {can.remove && <RemoveButton batch={batch} deed={deeds.remove} said={remove} />}
          {can.check && <RecheckButton deed={deeds.recheck} said={recheck.check} />}
          {can.undo && <UndoButton batch={batch} deed={deeds.undo} said={undo} />}
          {isAgain && (
            <Button
              component={Link}
              to="/admin/employee/import"
              variant="default"
              leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
            >
              {apply.again}
            </Button>
          )}
        </>
      }
    />
  );
}

function BatchShown({ batch }: { readonly batch: Batch }) {
  const { words } = useWords();
  const deeds = useBatchActions(batch);
  const deed = useBatchAction();
  const figures = useFigures();
  const why = useWhyNot(batch);
  const list = useListState(rowsShape);
  useEndOfWork(batch, () => void deeds.undo.start());
  const { which } = list.state.filters;
  const isMending =
    batch.can.mend && batch.counts.faulty > 0 && (which === undefined || which === 'faulty');
  const hasRows = batch.state !== 'Checking' && Object.values(batch.counts).some(Boolean);
  return (
    <>
      <Link className="batch-back" to="/admin/employee/import">
        <IconArrowLeft size={15} stroke={1.8} aria-hidden />
        {words.people.batch.back}
      </Link>
      <Head batch={batch} deeds={deeds} />
      <SheetNotes
        batch={batch}
        refused={deeds.refused}
        figures={figures(batch)}
        said={words.people.batch}
      />
      <SheetProgress batch={batch} said={words.people.batch.progress} />
      {hasRows && (
        <>
          <SheetTiles counts={batch.counts} said={words.people.batch.tiles} list={list} />
          <div className="batch-bar">
            <ApplyButton batch={batch} deed={deeds.apply} said={{ deed: deed(batch), why }} />
            {batch.counts.faulty > 0 && <FaultActions id={batch.id} />}
            {batch.kind === 'import' && <MendedSheet id={batch.id} />}
          </div>
          {batch.can.mend && <MissingPlaces batch={batch} mend={deeds.mend} />}
          {isMending && <MendRows key={batch.state} batch={batch} mend={deeds.mend} />}
          {!(isMending && which === 'faulty') && <BatchRows batch={batch} list={list} />}
        </>
      )}
    </>
  );
}

/** One import, bulk change or sync: what it would do, row by row, and then what it did. */
export function BatchScreen() {
  const { words } = useWords();
  const { batchId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(batchQuery(batchId));
  if (data) return <BatchShown key={data.id} batch={data} />;
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
