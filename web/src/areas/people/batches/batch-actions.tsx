import type { Batch } from '@muster/contract/people/batch-calls.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { useWords } from '../../../words/words.ts';
import type { useBatchDeeds } from './use-batch-deeds.ts';
import { useDeed } from './what-it-does.ts';

interface BatchActionsProps {
  readonly batch: Batch;
  readonly deeds: ReturnType<typeof useBatchDeeds>;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Why it cannot be applied, in words; nothing where it can. */
function useWhyNot({ kind, counts, can }: Batch): string | undefined {
  const { words, say } = useWords();
  const { apply } = words.people.batch;
  if (can.apply) return undefined;
  if (counts.faulty > 0)
    return say(kind === 'change' ? apply.whyFaultyChange : apply.whyFaulty, {
      count: counts.faulty,
    });
  return apply.whyNothing;
}

export function ApplyButton({ batch, deeds }: BatchActionsProps) {
  const deed = useDeed();
  const id = useId();
  const why = useWhyNot(batch);
  if (batch.state !== 'Checked') return null;
  return (
    <div className="batch-apply">
      <Button
        leftSection={<IconCheck {...icon} />}
        disabled={!batch.can.apply}
        aria-describedby={why ? id : undefined}
        loading={deeds.apply.isBusy}
        onClick={() => void deeds.apply.start()}
      >
        {deed(batch)}
      </Button>
      {why && <p id={id}>{why}</p>}
    </div>
  );
}

/** The same rows, against people as they are now. */
export function RecheckButton({ deeds }: Pick<BatchActionsProps, 'deeds'>) {
  const { words } = useWords();
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh {...icon} />}
      loading={deeds.recheck.isBusy}
      onClick={() => void deeds.recheck.start()}
    >
      {words.people.batch.recheck.check}
    </Button>
  );
}

/** Says what comes back before it is done. */
export function UndoButton({ batch, deeds }: BatchActionsProps) {
  const { words, say } = useWords();
  const { undo } = words.people.batch;
  const [isAsking, setAsking] = useState(false);
  const { new: added, changed } = batch.counts;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        loading={deeds.undo.isBusy}
        onClick={() => setAsking(true)}
      >
        {undo.undo}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={say(undo.title, { title: batch.title })}
        confirm={undo.submit}
        onConfirm={() => {
          setAsking(false);
          void deeds.undo.start();
        }}
        onCancel={() => setAsking(false)}
      >
        <div className="batch-undo">
          {added > 0 && <p>{say(undo.added, { count: added })}</p>}
          {changed > 0 && <p>{say(undo.changed, { count: changed })}</p>}
          <p>{undo.hint}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}

export function RemoveButton({ batch, deeds }: BatchActionsProps) {
  const { words, say } = useWords();
  const { remove } = words.people.batch;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash {...icon} />}
        loading={deeds.remove.isBusy}
        onClick={() => setAsking(true)}
      >
        {remove.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={say(remove.title, { title: batch.title })}
        confirm={remove.remove}
        onConfirm={() => {
          setAsking(false);
          void deeds.remove.start();
        }}
        onCancel={() => setAsking(false)}
      >
        {remove.hint}
      </ConfirmDialog>
    </>
  );
}
