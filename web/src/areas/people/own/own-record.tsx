import './own.css';
import '../profile/profile.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ownRecordQuery } from '../own-queries.ts';
import { OwnPending } from './own-pending.tsx';
import { OwnSection } from './own-section.tsx';
import { ownSections } from './own-sections.ts';
import { sectionsFor } from '../profile/person-fields.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface OwnRecordProps {
  readonly id: string;
  /** where one reads what became of the own requests */
  readonly inbox: string;
}

/** The way to what was decided. */
export function OwnOutcomes({ inbox }: Pick<OwnRecordProps, 'inbox'>) {
  const { own } = useWords().words.people;
  return (
    <p className="own-links">
      <Link to={inbox} search={{ which: 'asked' }}>
        {own.outcomes}
      </Link>
    </p>
  );
}

/** What the house knows of the reader, and what waits to be agreed to. */
export function OwnRecord({ id, inbox }: OwnRecordProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(ownRecordQuery(id));
  if (!data && !error) return <PageSkeleton label={words.list.loading} />;
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div>
      <OwnPending id={id} proposals={data.pending} />
      <OwnOutcomes inbox={inbox} />
      <div className="sections">
        {sectionsFor(ownSections, data.record).map((section) => (
          <OwnSection key={section.name} person={data.record} section={section} />
        ))}
      </div>
    </div>
  );
}
