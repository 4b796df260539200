import '../profile/profile.css';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { useWords } from '../../../words/words.ts';
import { ListCard } from './list-card.tsx';
import { ListForm } from './list-form.tsx';
import type { TabProps } from '../profile/tab-props.ts';

interface ListTabProps extends TabProps {
  readonly list: PersonList;
}

/** A list of a person, for those who may change it to change. */
function ListTab({ list, person, isToday }: ListTabProps) {
  const { words, say } = useWords();
  const { lists, profile } = words.people;
  const edit = {
    button: profile.edit,
    label: say(profile.editSection, { section: lists.titles[list] }),
    Form: ListForm,
  };
  return (
    <ListCard list={list} person={person} edit={isToday && person.can.change ? edit : undefined} />
  );
}

export const EducationTab = (props: TabProps) => <ListTab list="education" {...props} />;

export const ExperienceTab = (props: TabProps) => <ListTab list="experience" {...props} />;

/** The family, and below it whom to call. */
export const FamilyTab = (props: TabProps) => (
  <div className="list-stack">
    <ListTab list="family" {...props} />
    <ListTab list="emergency-contact" {...props} />
  </div>
);
