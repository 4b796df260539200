import '../profile/profile.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useWords } from '../../../words/words.ts';
import { OwnSectionForm } from './own-section-form.tsx';
import type { PersonSection } from '../profile/person-fields.ts';
import { SectionFacts } from '../profile/section-facts.tsx';

interface OwnSectionProps {
  readonly person: Employee;
  readonly section: PersonSection;
}

/** A section of the own record, with the way to ask for another telling of it. */
export function OwnSection({ person, section }: OwnSectionProps) {
  const { words, say } = useWords();
  const { own, profile } = words.people;
  const [isProposing, setProposing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = profile.sections[section.name];
  const close = () => {
    setProposing(false);
    afterFocusReturned(() => opener.current?.focus());
  };
  return (
    <section className="card" aria-label={title} data-wide={section.isWide || undefined}>
      <div className="section-head">
        <h2>{title}</h2>
        {section.edits.length > 0 && !isProposing && (
          <Button
            ref={opener}
            size="xs"
            variant="default"
            aria-label={say(own.proposeSection, { section: title })}
            onClick={() => setProposing(true)}
          >
            {own.propose}
          </Button>
        )}
      </div>
      {isProposing ? (
        <FormGuard onLeave={close}>
          <OwnSectionForm person={person} section={section} onDone={close} />
        </FormGuard>
      ) : (
        <SectionFacts person={person} section={section} />
      )}
    </section>
  );
}
