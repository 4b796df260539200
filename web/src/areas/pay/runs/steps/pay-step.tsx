import '../pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import type { StepState } from './step-states.ts';

interface PayStepProps {
  readonly number: number;
  readonly name: string;
  readonly state: StepState;
  readonly hint: string | undefined;
  readonly isBad?: boolean;
  /** who and when, of a step that is done */
  readonly step?: PayRun['closed'];
  /** what can be done about it now, though it may not be its turn */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A step of a run with who did it and when, or with what is to be done. */
export function PayStep({
  number,
  name,
  state,
  hint,
  isBad,
  step,
  action,
  children,
}: PayStepProps) {
  const { words, say, language } = useWords();
  const open = state === 'later' && action ? 'open' : state;
  return (
    <li className="pay-step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="pay-step-mark" aria-hidden>
        {state === 'done' ? <IconCheck size={16} stroke={2} /> : say(words.list.number, { number })}
      </span>
      <div className="pay-step-said">
        <strong>
          {name}
          <span className="unseen"> ({words.pay.run[open]})</span>
        </strong>
        {hint && <span data-bad={isBad || undefined}>{hint}</span>}
      </div>
      <div className="pay-step-end">
        {step && (
          <span className="pay-step-who">
            <b>{step.by}</b> {showMoment(step.at, language)}
          </span>
        )}
        {action}
      </div>
      {children && <div className="pay-step-more">{children}</div>}
    </li>
  );
}
