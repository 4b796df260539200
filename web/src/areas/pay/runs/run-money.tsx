import './pay-run.css';
import { missingOnly } from '@muster/contract/pay/rate-calls.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { salaryShape } from '../pay-queries.ts';
import { RunTotals } from './run-totals.tsx';
import { useRunWords } from './run-words.ts';

/** Where the page goes when someone is to look at what a run comes to. */
export const totalsPlace = 'run-totals';
const partsInOrder = ['Generated', 'Held', 'Approved', 'Paid', 'Reversed'] as const;

/** People and net pay of each state: together they are the whole. */
function ByState({ run }: { readonly run: PayRun }) {
  const { words, say, language } = useWords();
  const currency = useCurrencies().of(run.concern);
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
              {showAmount(net, language, currency)}{' '}
              <small>{say(said.peopleCount, { count: people })}</small>
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
      <section className="card" id={totalsPlace} tabIndex={-1} aria-label={said.money}>
        <h2>{said.money}</h2>
        {run ? <RunTotals run={run} /> : <p className="run-quiet">{said.noMoney}</p>}
        {run !== null && run.withoutSalary > 0 && (
          <p className="pay-missing">
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
            <Link
              to="/admin/salary"
              search={narrowedTo(salaryShape, { concern: run.concern.id, isMissing: missingOnly })}
            >
              {say(said.withoutSalary, { count: run.withoutSalary })}
            </Link>
          </p>
        )}
      </section>
      {isGenerated && run.parts.length > 0 && <ByState run={run} />}
    </div>
  );
}
