import '../../../../ui/page/card.css';
import '../slabs/slab.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { type IncomeSlabDetails, slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { LoadError } from '../../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../../api/refusal.ts';
import { useCurrencies } from '../../../../session/company-currency.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { NotFound, PageSkeleton } from '../../../../ui/page/states.tsx';
import { useWords } from '../../../../words/words.ts';
import { RemovePay } from '../../salaries/remove-pay.tsx';
import { CheckedMark, SlabCard, SlabVersions } from '../slabs/slab-view.tsx';
import { TrySlab } from '../slabs/try-slab.tsx';
import { currencyOfCountry, showCountry } from '../tax-text.ts';
import { slabQuery } from '../tax-queries.ts';

function SlabPage({ slab }: { readonly slab: IncomeSlabDetails }) {
  const { words, say, language } = useWords();
  const { slab: said } = words.pay.tax;
  const navigate = useNavigate();
  const { group } = useCurrencies();
  const mayChange = useMayCall(slabCalls.change);
  const mayRemove = useMayCall(slabCalls.remove);
  const [asked, setAsked] = useState<IncomeSlabDetails>();
  const { id, country, year, version, source } = slab;
  const currency = currencyOfCountry(country, group);
  const name = { country: showCountry(country, language), year: showTaxYear(year, language) };
  return (
    <>
      <PageHead
        title={say(said.titleOf, name)}
        note={[say(said.versionNumber, { version }), source].join(' · ')}
        actions={
          <>
            {mayRemove && !slab.isUsed && (
              <Button variant="default" onClick={() => setAsked(slab)}>
                {said.remove}
              </Button>
            )}
            {mayChange && (
              <Button
                onClick={() => void navigate({ to: '/admin/income-slab/$id/edit', params: { id } })}
              >
                {said.change}
              </Button>
            )}
          </>
        }
      />
      {!slab.isVerified && (
        <div className="card slab-notice">
          <CheckedMark isChecked={false} />
          <p>{said.notVerifiedHint}</p>
        </div>
      )}
      <div className="slab-page">
        <SlabCard slab={slab} currency={currency} />
        <div className="slab-side">
          <TrySlab card={slab} currency={currency} />
          <SlabVersions slab={slab} />
        </div>
      </div>
      <RemovePay
        record={asked}
        nameOf={() => say(said.removeName, name)}
        remove={() => call(slabCalls.remove, { params: { id } })}
        removed={said.removed}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

/** Someone else may have deleted them. */
export function SlabNotFound({ error }: { readonly error: unknown }) {
  const { words } = useWords();
  return (
    <NotFound
      title={words.state.notFoundTitle}
      hint={sentenceOf(error, words)}
      action={
        <Button component={Link} to="/admin/income-slab" variant="default">
          {words.pay.tax.slab.title}
        </Button>
      }
    />
  );
}

/** The income slabs of a country for a year, to read and to try out. */
export function SlabScreen() {
  const { words } = useWords();
  const { id } = useParams({ from: '/admin/income-slab/$id' });
  const { data, error, refetch } = useQuery(slabQuery(id));
  if (data) return <SlabPage key={id} slab={data} />;
  if (isRefusal(error, notFound)) return <SlabNotFound error={error} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.list.loading} />;
}
