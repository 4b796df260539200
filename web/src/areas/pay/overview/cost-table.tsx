import type {
  CostComponent,
  CostMonth,
  PayCost,
} from '@muster/contract/pay/overview/cost-calls.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { columnAmount } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { lineName } from '../payslip/line-name.ts';

const kinds = ['Earning', 'Employer', 'Deduction'] as const;

/** A table wider than the page is moved by the keys, too. */
const movedByKeys = { tabIndex: 0 } as const;

interface ComponentRowProps {
  readonly of: CostComponent;
  readonly months: readonly CostMonth[];
  readonly show: (amount: bigint) => string;
}

function ComponentRow({ of, months, show }: ComponentRowProps) {
  const { language } = useWords();
  return (
    <tr>
      <th scope="row">{lineName(of, language)}</th>
      {months.map(({ month }, at) => (
        <td key={month} className="num">
          {show(of.amounts[at] ?? 0n)}
        </td>
      ))}
    </tr>
  );
}

interface SumRowProps {
  readonly name: string;
  readonly months: readonly CostMonth[];
  readonly of: (month: CostMonth) => bigint;
  readonly show: (amount: bigint) => string;
}

function SumRow({ name, months, of, show }: SumRowProps) {
  return (
    <tr data-sum>
      <th scope="row">{name}</th>
      {months.map((month) => (
        <td key={month.month} className="num">
          {show(of(month))}
        </td>
      ))}
    </tr>
  );
}

interface CostTableProps {
  readonly cost: PayCost;
  readonly currency: string;
}

/** The same in figures, every component by itself. */
export function CostTable({ cost: { months, components }, currency }: CostTableProps) {
  const { words, say, language } = useWords();
  const { group } = useCurrencies();
  const said = words.pay.cost;
  const show = (amount: bigint) => columnAmount(amount, language, currency, group);
  const row = { months, show };
  const sums: Readonly<Record<(typeof kinds)[number], SumRowProps>> = {
    Earning: { ...row, name: said.earnings, of: ({ earnings }) => earnings },
    Employer: { ...row, name: said.total, of: ({ earnings, employer }) => earnings + employer },
    Deduction: { ...row, name: said.deductions, of: ({ deductions }) => deductions },
  };
  return (
    <section className="cost-table" aria-label={said.caption} {...movedByKeys}>
      <table>
        <caption className="unseen">{said.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{said.component}</th>
            {months.map(({ month }) => (
              <th key={month} scope="col">
                {dayPart(`${month}-01`, language, { month: 'short', year: 'numeric' })}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map((kind) => (
          <tbody key={kind}>
            {components
              .filter((one) => one.kind === kind)
              .map((one) => (
                <ComponentRow
                  key={`${one.component.id} ${String(one.isInGross)}`}
                  of={one}
                  {...row}
                />
              ))}
            <SumRow {...sums[kind]} />
          </tbody>
        ))}
        <tbody>
          <SumRow {...row} name={said.net} of={({ net }) => net} />
          <tr>
            <th scope="row">{said.people}</th>
            {months.map(({ month, people }) => (
              <td key={month} className="num">
                {say(words.list.number, { number: people })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
