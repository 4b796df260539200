import type { SessionUser } from '@muster/contract/identity/account.ts';
import { useState } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { showLongDay } from '../../words/moments.ts';
import { useWords } from '../../words/words.ts';

const noon = 12;
const sunset = 17;

/** The head of a dashboard: the person and the day. */
export function Greeting({ user }: { readonly user: SessionUser }) {
  const { words, say, language } = useWords();
  const { morning, afternoon, evening } = words.account.dashboard;
  const [now] = useState(() => new Date());
  const early = now.getHours() < noon ? morning : afternoon;
  const greeting = now.getHours() < sunset ? early : evening;
  return <PageHead title={say(greeting, { name: user.name })} note={showLongDay(now, language)} />;
}
