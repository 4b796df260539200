import type { BankBatch } from '@muster/contract/pay/bank/batch-calls.ts';
import { paymentMethods } from '@muster/contract/people/profile/payment-method.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkFilter } from '../../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../../api/refusal.ts';
import { dayInZone, today, useZone } from '../../../../session/company-days.ts';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { PickFilter } from '../../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { useListState } from '../../../../ui/list/use-list-state.ts';
import { usePages } from '../../../../ui/list/use-pages.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { columnAmount } from '../../../../ui/text/amount-text.ts';
import { showDay } from '../../../../ui/text/day-text.ts';
import { withinSentence } from '../../../../words/within.ts';
import { useWords } from '../../../../words/words.ts';
import { payMonths, showMonth, showPaidFor } from '../../month-name.ts';
import { payLinks } from '../../pay-queries.ts';
import { ReversedMark } from '../batch-reversed.tsx';
import { bankBatchesQuery, batchShape } from '../bank-queries.ts';

/** Where none was reversed there is no column for it: the table is wide enough. */
function useBatchColumns(batches: readonly BankBatch[]): readonly Column<BankBatch>[] {
  const { words, say, language } = useWords();
  const { batch: said, sheet } = words.pay.bank;
  const { group } = useCurrencies();
  const none = <span className="dt-none">{words.list.none}</span>;
  const zone = useZone();
  const fileTaken = ({ downloadedAt }: BankBatch) =>
    downloadedAt ? showDay(dayInZone(Date.parse(downloadedAt), zone), language) : said.never;
  const reversedSince: Column<BankBatch> = {
    key: 'reversed',
    header: said.reversed,
    place: 'meta',
    isBlank: ({ reversed }) => reversed === 0,
    cell: (batch) => (batch.reversed > 0 ? <ReversedMark batch={batch} /> : none),
  };
  return [
    {
      key: 'number',
      sortable: true,
      header: said.number,
      place: 'title',
      cell: ({ number }) => say(sheet.batchNumber, { number }),
    },
    { key: 'company', header: said.company, place: 'meta', cell: ({ concern }) => concern.name },
    {
      key: 'month',
      sortable: true,
      header: said.month,
      place: 'meta',
      cell: (batch) => showPaidFor(batch, language),
    },
    {
      key: 'method',
      header: said.method,
      place: 'meta',
      cell: ({ method }) => said.methods[method],
    },
    {
      key: 'payer',
      header: said.payer,
      place: 'meta',
      isBlank: ({ payer }) => payer === null,
      cell: ({ payer }) => payer?.name ?? none,
    },
    {
      key: 'people',
      header: said.people,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ people }) => say(words.list.number, { number: people }),
    },
    {
      key: 'net',
      sortable: true,
      header: said.net,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ net, currency }) => (
        <b className="num">{columnAmount(net, language, currency, group)}</b>
      ),
    },
    ...(batches.some(({ reversed }) => reversed > 0) ? [reversedSince] : []),
    {
      key: 'madeBy',
      header: said.madeBy,
      place: 'meta',
      isExtra: true,
      cell: ({ madeBy }) => madeBy,
    },
    {
      key: 'downloadedAt',
      header: said.downloadedAt,
      place: 'meta',
      isNamed: true,
      isBlank: ({ method }) => method === 'Cash',
      cell: (batch) => (batch.method === 'Cash' ? none : fileTaken(batch)),
    },
  ];
}

/** What was made for banks and as cash lists, the newest first. */
export function BatchesScreen() {
  const { words, language } = useWords();
  const said = words.pay.bank.batch;
  const list = useListState(batchShape);
  const answer = useQuery(bankBatchesQuery(list.state));
  const { filters } = list.state;
  const thisMonth = today().slice(0, 7);
  const pages = usePages(({ id }: BankBatch) => ({ to: '/admin/bank-batch/$id', params: { id } }));
  return (
    <ListScreen
      name="bank-batches"
      title={said.title}
      within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
      list={list}
      answer={answer}
      problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
      emptyHint={said.empty}
      columns={useBatchColumns(answer.data?.rows ?? [])}
      renderFilters={(isSheet) => (
        <>
          <PickFilter
            name={said.month}
            isSheet={isSheet}
            value={filters['month']}
            options={payMonths(thisMonth, filters['month'] ?? thisMonth).map((value) => ({
              value,
              label: showMonth(value, language),
            }))}
            onChange={(month) => list.filter('month', month)}
          />
          <LinkFilter
            to={payLinks.concern}
            name={said.company}
            isSheet={isSheet}
            value={filters['concern']}
            onChange={(id) => list.filter('concern', id)}
          />
          <PickFilter
            name={said.method}
            isSheet={isSheet}
            value={filters['method']}
            options={paymentMethods.map((value) => ({ value, label: said.methods[value] }))}
            onChange={(method) => list.filter('method', method)}
          />
        </>
      )}
      rowId={({ id }) => id}
      rowLabel={({ number }) => String(number)}
      {...pages}
      onAdd={undefined}
      renderMenu={() => null}
    />
  );
}
