import '../slabs/slab.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../../api/load-error.tsx';
import { isRefusal } from '../../../../api/refusal.ts';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import { FormGuard } from '../../../../ui/form/guards/form-guard.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../../ui/page/states.tsx';
import { useWords } from '../../../../words/words.ts';
import { blankSlab, slabDraft } from '../slabs/slab-draft.ts';
import { SlabForm } from '../slabs/slab-form.tsx';
import { showCountry } from '../tax-text.ts';
import { allSlabsQuery, slabQuery } from '../tax-queries.ts';
import { SlabNotFound } from './slab-screen.tsx';

/** Another version of slabs. */
export function ChangeSlabScreen() {
  const { words, say, language } = useWords();
  const { id } = useParams({ from: '/admin/income-slab/$id/edit' });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(slabQuery(id));
  const [loads, setLoads] = useState(0);
  const loadNewer = () => void refetch().then(() => setLoads(loads + 1));
  const toSlab = () => void navigate({ to: '/admin/income-slab/$id', params: { id } });
  if (isRefusal(error, notFound)) return <SlabNotFound error={error} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  const name = {
    country: showCountry(data.country, language),
    year: showTaxYear(data.year, language),
  };
  return (
    <>
      <PageHead title={say(words.pay.tax.slab.changeOf, name)} />
      <FormGuard key={loads} onLeave={toSlab}>
        {/* a version that came meanwhile does not take away what is typed: saving says so */}
        <SlabForm
          key={id}
          slab={data}
          begun={slabDraft(data)}
          onNewer={loadNewer}
          onDone={toSlab}
        />
      </FormGuard>
    </>
  );
}

/** Slabs of another country or year, blank or begun with a copy. */
export function NewSlabScreen() {
  const { words, say, language } = useWords();
  const { slab: said } = words.pay.tax;
  const { copy }: { copy?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: slabs, error, refetch } = useQuery(allSlabsQuery);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!slabs) return <PageSkeleton label={words.list.loading} />;
  const copied = slabs.find(({ id }) => id === copy);
  const begun = copied
    ? { ...slabDraft(copied), year: '', enactedOn: null, isVerified: false }
    : blankSlab;
  return (
    <>
      <PageHead
        title={said.addTitle}
        actions={
          <Select
            label={said.copyOf}
            placeholder={said.noCopy}
            className="slab-copy"
            data={slabs.map(({ id, country, year }) => ({
              value: id,
              label: say(said.titleOf, {
                country: showCountry(country, language),
                year: showTaxYear(year, language),
              }),
            }))}
            value={copied?.id ?? null}
            allowDeselect={false}
            onChange={(chosen) =>
              chosen && void navigate({ to: '.', search: { copy: chosen }, replace: true })
            }
            {...plainOptions}
          />
        }
      />
      <FormGuard key={copied?.id} onLeave={() => void navigate({ to: '/admin/income-slab' })}>
        <SlabForm
          begun={begun}
          onDone={(id) => void navigate({ to: '/admin/income-slab/$id', params: { id } })}
        />
      </FormGuard>
    </>
  );
}
