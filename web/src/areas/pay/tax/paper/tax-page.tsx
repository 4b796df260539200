import '../../../../ui/page/card.css';
import './tax-paper.css';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/page/states.tsx';
import { groupedAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { showCountry } from '../tax-text.ts';
import { BandCard } from './band-chart.tsx';
import { MonthCard } from './month-card.tsx';
import { type TaxedDetails, taxPaper } from './tax-paper.ts';

interface PaperProps {
  readonly details: TaxedDetails;
  /** what was declared, in the step where it counts */
  readonly investments: ReactNode;
}

/** The five steps, each figure with its rule beside it. */
function Paper({ details, investments }: PaperProps) {
  const { words, say, language } = useWords();
  const { details: said } = words.pay.tax;
  const steps = taxPaper(details, { said, say, language });
  return (
    <section className="card tax-paper" aria-label={said.calculation}>
      <ol>
        {steps.map(({ title, lines, note, isOfInvestments }) => (
          <li key={title}>
            <h2>{title}</h2>
            {note && <p className="tax-note">{note}</p>}
            <dl>
              {lines.map(({ name, rule, amount, weight }, at) => (
                // two bonuses of one month may be called the same
                <div key={`${name} ${String(at)}`} data-weight={weight}>
                  <dt>{name}</dt>
                  {rule && <dd className="tax-rule">{rule}</dd>}
                  <dd className="num">{groupedAmount(amount, language, details.currency)}</dd>
                </div>
              ))}
            </dl>
            {isOfInvestments && investments}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SourceProps {
  readonly details: TaxedDetails;
  /** the page of the slabs is in the panel of the office */
  readonly hasSlabs: boolean;
}

function Source({ details: { steps }, hasSlabs }: SourceProps) {
  const { words, say, language } = useWords();
  const { details: said } = words.pay.tax;
  return (
    <section className="card tax-source" aria-label={said.sourceTitle}>
      <p>
        {say(said.source, {
          country: showCountry(steps.country, language),
          year: showTaxYear(steps.year, language, steps.from),
          version: steps.version,
        })}{' '}
        {hasSlabs && (
          <Link to="/admin/income-slab/$id" params={{ id: steps.slabId }}>
            {said.openSlab}
          </Link>
        )}
      </p>
      <p>{said.sourceHint}</p>
    </section>
  );
}

interface TaxPageProps {
  readonly details: TaxDetails;
  /** whoever it is about reads it */
  readonly isOwn: boolean;
  /** another year is on the way */
  readonly isStale: boolean;
  /** what was declared: in the calculation, or in a card where there is none */
  readonly investments: ReactNode;
  /** what only the office has beside it */
  readonly children?: ReactNode;
}

/** The tax of someone in a year: the calculation, the bands, the months and where the rules stand. */
export function TaxPage({ details, isOwn, isStale, investments, children }: TaxPageProps) {
  const { details: said } = useWords().words.pay.tax;
  const { steps, stepsOf } = details;
  const payslips = isOwn ? '/employee/payslips/$id' : '/admin/salary-sheet/$id';
  const taxed = steps && stepsOf ? { ...details, steps, stepsOf } : undefined;
  return (
    <div className="tax-page" data-stale={isStale || undefined}>
      {taxed && (
        <div className="tax-side">
          <Paper details={taxed} investments={investments} />
          {children}
        </div>
      )}
      <div className="tax-side">
        {taxed ? (
          <BandCard steps={taxed.steps} currency={details.currency} />
        ) : (
          <div className="card">
            <EmptyState title={said.none} hint={isOwn ? said.ownNoneHint : said.noneHint} />
          </div>
        )}
        {!taxed && investments}
        <MonthCard details={details} payslips={payslips} />
        {!taxed && children}
        {taxed && <Source details={taxed} hasSlabs={!isOwn} />}
      </div>
    </div>
  );
}
