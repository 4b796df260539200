import type { Employee } from '@muster/contract/people/employee.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useContext } from 'react';
import { Facts } from '../../../ui/status/facts.tsx';
import { useWords, type Words } from '../../../words/words.ts';
import { type PersonSection, fieldTexts } from './person-fields.ts';
import { ProfileBase } from './profile-base.ts';
import { fieldName, showValue } from '../history/show-value.ts';

interface SectionFactsProps {
  readonly person: Employee;
  readonly section: PersonSection;
}

const reached = {
  email: 'mailto:',
  personalEmail: 'mailto:',
  phone: 'tel:',
  personalPhone: 'tel:',
};

/** People lead to their profiles, addresses to what writes or calls. */
function useShown(words: Words, language: 'en' | 'bn') {
  const base = useContext(ProfileBase);
  return (person: Employee, field: keyof Employee): ReactNode => {
    const value = showValue(field, person[field], words, language);
    if (value === null) return <span className="dt-none">{words.list.none}</span>;
    const leader =
      field === 'lineManagerId' || field === 'secondTierId' ? person[field] : undefined;
    if (leader && base) return <Link to={`${base}/${leader.id}`}>{value}</Link>;
    const scheme = field in reached ? reached[field as keyof typeof reached] : undefined;
    return scheme ? <a href={scheme + value}>{value}</a> : value;
  };
}

export function SectionFacts({ person, section }: SectionFactsProps) {
  const { words, language } = useWords();
  const shown = useShown(words, language);
  return (
    <Facts
      facts={fieldTexts(section, person).map((field) => [
        fieldName(field, words),
        shown(person, field),
      ])}
    />
  );
}
