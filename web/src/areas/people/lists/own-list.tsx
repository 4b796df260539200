import type { Employee } from '@muster/contract/people/employee.ts';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import type { Proposal } from '@muster/contract/people/profile/profile-calls.ts';
import { useWords } from '../../../words/words.ts';
import { ListCard } from './list-card.tsx';
import { OwnListForm } from './own-list-form.tsx';
import { OwnPending } from '../own/own-pending.tsx';

interface OwnListsProps {
  readonly lists: readonly PersonList[];
  readonly person: Employee;
  readonly pending: readonly Proposal[];
}

/** Lists of the reader, each with the way to propose another telling; what waits is not asked for again. */
export function OwnLists({ lists, person, pending }: OwnListsProps) {
  const { words, say } = useWords();
  const { own, lists: called } = words.people;
  const asked = pending.filter(({ after }) => lists.some((list) => list in after));
  return (
    <>
      <OwnPending id={person.id} proposals={asked} />
      <div className="list-stack">
        {lists.map((list) => {
          const waits = asked.some(({ after }) => list in after);
          const edit = {
            button: own.propose,
            label: say(own.proposeSection, { section: called.titles[list] }),
            Form: OwnListForm,
          };
          return (
            <ListCard key={list} list={list} person={person} edit={waits ? undefined : edit} />
          );
        })}
      </div>
    </>
  );
}
