import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { isPersonList } from '@muster/contract/people/profile/person-lists.ts';
import type { Proposal } from '@muster/contract/people/profile/profile-calls.ts';
import type { ReactNode } from 'react';
import { Changes } from '../../../ui/status/changes.tsx';
import { useWords } from '../../../words/words.ts';
import { EntryChanges } from './entry-changes.tsx';

type Value = Proposal['after'][string] | undefined;

interface ProposedChangesProps extends Pick<Proposal, 'before' | 'after'> {
  readonly nameOf: (field: string) => string;
  readonly renderValue: (field: string, value: string) => ReactNode;
}

const rowsIn = (value: Value): readonly ListRow[] => (Array.isArray(value) ? value : []);

/** Before and after: of each field its value, of each list its entries. */
export function ProposedChanges({ before, after, nameOf, renderValue }: ProposedChangesProps) {
  const { lists, job } = useWords().words.people;
  const names = Object.keys(after);
  const shown = (field: string, value: Value): ReactNode =>
    typeof value === 'string' && value !== '' ? renderValue(field, value) : job.none;
  const fields = names.filter((name) => !isPersonList(name));
  return (
    <>
      {fields.length > 0 && (
        <Changes
          becomes={job.becomes}
          changes={fields.map((field) => ({
            field,
            name: nameOf(field),
            before: shown(field, before[field]),
            after: shown(field, after[field]),
          }))}
        />
      )}
      {names.filter(isPersonList).map((list: PersonList) => (
        <div key={list} className="entry-list">
          <h4>{lists.titles[list]}</h4>
          <EntryChanges list={list} before={rowsIn(before[list])} after={rowsIn(after[list])} />
        </div>
      ))}
    </>
  );
}
