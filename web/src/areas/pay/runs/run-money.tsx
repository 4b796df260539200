import './pay-run.css';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { useRunWords } from './run-words.ts';

const amounts = ['gross', 'earnings', 'deductions', 'net', 'employer'] as const;
/** A bonus has no gross pay, and costs the employer nothing besides. */
const amountsOf = ({ kind }: PayRun) =>
  kind === 'Bonus' ? (['earnings', 'deductions', 'net'] as const) : amounts;
const partsInOrder = ['Generated', 'Held', 'Approved', 'Paid', 'Reversed'] as const;

function Totals({ run }: { readonly run: PayRun }) {
  const { words, say, language } = useWords();
  const said = words.pay.run;
  return (
    <dl className="pay-sums">
      <div>
        <dt>{said.people}</dt>
        <dd>{say(words.list.number, { number: run.people })}</dd>
      </div>
      {amountsOf(run).map((key) => (
        <div key={key} data-strong={key === 'net' || undefined}>
          <dt>{said[key]}</dt>
          <dd>{showAmount(run[key], language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** People and net pay of each state: together they are the whole. */
function ByState({ run }: { readonly run: PayRun }) {
  const { words, say, language } = useWords();
  const said = words.pay.run;
  const parts = partsInOrder.flatMap((state) => {
    const part = run.parts.find((one) => one.state === state);
    return part ? [{ ...part, state }] : [];
  });
  return (
    <section className="card" aria-label={said.parts}>
      <h2>{said.parts}</h2>
      <div className="run-bar" aria-hidden>
        {parts.map(({ state, people }) => (
          <i key={state} data-state={state} style={{ flexGrow: people }} />
        ))}
      </div>
      <dl className="pay-sums">
        {parts.map(({ state, people, net }) => (
          <div key={state}>
            <dt>
              <i className="run-dot" data-state={state} aria-hidden />
              {words.pay.sheet.states[state]}
            </dt>
            <dd>
              {showAmount(net, language)} <small>{say(said.peopleCount, { count: people })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a run comes to, and what is missing in it. */
export function RunMoney({ run }: { readonly run: PayRun | null }) {
  const { say } = useWords();
  const said = useRunWords(run);
  const isGenerated = run !== null && run.state !== 'Draft';
  return (
    <div className="pay-money">
      <section className="card" aria-label={said.money}>
        <h2>{said.money}</h2>
        {isGenerated ? <Totals run={run} /> : <p className="run-quiet">{said.noMoney}</p>}
        {run !== null && run.withoutSalary > 0 && (
          <p className="pay-missing">
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
            <a href="/admin/salary?missing=Yes">
              {say(said.withoutSalary, { count: run.withoutSalary })}
            </a>
          </p>
        )}
      </section>
      {isGenerated && run.parts.length > 0 && <ByState run={run} />}
    </div>
  );
}
