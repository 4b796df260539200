import '../../../ui/page/card.css';
import './access.css';
import type { AccessState, EmployeeAccess } from '@muster/contract/identity/access-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../ui/status/facts.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { EmployeeTabProps } from '../../../wiring/web-room.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { accessQuery } from './access-queries.ts';
import { AccessSwitch } from './access-switch.tsx';
import { GiveDrawer, type AccessGrant } from './give-drawer.tsx';
import { LoadError } from '../../../api/load-error.tsx';

const tones: Record<AccessState, 'good' | 'waiting' | 'stopped' | 'over'> = {
  none: 'over',
  invited: 'waiting',
  'invitation-ended': 'over',
  slip: 'waiting',
  'slip-ended': 'over',
  active: 'good',
  disabled: 'stopped',
};

function AccessFacts({ access }: { readonly access: EmployeeAccess }) {
  const { words, language } = useWords();
  const told = words.access;
  const { state, invitedAt, validUntil, lastSeenAt } = access;
  const mark = <StatusMark tone={tones[state]}>{told.states[state]}</StatusMark>;
  const facts: [string, ReactNode][] = [
    [told.state, mark],
    [told.email, access.email ?? told.noEmail],
  ];
  if (invitedAt) facts.push([told.invitedAt, showMoment(invitedAt, language)]);
  if (validUntil) facts.push([told.validUntil, showMoment(validUntil, language)]);
  facts.push([told.lastSeen, lastSeenAt ? showMoment(lastSeenAt, language) : told.never]);
  return <Facts facts={facts} />;
}

interface AccessCardProps {
  readonly id: string;
  readonly name: string;
  /** it is today that is shown, so that something can be changed */
  readonly isToday: boolean;
}

function AccessActions({ id, name, access }: AccessCardProps & { access: EmployeeAccess }) {
  const told = useWords().words.access;
  const [giving, setGiving] = useState<AccessGrant>();
  const [isSwitching, setSwitching] = useState(false);
  const { can } = access;
  return (
    <div className="card-actions">
      {can.give && (
        <Button onClick={() => setGiving({ ids: [id], renew: false })}>{told.give}</Button>
      )}
      {can.renew && (
        <Button variant="default" onClick={() => setGiving({ ids: [id], renew: true, name })}>
          {told.renew}
        </Button>
      )}
      {(can.disable || can.enable) && (
        <Button variant="default" onClick={() => setSwitching(true)}>
          {can.enable ? told.enable : told.disable}
        </Button>
      )}
      <GiveDrawer giving={giving} onClose={() => setGiving(undefined)} />
      <AccessSwitch
        id={id}
        name={name}
        access={access}
        opened={isSwitching}
        onClose={() => setSwitching(false)}
      />
    </div>
  );
}

/** Whether and how someone can log in, and what can be done about it. */
function AccessCard(props: AccessCardProps) {
  const { words } = useWords();
  const told = words.access;
  const { data, error, refetch } = useQuery(accessQuery(props.id));
  return (
    <section className="card" aria-label={told.title}>
      <h2>{told.title}</h2>
      {data && <AccessFacts access={data} />}
      {data?.why && <p className="access-note">{told.reasons[data.why]}</p>}
      {data && props.isToday && <AccessActions {...props} access={data} />}
      {!data && !error && <FormSkeleton fields={2} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

export const AccessTab = ({ person, isToday }: EmployeeTabProps) => (
  <AccessCard id={person.id} name={person.name} isToday={isToday} />
);
