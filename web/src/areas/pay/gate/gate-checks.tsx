import { type GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';

interface GateChecksProps {
  readonly checks: GateSummary['checks'];
  readonly chosen: string | undefined;
  readonly onChoose: (check: string | undefined) => void;
}

/** Signs of pay for someone who is not there; each leads to its people. */
export function GateChecks({ checks, chosen, onChoose }: GateChecksProps) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  return (
    <section className="card gate-card" aria-label={said.checks}>
      <h2>{said.checks}</h2>
      <ul className="gate-checks">
        {checks.map(({ check, people }) => {
          const isMild = check === 'no-account';
          const Icon =
            people === 0 ? IconCircleCheck : isMild ? IconAlertCircle : IconAlertTriangle;
          return (
            <li key={check} data-tone={people === 0 ? 'good' : isMild ? 'mild' : 'bad'}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span>{said.check[check]}</span>
              {people === 0 ? (
                <span className="gate-quiet">{said.none}</span>
              ) : (
                <button
                  type="button"
                  aria-pressed={chosen === check}
                  onClick={() => onChoose(chosen === check ? undefined : check)}
                >
                  {say(said.people, { count: people })}
                  <span className="unseen">: {said.check[check]}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
