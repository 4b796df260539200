import './inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import type { ReactNode } from 'react';
import { Face } from '../../../ui/person/face.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import type { Tab } from '../inbox-queries.ts';
import { ItemState } from './item-state.tsx';
import { fieldWord, kindWord, toldIn } from './told-content.ts';

interface LinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

const Lines = ({ first, second }: LinesProps) => (
  <span className="inbox-lines">
    {first} {second && <small>{second}</small>}
  </span>
);

const named = 2;

/** The fields that a request is about, the first ones by name. */
function useFieldsOf() {
  const { words, say } = useWords();
  return ({ kind, content }: InboxItem): string => {
    const fields = toldIn(content).rows.map(({ field }) => fieldWord(kind, field, words));
    const first = fields.slice(0, named).join(', ');
    const count = fields.length - named;
    return count > 0 ? say(words.inbox.more, { fields: first, count }) : first;
  };
}

/** Why it was refused, or who said the last word. */
const lastWord = ({ steps }: InboxItem): string | null => {
  const last = steps.findLast(({ verdict }) => verdict !== null);
  return last?.comment ?? last?.decidedBy ?? null;
};

/** What the inbox shows of each request; what waits has its button. */
export function useInboxColumns(
  tab: Tab,
  renderAct: (item: InboxItem) => ReactNode,
): readonly Column<InboxItem>[] {
  const { words, language } = useWords();
  const { columns } = words.inbox;
  const fieldsOf = useFieldsOf();
  const last: Column<InboxItem> =
    tab === 'waiting'
      ? { key: 'act', header: columns.act, place: 'meta', cell: renderAct }
      : {
          key: 'state',
          header: columns.state,
          place: 'meta',
          cell: (item) => (
            <Lines first={<ItemState state={item.state} />} second={lastWord(item)} />
          ),
        };
  return [
    {
      key: 'about',
      header: columns.about,
      place: 'title',
      cell: ({ subject }) => (
        <span className="inbox-who">
          <Face name={subject.name} photo={subject.photo} />
          <Lines first={subject.name} second={subject.number} />
        </span>
      ),
    },
    {
      key: 'what',
      header: columns.what,
      place: 'meta',
      cell: (item) => <Lines first={kindWord(item.kind, words)} second={fieldsOf(item)} />,
    },
    {
      key: 'asked',
      header: columns.asked,
      place: 'meta',
      cell: (item) => <Lines first={item.askedBy} second={showMoment(item.askedAt, language)} />,
    },
    last,
  ];
}
