import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { IconArrowBackUp, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { useFigures } from './use-batch-action.ts';

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

/** What became of it, what was left aside, and what was refused. */
export function BatchNotes({ batch, refused }: { batch: Batch; refused: string | undefined }) {
  const { words, say, language } = useWords();
  const said = words.people.batch;
  const figures = useFigures();
  const { state, appliedAt, undoneAt, unknownColumns, failure } = batch;
  const alert = refused ?? failure;
  return (
    <>
      {alert && <FormAlert key={alert} text={alert} />}
      {state === 'Applied' && appliedAt && (
        <Note tone="good" icon={<IconCircleCheck {...icon} />}>
          {say(said.applied, { when: showMoment(appliedAt, language), what: figures(batch) })}
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
