import { secondFactorCalls } from '@muster/contract/identity/own-calls.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { useCall } from '../../../api/use-call.ts';
import { useWords } from '../../../words/words.ts';
import { ByPassword } from '../users/by-password.tsx';

interface OffProps {
  readonly onBegun: (begun: Answer<typeof secondFactorCalls.begin>) => void;
}

/** There is none yet: what it is good for, and the way to it. */
export function SecondFactorOff({ onBegun }: OffProps) {
  const { words } = useWords();
  const { offTitle, offHint, begin } = words.account.secondFactor;
  const { send, ...call } = useCall(secondFactorCalls.begin, onBegun);
  return (
    <ByPassword
      title={offTitle}
      hint={offHint}
      action={begin}
      onPassword={(password) => void send({ body: { password } })}
      {...call}
    />
  );
}

interface OnProps {
  readonly isNeeded: boolean;
  readonly onRemoved: () => void;
}

/** It is on: the way to switch it off. */
export function SecondFactorOn({ isNeeded, onRemoved }: OnProps) {
  const { words } = useWords();
  const { onTitle, onHint, remove, removeHint, removeNeeded } = words.account.secondFactor;
  const { send, ...call } = useCall(secondFactorCalls.remove, onRemoved);
  return (
    <ByPassword
      title={onTitle}
      hint={onHint}
      isOn
      action={remove}
      effect={isNeeded ? removeNeeded : removeHint}
      onPassword={(password) => void send({ body: { password } })}
      {...call}
    />
  );
}
