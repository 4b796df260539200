import { type IncomeSlab, slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { useListState } from '../../../../ui/list/use-list-state.ts';
import { usePages } from '../../../../ui/list/use-pages.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { groupedAmount } from '../../../../ui/text/amount-text.ts';
import { withinSentence } from '../../../../words/within.ts';
import { useWords } from '../../../../words/words.ts';
import { CheckedMark } from '../slabs/slab-view.tsx';
import { currencyOfCountry, showCountry, showRate } from '../tax-text.ts';
import { slabShape, slabsQuery } from '../tax-queries.ts';

function useSlabColumns(): readonly Column<IncomeSlab>[] {
  const { words, say, language } = useWords();
  const { slab: said } = words.pay.tax;
  const { group } = useCurrencies();
  const none = <span className="dt-none">{words.list.none}</span>;
  const firstOf = ({ bands, country }: IncomeSlab) => {
    const end = bands[0]?.to ?? null;
    return end === null ? none : groupedAmount(end, language, currencyOfCountry(country, group));
  };
  return [
    {
      key: 'country',
      sortable: true,
      header: said.country,
      place: 'title',
      cell: ({ country }) => showCountry(country, language),
    },
    {
      key: 'year',
      sortable: true,
      header: said.year,
      place: 'meta',
      cell: ({ year }) => showTaxYear(year, language),
    },
    {
      key: 'free',
      header: said.free,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: (slab) => <span className="num">{firstOf(slab)}</span>,
    },
    {
      key: 'top',
      header: said.top,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ bands }) => showRate(Math.max(...bands.map(({ rate }) => rate)), language),
    },
    {
      key: 'version',
      header: said.version,
      align: 'end',
      place: 'meta',
      isNamed: true,
      cell: ({ version }) => say(words.list.number, { number: version }),
    },
    {
      key: 'verified',
      header: said.check,
      place: 'meta',
      cell: ({ isVerified }) => <CheckedMark isChecked={isVerified} />,
    },
    {
      key: 'source',
      header: said.source,
      place: 'meta',
      isExtra: true,
      cell: ({ source }) => source,
    },
  ];
}

/** By what income is taxed, of each country and year. */
export function SlabsScreen() {
  const { words, language } = useWords();
  const { slab: said } = words.pay.tax;
  const navigate = useNavigate();
  const list = useListState(slabShape);
  const answer = useQuery(slabsQuery(list.state));
  const mayAdd = useMayCall(slabCalls.create);
  const pages = usePages(({ id }: IncomeSlab) => ({
    to: '/admin/income-slab/$id',
    params: { id },
  }));
  return (
    <ListScreen
      name="income-slabs"
      title={said.title}
      within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
      list={list}
      answer={answer}
      problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
      columns={useSlabColumns()}
      rowId={({ id }) => id}
      rowLabel={({ country, year }) =>
        `${showCountry(country, language)} ${showTaxYear(year, language)}`
      }
      {...pages}
      onAdd={mayAdd ? () => void navigate({ to: '/admin/income-slab/new' }) : undefined}
      emptyHint={said.emptyHint}
      renderMenu={() => null}
    />
  );
}
