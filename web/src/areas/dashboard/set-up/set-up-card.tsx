import './set-up-card.css';
import { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import { setUpListCalls, type SetUpStep } from '@muster/contract/dashboard/set-up-calls.ts';
import { CloseButton } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import { useSetUpList } from '../../../session/set-up-list.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { newRecord } from '../../../ui/list/list-state.ts';
import { useWords } from '../../../words/words.ts';
import { setUpLinks } from './set-up-links.ts';

const setUpQuery = queryOptions({
  queryKey: ['set-up-list'],
  queryFn: ({ signal }) => call(setUpListCalls.read, {}, signal),
  select: ({ steps }) => steps,
  staleTime: 0,
});

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

function Step({ step, isDone }: { readonly step: SetUpStep; readonly isDone: boolean }) {
  const { setUp } = useWords().words.dashboard;
  const { to, isList } = setUpLinks[step];
  const { title, hint } = setUp.steps[step];
  return (
    <li data-done={isDone || undefined}>
      {isDone ? <IconCircleCheckFilled {...icon} /> : <IconCircle {...icon} />}
      <span>
        <Link to={to} search={isList && !isDone ? { open: newRecord } : {}}>
          {title}
        </Link>
        <small>{isDone ? setUp.done : hint}</small>
      </span>
    </li>
  );
}

/** What is missing until people can check in; nothing once all of it is there. */
export function SetUpCard() {
  const { words, say } = useWords();
  const { setUp } = words.dashboard;
  const isClosed = useSetUpList((list) => list.isClosed);
  const mayRead = useMayCall(setUpListCalls.read);
  const seesMail = useMayCall(mailCalls.list);
  const { data } = useQuery({ ...setUpQuery, enabled: mayRead && !isClosed });
  const steps = data?.filter(({ step }) => step !== 'mail' || seesMail) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isClosed || done === steps.length) return null;
  return (
    <section className="card set-up" aria-labelledby="set-up-list">
      <header>
        <h2 id="set-up-list">{setUp.title}</h2>
        <small>{say(setUp.count, { done, total: steps.length })}</small>
        <CloseButton
          aria-label={setUp.close}
          title={setUp.close}
          onClick={() => useSetUpList.setState({ isClosed: true })}
        />
      </header>
      <ol>
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ol>
    </section>
  );
}
