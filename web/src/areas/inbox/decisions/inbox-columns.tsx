import './inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import type { ReactNode } from 'react';
import { Face } from '../../../ui/person/face.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import { approverWord } from '../../../wiring/approver-word.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import type { Tab } from '../inbox-queries.ts';
import { ItemState } from './item-state.tsx';
import { contentFieldWord, contentLines } from './decision-content.ts';

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

/** The request in a line, or the fields that it is about, the first ones by name. */
function useFieldsOf() {
  const { words, say } = useWords();
  const { find, summaryOf } = useDecisionKinds();
  return (item: InboxItem): string => {
    const line = summaryOf(item.kind, item.content);
    if (line) return line;
    const names = find(item.kind)?.fields?.(words);
    const fields = contentLines(item, names).rows.map(({ field }) =>
      contentFieldWord(field, names),
    );
    const first = fields.slice(0, named).join(', ');
    const count = fields.length - named;
    return count > 0 ? say(words.inbox.more, { fields: first, count }) : first;
  };
}

/** Whom it waits for by name, or by the rule where nobody in particular is meant. */
function WaitsFor({ item }: { readonly item: InboxItem }) {
  const { words } = useWords();
  const step = item.steps.find(({ verdict }) => verdict === null);
  if (!step) return null;
  const rule = approverWord(step.approver, words);
  const [first = rule, ...more] = [...step.who, ...item.standIns];
  return <Lines first={[first, ...more].join(', ')} second={step.who.length > 0 ? rule : null} />;
}

/** When it was asked for, and whether it waits too long. */
function Asked({ item }: { readonly item: InboxItem }) {
  const { words, language } = useWords();
  return (
    <Lines
      first={item.askedBy}
      second={
        <>
          {showMoment(item.askedAt, language)}
          {item.overdue && <b className="overdue">{words.inbox.overdue}</b>}
        </>
      }
    />
  );
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
  const { words } = useWords();
  const { columns } = words.inbox;
  const { kindWord } = useDecisionKinds();
  const fieldsOf = useFieldsOf();
  const last: Column<InboxItem> =
    tab === 'waiting' || tab === 'others'
      ? { key: 'act', header: columns.act, place: 'meta', cell: renderAct }
      : {
          key: 'state',
          header: columns.state,
          place: 'meta',
          cell: (item) => (
            <Lines first={<ItemState state={item.state} />} second={lastWord(item)} />
          ),
        };
  const waits: Column<InboxItem> = {
    key: 'waits',
    header: columns.waits,
    place: 'meta',
    cell: (item) => <WaitsFor item={item} />,
  };
  return [
    {
      key: 'about',
      sortable: 'name',
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
      sortable: 'kind',
      header: columns.what,
      place: 'meta',
      cell: (item) => <Lines first={kindWord(item.kind)} second={fieldsOf(item)} />,
    },
    {
      key: 'asked',
      sortable: 'askedAt',
      header: columns.asked,
      place: 'meta',
      cell: (item) => <Asked item={item} />,
    },
    ...(tab === 'others' || tab === 'asked' ? [waits] : []),
    last,
  ];
}
