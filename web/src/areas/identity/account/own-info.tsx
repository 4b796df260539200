import { Facts } from '../../../ui/status/facts.tsx';
import { type OwnTabProps, useRooms } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { ownFacts } from './own-facts.ts';
import { PhotoCard } from './photo-card.tsx';

/** The account, after what other rooms know of its holder. */
export function OwnInfo(props: OwnTabProps) {
  const { words } = useWords();
  const { user } = props;
  const records = useRooms().flatMap(({ OwnRecord }) => OwnRecord ?? []);
  return (
    <div className="own-info">
      {records.map((Record, at) => (
        <Record key={at} {...props} />
      ))}
      <section className="card" aria-labelledby="own-account">
        <h2 id="own-account">{words.people.own.account}</h2>
        <Facts facts={ownFacts(user, words)} />
      </section>
      <PhotoCard name={user.name} />
    </div>
  );
}
