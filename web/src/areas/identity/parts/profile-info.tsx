import type { SessionUser } from '@muster/contract/identity/account.ts';
import { initials } from '../../../ui/initials.ts';
import { roleWord } from '../../../words/role-word.ts';
import { useWords } from '../../../words/words.ts';

export function ProfileInfo({ user }: { readonly user: SessionUser }) {
  const { words } = useWords();
  const { profile } = words.identity;
  const facts = [
    [profile.name, user.name],
    [profile.email, user.email ?? words.list.none],
    [profile.role, roleWord(user, words)],
  ] as const;
  return (
    <section className="profile-card" aria-label={profile.info}>
      <div className="profile-band" />
      <span className="profile-face" aria-hidden>
        {initials(user.name)}
      </span>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
