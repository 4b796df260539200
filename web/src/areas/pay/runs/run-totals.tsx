import './pay-run.css';
import type { RunFigures } from '@muster/contract/pay/overview/compare-calls.ts';
import { takenAs } from '@muster/contract/pay/records.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrencies } from '../../../session/company-currency.ts';
import { groupedAmount, signOf } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { countChange, shareChange } from './change-text.ts';
import { compareQuery } from './run-queries.ts';
import { useRunWords } from './run-words.ts';

const amounts = ['gross', 'earnings', 'deductions', 'net', 'employer'] as const;
/** A bonus has no gross pay, and costs the employer nothing more. */
const amountsOf = ({ kind }: PayRun) =>
  kind === 'Bonus' ? (['earnings', 'deductions', 'net'] as const) : amounts;

interface Row {
  readonly name: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
  readonly is?: 'net' | 'part';
}

const none = '—';
const takenIn = (figures: RunFigures | null | undefined, as: (typeof takenAs)[number]): bigint =>
  figures?.taken.find((one) => one.as === as)?.amount ?? 0n;

/** What is not shown yet has a dash: no half totals. */
function useRows(run: PayRun, now: RunFigures | null, before: RunFigures | null): readonly Row[] {
  const { words, say, language } = useWords();
  const currency = useCurrencies().of(run.concern);
  const said = words.pay.run;
  const count = (people: number) => say(words.list.number, { number: people });
  const show = (amount: bigint) => groupedAmount(amount, language, currency);
  const amountRow = (name: string, a: bigint | undefined, b: bigint, is?: Row['is']): Row => ({
    name,
    now: a === undefined ? none : show(a),
    before: show(b),
    change: a === undefined ? '' : shareChange(a, b, language),
    ...(is && { is }),
  });
  const taken = takenAs.filter((as) => takenIn(now, as) !== 0n || takenIn(before, as) !== 0n);
  return [
    {
      name: said.people,
      now: now ? count(now.people) : none,
      before: count(before?.people ?? 0),
      change: now && before ? countChange(now.people, before.people, language) : '',
    },
    ...amountsOf(run).flatMap((key) => [
      amountRow(said[key], now?.[key], before?.[key] ?? 0n, key === 'net' ? 'net' : undefined),
      ...(key === 'deductions' ? taken : []).map((as) =>
        amountRow(
          words.pay.records.payComponent.choices.takenAs[as],
          now ? takenIn(now, as) : undefined,
          takenIn(before, as),
          'part',
        ),
      ),
    ]),
  ];
}

/** What a run comes to, beside the month before, where there was one. */
export function RunTotals({ run }: { readonly run: PayRun }) {
  const { say, language } = useWords();
  const said = useRunWords(run);
  const currency = useCurrencies().of(run.concern);
  const { data, isPending } = useQuery(compareQuery(run));
  const isGenerated = run.state !== 'Draft';
  const before = data?.before ?? null;
  const rows = useRows(run, isGenerated ? { ...run, taken: data?.run.taken ?? [] } : null, before);
  if (isPending) return <Skeleton h={240} />;
  if (!isGenerated && !before) return <p className="run-quiet">{said.noMoney}</p>;
  const short = (month: string) =>
    dayPart(`${month}-01`, language, { month: 'short', year: 'numeric' });
  return (
    <table className="run-figures">
      <thead>
        <tr>
          <td>{say(said.amountsIn, { currency: signOf(currency) })}</td>
          <th scope="col">{short(run.month)}</th>
          {before && <th scope="col">{short(before.month)}</th>}
          {before && <th scope="col">{said.change}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-is={row.is}>
            <th scope="row">{row.name}</th>
            <td>{row.now}</td>
            {before && <td data-before>{row.before}</td>}
            {before && <td data-before>{row.change}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
