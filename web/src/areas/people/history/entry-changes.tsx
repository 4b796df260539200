import './entry-changes.css';
import {
  type EntryChange,
  entryChanges,
  fieldsThatDiffer,
} from '@muster/contract/people/profile/list-changes.ts';
import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { Changes } from '../../../ui/status/changes.tsx';
import { useWords } from '../../../words/words.ts';
import { personListFields } from '../lists/list-kinds.ts';
import { showCell, titleFields, titleOf } from '../lists/list-text.ts';

interface EntryChangesProps {
  readonly list: PersonList;
  readonly before: readonly ListRow[];
  readonly after: readonly ListRow[];
}

type Outcome = 'added' | 'removed' | 'changed' | 'moved';

function outcomeOf({ before, after }: EntryChange): Outcome {
  if (!before) return 'added';
  if (!after) return 'removed';
  return fieldsThatDiffer(before, after).length > 0 ? 'changed' : 'moved';
}

/** What is told besides its title: of a new entry all that it has, of another what differs. */
function useRowsOf(list: PersonList) {
  const { words, language } = useWords();
  const { fields, entry } = words.people.lists;
  const names: Readonly<Record<string, string>> = fields;
  const { none } = words.people.job;
  return ({ before, after, from, to, isMoved }: EntryChange, isLast: boolean) => {
    if (!after) return [];
    const differs = before ? fieldsThatDiffer(before, after) : [];
    const asked = before ? personListFields(list) : personListFields(list).slice(titleFields);
    const told = asked
      .filter(({ name }) => (before ? differs.includes(name) : after[name] !== null))
      .map((field) => ({
        field: field.name,
        name: names[field.name] ?? field.name,
        before: (before && showCell(field, before, language)) ?? none,
        after: showCell(field, after, language) ?? none,
      }));
    const place = { field: 'place', name: entry.place, before: from, after: to };
    return isMoved || (!before && !isLast) ? [...told, place] : told;
  };
}

/** What of a list would be otherwise, entry by entry. */
export function EntryChanges({ list, before, after }: EntryChangesProps) {
  const { words, language } = useWords();
  const { lists, job } = words.people;
  const rowsOf = useRowsOf(list);
  return (
    <ul className="entry-changes" aria-label={lists.titles[list]}>
      {entryChanges(before, after).map((change) => {
        const outcome = outcomeOf(change);
        const row = change.before ?? change.after ?? {};
        return (
          <li key={`${change.from} ${change.to}`}>
            <p>
              <b data-outcome={outcome}>{lists.entry[outcome]}</b>
              <span>{titleOf(list, row, language)}</span>
            </p>
            <Changes
              becomes={job.becomes}
              isFirst={outcome === 'added'}
              changes={rowsOf(change, change.to === after.length)}
            />
          </li>
        );
      })}
    </ul>
  );
}
