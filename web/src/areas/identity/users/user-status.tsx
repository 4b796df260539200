import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

export function UserStatus({ active }: { readonly active: boolean }) {
  const { users } = useWords().words.account;
  return (
    <StatusMark tone={active ? 'good' : 'stopped'}>
      {active ? users.active : users.disabled}
    </StatusMark>
  );
}
