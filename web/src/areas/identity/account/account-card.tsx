import '../../../ui/page/card.css';
import type { SessionUser } from '@muster/contract/identity/account.ts';
import { Button } from '@mantine/core';
import { IconKey, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { ownFacts } from './own-facts.ts';

interface AccountCardProps {
  readonly user: SessionUser;
  /** where the own profile is in this panel */
  readonly profile: string;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What the product knows of the person, and the ways to change it. */
export function AccountCard({ user, profile }: AccountCardProps) {
  const { words } = useWords();
  const { account, toProfile, toPassword } = words.account.dashboard;
  return (
    <section className="card" aria-labelledby="own-account">
      <h2 id="own-account">{account}</h2>
      <Facts facts={ownFacts(user, words)} />
      <div className="card-actions">
        <Button
          component={Link}
          to={`${profile}/info`}
          variant="default"
          leftSection={<IconUser {...icon} />}
        >
          {toProfile}
        </Button>
        <Button
          component={Link}
          to={`${profile}/password`}
          variant="default"
          leftSection={<IconKey {...icon} />}
        >
          {toPassword}
        </Button>
      </div>
    </section>
  );
}
