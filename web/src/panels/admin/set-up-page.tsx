import './set-up-page.css';
import { TextInput } from '@mantine/core';
import { setUpMenu } from '@muster/contract/kernel/words/menu-words.ts';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useAllWords } from '../../wiring/use-all-words.ts';
import { useRooms } from '../../wiring/web-room.ts';
import { setUpFor } from '../frame/menu/menu.ts';

/** Everything that sets the company up, of all rooms, found by its heading or by typing. */
export function SetUpPage() {
  const { words, say, language } = useAllWords();
  const rooms = useRooms();
  const user = useSession((session) => session.user);
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase(language);
  const isMeant = (label: string) => label.toLocaleLowerCase(language).includes(wanted);
  const headings = setUpFor(rooms, user)
    .map(({ name, label, pages }) => ({
      name,
      label: label[language],
      pages: pages.filter(
        (page) => isMeant(page.label(words)) || (wanted !== '' && isMeant(label[language])),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageHead title={setUpMenu[language]} note={words.setUp.note} />
      <TextInput
        className="set-up-search"
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        aria-label={words.setUp.search}
        placeholder={words.setUp.search}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {headings.length === 0 && (
        <output className="set-up-none">{say(words.setUp.none, { text: text.trim() })}</output>
      )}
      <div className="set-up-headings">
        {headings.map(({ name, label, pages }) => (
          <section className="card" key={name} aria-labelledby={`set-up-${name}`}>
            <h2 id={`set-up-${name}`}>{label}</h2>
            <ul>
              {pages.map(({ path, icon: Symbol, label: of }) => (
                <li key={path}>
                  <Link to={path}>
                    <Symbol size={18} stroke={1.7} aria-hidden />
                    {of(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
