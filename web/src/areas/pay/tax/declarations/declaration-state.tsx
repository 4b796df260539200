import type { DeclarationState } from '@muster/contract/pay/tax/declarations/declaration-states.ts';
import { StatusMark } from '../../../../ui/status/status-mark.tsx';
import { useWords } from '../../../../words/words.ts';

const tones = {
  Declared: 'waiting',
  Accepted: 'good',
  Returned: 'stopped',
  Replaced: 'over',
  Cancelled: 'over',
} as const;

export function DeclarationStateMark({ state }: { readonly state: DeclarationState }) {
  const { states } = useWords().words.pay.declaration;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
