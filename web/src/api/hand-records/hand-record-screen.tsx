import { type ReactNode, useState } from 'react';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import type { ListScreenProps } from '../../ui/list/list-props.ts';
import { newRecord } from '../../ui/list/list-state.ts';
import { RecordActions } from '../../ui/list/record-actions.tsx';
import { withinSentence } from '../../words/within.ts';
import { useWords } from '../../words/words.ts';
import { sentenceOf } from '../refusal.ts';
import type { HandRecord, Stored } from './hand-record.ts';
import { RecordDelete } from './record-delete.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { useRecordChanges } from './use-record-changes.ts';

interface Listed extends Stored {
  readonly active?: boolean;
  readonly can: { readonly change: boolean; readonly remove: boolean };
}

type Passed<R> = Pick<
  ListScreenProps<R>,
  | 'list'
  | 'title'
  | 'columns'
  | 'renderFilters'
  | 'notice'
  | 'headActions'
  | 'onExport'
  | 'isExporting'
  | 'hasNoSearch'
  | 'emptyHint'
>;

interface KeptScreenProps<R> extends Passed<R> {
  readonly kept: HandRecord<R>;
  readonly many: string;
  readonly answer: ListScreenProps<R>['answer'] & { readonly error: unknown };
  readonly mayWrite: boolean;
  readonly nameOf: (record: R) => string;
  /** one that is used can be taken out of use instead of deleted */
  readonly mayRetire?: boolean;
  readonly renderForm: (record: R | undefined, onSaved: () => void) => ReactNode;
}

/** A list of records with all that is done to one: added, changed, taken out of use, deleted. */
export function HandRecordScreen<R extends Listed>(screen: KeptScreenProps<R>) {
  const { kept, many, answer, mayWrite, nameOf, mayRetire, renderForm, ...passed } = screen;
  const { list } = passed;
  const { words, say } = useWords();
  const [deleting, setDeleting] = useState<R>();
  const { setActive } = useRecordChanges(kept);
  const within = { entity: withinSentence(kept.one(words)), entities: withinSentence(many) };
  return (
    <>
      <ListScreen
        {...passed}
        name={kept.name}
        within={within}
        answer={answer}
        problem={
          answer.error
            ? (sentenceOf(answer.error, words) ?? kept.said?.(words)?.getFailed)
            : undefined
        }
        rowId={({ id }) => id}
        rowLabel={nameOf}
        {...list.openingById}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
        renderMenu={(row) =>
          row.can.change && (
            <RecordActions
              edit={say(words.act.edit, within)}
              record={row}
              onEdit={() => list.open(row.id)}
              onActive={(active) => void setActive(row, active)}
              onDelete={() => setDeleting(row)}
            />
          )
        }
      />
      <RecordDrawer
        kept={kept}
        open={list.state.open}
        mayWrite={mayWrite}
        onClose={list.close}
        renderForm={(record) => renderForm(record, list.restart)}
      />
      <RecordDelete
        kept={kept}
        record={deleting}
        nameOf={nameOf}
        mayRetire={mayRetire}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined);
          list.restart();
        }}
      />
    </>
  );
}
