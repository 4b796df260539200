import './second-factor.css';
import type { SessionUser } from '@muster/contract/identity/account.ts';
import { useState } from 'react';
import { knowSecondFactor } from '../../../session/session.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { RecoveryWords } from './recovery-words.tsx';
import { SecondFactorOff, SecondFactorOn } from './second-factor-password.tsx';
import { SecondFactorScan } from './second-factor-scan.tsx';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'words'; readonly words: readonly string[] };

/** Switches the own second factor on, step by step, and off. */
export function SecondFactor({ user }: { readonly user: SessionUser }) {
  const { words } = useWords();
  const { switchedOn, switchedOff } = words.account.secondFactor;
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  if (step.at === 'scan')
    return (
      <SecondFactorScan
        {...step}
        onCancel={rest}
        onConfirmed={(recovery) => {
          knowSecondFactor(true);
          notify.success(switchedOn);
          setStep({ at: 'words', words: recovery });
        }}
      />
    );
  if (step.at === 'words') return <RecoveryWords words={step.words} onKept={rest} />;
  if (user.secondFactor)
    return (
      <SecondFactorOn
        isNeeded={user.secondFactorNeeded}
        onRemoved={() => {
          knowSecondFactor(false);
          notify.success(switchedOff);
        }}
      />
    );
  return <SecondFactorOff onBegun={(begun) => setStep({ at: 'scan', ...begun })} />;
}
