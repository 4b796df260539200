import './print.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { Face } from '../../../ui/person/face.tsx';
import { ErrorState, PageSkeleton } from '../../../ui/states.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { Timeline } from '../parts/history-tab.tsx';
import { datesSection, infoSections, placeSection, sectionsFor } from '../parts/person-fields.ts';
import { Chips } from '../parts/profile-head.tsx';
import { SectionFacts } from '../parts/section-facts.tsx';
import { valueWord } from '../parts/show-value.ts';
import { historyQuery, personQuery } from '../people-queries.ts';

const sections = [...infoSections, placeSection, datesSection];

function SheetHead({ person }: { readonly person: Employee }) {
  const { words } = useWords();
  const post = [person.designationId.name, person.departmentId?.name].filter(Boolean).join(' · ');
  const status = person.status && valueWord('status', person.status, words);
  return (
    <header className="sheet-head">
      <Face name={person.name} photo={person.photo} size="large" />
      <div>
        <h1>{person.name}</h1>
        {person.localName && <p lang="bn">{person.localName}</p>}
        <p>{[person.number, post, status].filter(Boolean).join(' · ')}</p>
        <Chips person={person} />
      </div>
    </header>
  );
}

function SheetHistory({ person }: { readonly person: Employee }) {
  const { words } = useWords();
  const { data } = useQuery({
    ...historyQuery(person.id),
    enabled: person.projection !== 'directory',
  });
  if (!data) return null;
  return (
    <section>
      <h2>{words.people.history.title}</h2>
      <Timeline periods={data} />
    </section>
  );
}

function Sheet({ person }: { readonly person: Employee }) {
  const { words, say, language } = useWords();
  const { print, profile } = words.people;
  const [now] = useState(() => new Date().toISOString());
  useTitle(person.name, print.title);
  return (
    <article className="sheet" aria-label={print.title}>
      <SheetHead person={person} />
      {sectionsFor(sections, person).map((section) => (
        <section key={section.name}>
          <h2>{profile.sections[section.name]}</h2>
          <SectionFacts person={person} section={section} />
        </section>
      ))}
      <SheetHistory person={person} />
      <footer>{say(print.printed, { when: showMoment(now, language) })}</footer>
    </article>
  );
}

/** The whole record on paper: no frame, all sections, always light. */
export function PrintScreen() {
  const { words } = useWords();
  const { print } = words.people;
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(personQuery(id));
  return (
    <main className="paper">
      <nav className="paper-bar" aria-label={print.title}>
        <Button
          component={Link}
          to={`/admin/employee/${id}/info`}
          variant="default"
          leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
        >
          {print.back}
        </Button>
        <Button
          leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
          disabled={!data}
          onClick={() => window.print()}
        >
          {print.print}
        </Button>
      </nav>
      {data && <Sheet person={data} />}
      {!data && !error && <PageSkeleton label={words.list.loading} />}
      {error && (
        <ErrorState
          title={words.state.errorTitle}
          message={sentenceOf(error, words) ?? undefined}
          onRetry={() => void refetch()}
          retryLabel={words.act.retry}
        />
      )}
    </main>
  );
}
