import './inbox.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { Link } from '@tanstack/react-router';
import { Face } from '../../../ui/person/face.tsx';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { DecisionSteps } from '../../../wiring/decision-steps.tsx';
import type { Deciding } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { ItemChanges } from './item-changes.tsx';
import { ItemState } from './item-state.tsx';

interface ItemDetailsProps {
  readonly item: InboxItem;
  /** where profiles are in this panel; none: the name leads nowhere */
  readonly profiles: string | undefined;
  /** none: it is read, not decided here */
  readonly deciding?: Deciding;
}

/** All that is needed to decide: whom it is about, what would change, who was asked. */
export function ItemDetails({ item, profiles, deciding }: ItemDetailsProps) {
  const { words, say } = useWords();
  const { inbox } = words;
  const view = useDecisionKinds().find(item.kind)?.view;
  const { kind, id, name, number, photo } = item.subject;
  const { after, withheld } = item.content;
  const changes = !view || after !== undefined;
  return (
    <div className="inbox-item">
      <div className="inbox-who">
        <Face name={name} photo={photo} />
        <span>
          {profiles && kind === 'employee' ? <Link to={`${profiles}/${id}`}>{name}</Link> : name}{' '}
          {number && <small>{number}</small>}
        </span>
        <ItemState state={item.state} />
      </div>
      <section aria-labelledby="item-changes">
        <h3 id="item-changes">
          {item.state === 'Pending' && changes ? inbox.changes : inbox.changed}
        </h3>
        {view ? view({ item, deciding }) : <ItemChanges item={item} />}
        {typeof withheld === 'number' && (
          <p className="form-hint">{say(inbox.withheld, { count: withheld })}</p>
        )}
      </section>
      <section aria-labelledby="item-steps">
        <h3 id="item-steps">{inbox.steps}</h3>
        <DecisionSteps decided={{ ...item, overdueSince: item.overdue ? item.waitsSince : null }} />
      </section>
    </div>
  );
}
