import '../../../ui/page/card.css';
import './by-sheet.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { useQuery } from '@tanstack/react-query';
import { useCurrencies } from '../../../session/company-currency.ts';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { paySheetTotalsQuery } from './pay-sheet-queries.ts';

interface PaySheetTotalsProps {
  readonly place: PaySheetPlace;
  readonly batch: SheetBatch;
}

/** What the new rows come to, to be held against what one expects. As in the sheet, no currency is said. */
export function PaySheetTotals({ place, batch }: PaySheetTotalsProps) {
  const { say, language } = useWords();
  const { group } = useCurrencies();
  const { common } = usePaySheetWords(place);
  const { data = [] } = useQuery(paySheetTotalsQuery(place, batch));
  if (data.length === 0) return null;
  return (
    <section className="card pay-sheet-totals" aria-label={common.totals}>
      <h2>{common.totals}</h2>
      <dl>
        {data.map(({ name, rows, amount }) => (
          <div key={name}>
            <dt>
              {name} <small>{say(common.inRows, { count: rows })}</small>
            </dt>
            <dd>{groupedAmount(amount, language, group)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
