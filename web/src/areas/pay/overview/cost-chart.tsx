import type { CostMonth, PayCost } from '@muster/contract/pay/overview/cost-calls.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { narrowedTo } from '../../../ui/list/list-state.ts';
import { shortAmount, showAmount } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { lineName } from '../payslip/line-name.ts';
import { sheetShape } from '../sheets/sheet-queries.ts';
import { costSeries, type CostSeries, scaleOf } from './cost-series.ts';

const perCent = 100;
const costOf = ({ earnings, employer }: CostMonth): bigint => earnings + employer;
const largestOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, one) => (one > most ? one : most), 0n);

/** What does not fit is scrolled: the newest months come first. */
const showNewest = (columns: HTMLElement | null) =>
  columns?.scrollTo({ left: columns.scrollWidth, behavior: 'instant' });

interface DrawnProps {
  readonly cost: PayCost;
  readonly concern: string;
  readonly currency: string;
  readonly series: readonly CostSeries[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

function Columns({ cost, concern, currency, series, chosen, onChoose }: DrawnProps) {
  const { words, say, language } = useWords();
  const said = words.pay.cost;
  const up = scaleOf(largestOf(cost.months.map(costOf)));
  const down = Number(largestOf(cost.months.map(({ deductions }) => deductions)));
  // both sides of the line by one scale
  const above = (up / (up + down)) * perCent;
  const grid = { gridTemplateRows: `${above}% minmax(0, 1fr)` };
  const height = (amount: bigint, whole: number) =>
    `${whole > 0 ? (Number(amount) / whole) * perCent : 0}%`;
  return (
    <div className="cost-plot">
      <div className="cost-axis" aria-hidden>
        {[up, up / 2, 0].map((amount) => (
          <span key={amount} style={{ top: `${above * (1 - amount / up)}%` }}>
            {shortAmount(amount, language, currency)}
          </span>
        ))}
      </div>
      <ul className="cost-columns" ref={showNewest}>
        {cost.months.map((month, at) => (
          <li key={month.month}>
            <Link
              to="/admin/salary-sheet"
              search={narrowedTo(sheetShape, { concern, month: month.month })}
              data-chosen={at === chosen || undefined}
              onMouseEnter={() => onChoose(at)}
              onFocus={() => onChoose(at)}
            >
              <span className="cost-column" style={grid} data-waiting={!month.isPaid || undefined}>
                <span className="cost-up">
                  {series.map(({ key, amounts }, tone) => (
                    <i
                      key={key}
                      data-tone={key === 'employer' ? 'employer' : tone}
                      style={{ height: height(amounts[at] ?? 0n, up) }}
                    />
                  ))}
                </span>
                <span className="cost-down">
                  <i data-tone="deductions" style={{ height: height(month.deductions, down) }} />
                </span>
              </span>
              <small>{dayPart(`${month.month}-01`, language, { month: 'short' })}</small>
              <span className="unseen">
                {say(said.month, {
                  year: dayPart(`${month.month}-01`, language, { year: 'numeric' }),
                  amount: showAmount(costOf(month), language, currency),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each colour is, with what it came to in the month that is pointed at. */
function Key({ cost, currency, series, chosen }: Omit<DrawnProps, 'concern' | 'onChoose'>) {
  const { words, language } = useWords();
  const said = words.pay.cost;
  const month = cost.months[chosen];
  if (!month) return null;
  const names: Readonly<Record<string, string>> = {
    otherEarnings: said.otherEarnings,
    employer: said.employer,
  };
  return (
    <div className="cost-key">
      <p>
        <b>{showMonth(month.month, language)}</b>
        {!month.isPaid && <small>{said.waiting}</small>}
      </p>
      <dl>
        {series.map(({ key, component, amounts }, tone) => (
          <div key={key}>
            <dt>
              <i data-tone={key === 'employer' ? 'employer' : tone} aria-hidden />
              {component ? lineName(component, language) : names[key]}
            </dt>
            <dd className="num">{showAmount(amounts[chosen] ?? 0n, language, currency)}</dd>
          </div>
        ))}
        <div data-strong>
          <dt>{said.total}</dt>
          <dd className="num">{showAmount(costOf(month), language, currency)}</dd>
        </div>
        <div>
          <dt>
            <i data-tone="deductions" aria-hidden />
            {said.deductions}
          </dt>
          <dd className="num">{showAmount(month.deductions, language, currency)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** A column for each month: what it cost upwards by component, what was deducted of it downwards; it leads to its sheet. */
export function CostChart({
  cost,
  concern,
  currency,
}: Pick<DrawnProps, 'cost' | 'concern' | 'currency'>) {
  const [chosen, setChosen] = useState(cost.months.length - 1);
  const drawn = {
    cost,
    currency,
    series: costSeries(cost),
    chosen: Math.min(chosen, cost.months.length - 1),
  };
  return (
    <div className="cost-chart">
      <Columns {...drawn} concern={concern} onChoose={setChosen} />
      <Key {...drawn} />
    </div>
  );
}
