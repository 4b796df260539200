import type { SessionUser } from '@muster/contract/identity/account.ts';
import { useState } from 'react';
import { today, useZone } from '../../session/company-days.ts';
import { dayPart } from '../../ui/text/day-text.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useWords } from '../../words/words.ts';

const noon = 12;
const sunset = 17;

const hourIn = (zone: string, now: number): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(
      now,
    ),
  );

/** The head of a dashboard: the person and the day. */
export function Greeting({ user }: { readonly user: SessionUser }) {
  const { words, say, language } = useWords();
  const { morning, afternoon, evening } = words.account.dashboard;
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const hour = hourIn(zone, now);
  const early = hour < noon ? morning : afternoon;
  const greeting = hour < sunset ? early : evening;
  const day = dayPart(today(now), language, { dateStyle: 'full' });
  return <PageHead title={say(greeting, { name: user.name })} note={day} />;
}
