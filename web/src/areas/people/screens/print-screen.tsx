import '../lists/list-rows.css';
import './print.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { showDay } from '../../../ui/text/day-text.ts';
import { Face } from '../../../ui/person/face.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { ofDocuments } from '../documents/document-tab.tsx';
import { documentsQuery } from '../documents/document-queries.ts';
import { JobHistory } from '../history/history-tab.tsx';
import { itemsQuery } from '../items/item-queries.ts';
import { heldItemReach } from '../items/item-reach.ts';
import { itemName } from '../items/item-row.tsx';
import { personListQuery } from '../lists/list-queries.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { datesSection, infoSections, placeSection, sectionsFor } from '../profile/person-fields.ts';
import { Chips } from '../profile/profile-head.tsx';
import { SectionFacts } from '../profile/section-facts.tsx';
import { valueWord } from '../history/show-value.ts';
import { historyQuery, personQuery } from '../people-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

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
      <JobHistory periods={data} />
    </section>
  );
}

const lists: readonly PersonList[] = ['education', 'experience', 'family', 'emergency-contact'];

function SheetList({ person, list }: { readonly person: Employee; readonly list: PersonList }) {
  const { titles } = useWords().words.people.lists;
  const { data } = useQuery(personListQuery(list, person.id));
  if (!data || data.rows.length === 0) return null;
  return (
    <section>
      <h2>{titles[list]}</h2>
      <ListRows list={list} rows={data.rows} />
    </section>
  );
}

function SheetDocuments({ person }: { readonly person: Employee }) {
  const { documents, personDocument } = useWords().words.people;
  const { language } = useWords();
  const { data } = useQuery(documentsQuery(person.id));
  if (!data || data.rows.length === 0) return null;
  const { fields } = personDocument;
  const day = (value: string | null) => value && showDay(value, language);
  return (
    <section>
      <h2>{documents.title}</h2>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">{fields.title}</th>
            <th scope="col">{fields.kind}</th>
            <th scope="col">{fields.number}</th>
            <th scope="col">{fields.issuedOn}</th>
            <th scope="col">{fields.expiresOn}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((document) => (
            <tr key={document.id}>
              <td>{document.title}</td>
              <td>{documents.kinds[document.kind]}</td>
              <td>{document.number}</td>
              <td>{day(document.issuedOn)}</td>
              <td>{day(document.expiresOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SheetItems({ person }: { readonly person: Employee }) {
  const { words, say, language } = useWords();
  const { items } = words.people;
  const { data } = useQuery(itemsQuery(person.id));
  const held = (data?.rows ?? []).filter(({ returnedOn }) => returnedOn === null);
  if (held.length === 0) return null;
  return (
    <section>
      <h2>{items.held}</h2>
      <ul className="sheet-items">
        {held.map((item) => (
          <li key={item.id}>
            {itemName(item)}, {say(items.since, { day: showDay(item.issuedOn, language) })}
          </li>
        ))}
      </ul>
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
      {person.projection === 'full' &&
        lists.map((list) => <SheetList key={list} person={person} list={list} />)}
      {ofDocuments(person) && <SheetDocuments person={person} />}
      {heldItemReach(person) && <SheetItems person={person} />}
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
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
    </main>
  );
}
