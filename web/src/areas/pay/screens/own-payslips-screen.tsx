import '../payslip/payslip.css';
import '../../../ui/page/card.css';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import type { ownPayCalls } from '@muster/contract/pay/own-pay-calls.ts';
import { Select } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { OwnFund } from '../fund/own-fund.tsx';
import { OwnLoans } from '../loans/own-loans.tsx';
import { showMonth, showPaidFor } from '../month-name.ts';
import { ownPayslipsQuery } from '../sheets/sheet-queries.ts';

type Payslips = Answer<typeof ownPayCalls.list>;
const amounts = ['net', 'earnings', 'deductions'] as const;
const yearsBack = 6;

interface YearProps {
  readonly payslips: Payslips;
  readonly year: string;
  /** another year is on the way */
  readonly isStale: boolean;
}

/** What a year came to, and its months: the whole row opens. */
function PayslipYear({ payslips, year, isStale }: YearProps) {
  const { words, say, language } = useWords();
  const { ownPayslips: said, run, sheet } = words.pay;
  const { own, of } = useCurrencies();
  const { taxSoFar } = payslips;
  const frame = { className: 'own-pay', 'data-stale': isStale || undefined };
  if (payslips.total === 0 && taxSoFar.before.length === 0)
    return (
      <div {...frame}>
        <EmptyState title={say(said.emptyYear, { year })} hint={said.emptyHint} />
      </div>
    );
  return (
    <div {...frame}>
      <section className="card" aria-label={say(said.totals, { year })}>
        <h2>{say(said.totals, { year })}</h2>
        <dl className="own-pay-sums">
          {amounts.map((key) => (
            <div key={key}>
              <dt>{run[key]}</dt>
              <dd>{showAmount(payslips.totals[key], language, own)}</dd>
            </div>
          ))}
          {(['taxable', 'tax'] as const).map((key) => (
            <div key={key}>
              <dt>{said[key]}</dt>
              <dd>{showAmount(taxSoFar[key], language, own)}</dd>
            </div>
          ))}
        </dl>
        {taxSoFar.before.map(({ until, taxable, tax }) => (
          <p key={until} className="own-pay-before">
            {say(said.before, {
              month: showMonth(until, language),
              taxable: showAmount(taxable, language, own),
              tax: showAmount(tax, language, own),
            })}
          </p>
        ))}
      </section>
      <ul
        className="card own-pay-list"
        aria-label={say(said.list, { year })}
        hidden={payslips.total === 0}
      >
        {payslips.rows.map(({ id, net, concern, state, paidAt, ...paid }) => (
          <li key={id}>
            <Link to="/employee/payslips/$id" params={{ id }}>
              <span>
                <b>{showPaidFor(paid, language)}</b>
                <small>
                  {state === 'Reversed'
                    ? sheet.states.Reversed
                    : say(said.paidOn, { day: showMoment(paidAt, language) })}
                </small>
              </span>
              <b className="num" data-reversed={state === 'Reversed' || undefined}>
                {showAmount(net, language, of(concern))}
              </b>
              <IconChevronRight size={18} stroke={1.7} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The own payslips of a year, the newest first. */
export function OwnPayslipsScreen() {
  const { words, language } = useWords();
  const said = words.pay.ownPayslips;
  const navigate = useNavigate();
  const { year: asked }: { year?: unknown } = useSearch({ strict: false });
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: yearsBack }, (_, back) => now - back);
  const year = years.find((one) => String(one) === asked) ?? now;
  const { data, error, isPlaceholderData, refetch } = useQuery(ownPayslipsQuery(year));
  const show = (one: number) => dayPart(`${String(one)}-01-01`, language, { year: 'numeric' });
  return (
    <>
      <PageHead
        title={said.title}
        actions={
          <Select
            aria-label={said.year}
            w={120}
            data={years.map((one) => ({ value: String(one), label: show(one) }))}
            value={String(year)}
            allowDeselect={false}
            onChange={(chosen) =>
              chosen && void navigate({ to: '.', search: { year: chosen }, replace: true })
            }
            {...plainOptions}
          />
        }
      />
      {data && <PayslipYear payslips={data} year={show(data.year)} isStale={isPlaceholderData} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton label={words.list.loading} />}
      <OwnLoans />
      <OwnFund />
    </>
  );
}
