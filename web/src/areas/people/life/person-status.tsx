import type { Status } from '@muster/contract/people/profile/life.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Draft: 'over',
  Probation: 'waiting',
  Confirmed: 'good',
  Notice: 'waiting',
  Left: 'over',
  Suspended: 'stopped',
  'Long leave': 'waiting',
} as const satisfies Record<Status, 'good' | 'waiting' | 'stopped' | 'over'>;

export function PersonStatus({ status }: { readonly status: Status }) {
  const { words } = useWords();
  return <StatusMark tone={tones[status]}>{words.people.values.status[status]}</StatusMark>;
}
