import './sheets.css';
import type { Sentence } from '@muster/contract/kernel/words/sentence.ts';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../form/dialogs/confirm-dialog.tsx';
import { useWords } from '../../words/words.ts';

interface SheetDeed {
  readonly isBusy: boolean;
  readonly start: () => unknown;
}

interface SheetActionProps<Said> {
  readonly batch: Pick<SheetBatch, 'title' | 'state' | 'counts' | 'can'>;
  readonly deed: SheetDeed;
  readonly said: Said;
}

interface ApplyWords {
  /** what applying would do */
  readonly deed: string;
  /** why it cannot be applied; none where it can */
  readonly why: string | undefined;
}
interface UndoWords {
  readonly undo: string;
  readonly title: Sentence;
  readonly added: Sentence;
  readonly changed: Sentence;
  readonly hint: string;
  readonly submit: string;
}
interface RemoveWords {
  readonly remove: string;
  readonly title: Sentence;
  readonly hint: string;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function ApplyButton({ batch, deed, said }: SheetActionProps<ApplyWords>) {
  const id = useId();
  const { why } = said;
  if (batch.state !== 'Checked') return null;
  return (
    <div className="batch-apply">
      <Button
        leftSection={<IconCheck {...icon} />}
        disabled={!batch.can.apply}
        aria-describedby={why ? id : undefined}
        loading={deed.isBusy}
        onClick={() => void deed.start()}
      >
        {said.deed}
      </Button>
      {why && <p id={id}>{why}</p>}
    </div>
  );
}

/** The same rows, against what stands here now. */
export function RecheckButton({ deed, said }: Omit<SheetActionProps<string>, 'batch'>) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh {...icon} />}
      loading={deed.isBusy}
      onClick={() => void deed.start()}
    >
      {said}
    </Button>
  );
}

/** Says what comes back before it is done. */
export function UndoButton({ batch, deed, said: undo }: SheetActionProps<UndoWords>) {
  const { say } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { new: added, changed } = batch.counts;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        loading={deed.isBusy}
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
          void deed.start();
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

export function RemoveButton({ batch, deed, said: remove }: SheetActionProps<RemoveWords>) {
  const { say } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash {...icon} />}
        loading={deed.isBusy}
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
          void deed.start();
        }}
        onCancel={() => setAsking(false)}
      >
        {remove.hint}
      </ConfirmDialog>
    </>
  );
}
