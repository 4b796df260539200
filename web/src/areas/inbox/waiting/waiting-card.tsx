import '../decisions/inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BoardCardProps } from '../../../ui/board/board-card.ts';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { Face } from '../../../ui/person/face.tsx';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { firstQuery, waitingCountQuery } from '../inbox-queries.ts';
import { useWaitingElsewhere, WaitingElsewhere } from './waiting-elsewhere.tsx';
import { ApproveButton } from '../decisions/approve-button.tsx';

interface LineProps {
  readonly item: InboxItem;
  readonly inbox: string;
}

/** Whom it is about leads to all of it; the yes needs one click. */
function Line({ item, inbox }: LineProps) {
  const { words } = useWords();
  const { lineOf } = useDecisionKinds();
  return (
    <li>
      <Face name={item.subject.name} />
      <div>
        <strong>
          <Link to={inbox} search={{ open: item.id }}>
            {item.subject.name}
          </Link>
        </strong>
        <small>
          {lineOf(item.kind, item.content)}
          {item.overdue && <b className="overdue">{words.inbox.overdue}</b>}
        </small>
      </div>
      <ApproveButton item={item} />
    </li>
  );
}

/** What waits for the reader, the longest first, each decided in one click. */
export function WaitingCard({ panel }: BoardCardProps) {
  const { words, say } = useWords();
  const { waiting } = words.dashboard;
  const shown = useShownCount();
  const answer = useQuery(firstQuery);
  const inbox = `${panel}/inbox`;
  const { data: all = 0 } = useQuery(waitingCountQuery(useWaitingElsewhere()));
  const count = Math.max(all, answer.data?.total ?? 0);
  return (
    <CardFrame
      title={waiting.title}
      note={count > 0 && say('{count}', { count: shown(count) })}
      to={inbox}
    >
      <CardAnswer answer={answer}>
        {({ rows, total }) => (
          <>
            {count === 0 && <p className="board-quiet">{waiting.nothing}</p>}
            <WaitingElsewhere isBrief />
            <ul className="board-list" hidden={rows.length === 0}>
              {rows.map((item) => (
                <Line key={item.id} item={item} inbox={inbox} />
              ))}
            </ul>
            {total > rows.length && (
              <p className="board-quiet">
                <Link to={inbox}>{say(waiting.all, { count: total })}</Link>
              </p>
            )}
          </>
        )}
      </CardAnswer>
    </CardFrame>
  );
}
