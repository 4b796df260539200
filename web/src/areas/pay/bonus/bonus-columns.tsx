import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import type { Currencies } from '../../../session/company-currency.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';
import { RunStateMark } from '../runs/run-state.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function bonusTableColumns(
  words: Words,
  language: Language,
  currencies: Currencies,
): readonly Column<PayRun>[] {
  const { columns } = words.pay.bonus;
  return [
    {
      key: 'festival',
      header: columns.festival,
      place: 'title',
      cell: ({ title }) => title,
    },
    {
      key: 'concern',
      header: columns.company,
      sortable: true,
      place: 'meta',
      cell: ({ concern }) => concern.name,
    },
    {
      key: 'month',
      header: columns.day,
      sortable: true,
      place: 'meta',
      cell: ({ bonus, from }) => showDay(bonus?.day ?? from, language),
    },
    {
      key: 'people',
      header: columns.people,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ people }) => <span className="num">{people.toLocaleString(language)}</span>,
    },
    {
      key: 'net',
      header: columns.net,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ net, concern }) => (
        <b className="num">{showAmount(net, language, currencies.of(concern))}</b>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      sortable: true,
      place: 'meta',
      cell: (run) => <RunStateMark run={run} />,
    },
  ];
}
