import './sheet-pages.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { IconArrowBackUp, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { showMoment } from '../../words/moments.ts';
import { useWords } from '../../words/words.ts';

interface NoteProps {
  readonly tone: 'good' | 'info' | 'over';
  readonly icon: ReactNode;
  readonly children: string;
}

const Note = ({ tone, icon, children }: NoteProps) => (
  <output className="batch-note" data-tone={tone}>
    {icon}
    <span>{children}</span>
  </output>
);

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

interface SheetNotesProps {
  readonly batch: Pick<
    SheetBatch,
    'state' | 'appliedAt' | 'undoneAt' | 'unknownColumns' | 'failure'
  >;
  readonly refused: string | undefined;
  /** what it did, in figures */
  readonly figures: string;
  readonly said: {
    readonly applied: string;
    readonly undone: string;
    readonly unknownColumns: string;
  };
}

/** What became of it, what was left aside, and what was refused. */
export function SheetNotes({ batch, refused, figures, said }: SheetNotesProps) {
  const { say, language } = useWords();
  const { state, appliedAt, undoneAt, unknownColumns, failure } = batch;
  const alert = refused ?? failure;
  return (
    <>
      {alert && <FormAlert key={alert} text={alert} />}
      {state === 'Applied' && appliedAt && (
        <Note tone="good" icon={<IconCircleCheck {...icon} />}>
          {say(said.applied, { when: showMoment(appliedAt, language), what: figures })}
        </Note>
      )}
      {state === 'Undone' && undoneAt && (
        <Note tone="over" icon={<IconArrowBackUp {...icon} />}>
          {say(said.undone, { when: showMoment(undoneAt, language) })}
        </Note>
      )}
      {unknownColumns.length > 0 && (
        <Note tone="info" icon={<IconInfoCircle {...icon} />}>
          {say(said.unknownColumns, { columns: unknownColumns.join(', ') })}
        </Note>
      )}
    </>
  );
}
