import './profile.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useWords } from '../../../words/words.ts';
import type { PersonSection } from './person-fields.ts';
import { SectionFacts } from './section-facts.tsx';
import { SectionForm } from './section-form.tsx';

interface SectionCardProps {
  readonly person: Employee;
  readonly section: PersonSection;
  readonly mayEdit: boolean;
  /** beside the heading, instead of editing in place */
  readonly action?: ReactNode;
}

/** A section of the record, edited where it stands. */
export function SectionCard({ person, section, mayEdit, action }: SectionCardProps) {
  const { words, say } = useWords();
  const { profile } = words.people;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = profile.sections[section.name];
  const close = () => {
    setEditing(false);
    afterFocusReturned(() => opener.current?.focus());
  };
  return (
    <section className="card" aria-label={title} data-wide={section.isWide || undefined}>
      <div className="section-head">
        <h2>{title}</h2>
        {mayEdit && section.edits.length > 0 && !isEditing && (
          <Button
            ref={opener}
            size="xs"
            variant="default"
            aria-label={say(profile.editSection, { section: title })}
            onClick={() => setEditing(true)}
          >
            {profile.edit}
          </Button>
        )}
        {action}
      </div>
      {isEditing ? (
        <FormGuard onLeave={close}>
          <SectionForm person={person} section={section} onDone={close} />
        </FormGuard>
      ) : (
        <SectionFacts person={person} section={section} />
      )}
    </section>
  );
}
