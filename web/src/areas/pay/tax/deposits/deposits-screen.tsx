import '../../../../ui/page/card.css';
import '../../runs/pay-run.css';
import './deposits.css';
import { taxReportCalls } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../../api/load-error.tsx';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../../ui/page/states.tsx';
import { useWords } from '../../../../words/words.ts';
import { companiesQuery } from '../../runs/run-queries.ts';
import { TaxYearSelect } from '../screens/tax-year-select.tsx';
import { type ChallanAction, ChallanDialog } from './challan-dialogs.tsx';
import { type DepositPlace, depositsQuery } from './deposit-queries.ts';
import { DepositTable } from './deposit-table.tsx';

type Option = { readonly value: string; readonly label: string };

interface ChosenProps {
  readonly place: DepositPlace;
  readonly companies: readonly Option[];
}

function Chosen({ place, companies }: ChosenProps) {
  const { words } = useWords();
  const said = words.pay.deposit;
  const navigate = useNavigate();
  const [action, setAction] = useState<ChallanAction>();
  const { data, error, isPlaceholderData, refetch } = useQuery(depositsQuery(place));
  const go = (search: { concern: string; year?: string | undefined }) =>
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  return (
    <>
      <div className="pay-run-choice">
        <Select
          aria-label={said.company}
          data={companies}
          value={place.concern}
          allowDeselect={false}
          // income years may begin with another month in another company: its present one is shown
          onChange={(concern) => concern && go({ concern })}
          {...plainOptions}
        />
        <TaxYearSelect shown={data} onChange={(year) => go({ concern: place.concern, year })} />
      </div>
      {data && (
        <div data-stale={isPlaceholderData || undefined} className="deposit-page">
          <DepositTable deposits={data} onAct={setAction} />
        </div>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton label={said.loading} />}
      <ChallanDialog action={action} onClose={() => setAction(undefined)} />
    </>
  );
}

/** What the address names, the first company where it names none. */
function usePlace(companies: readonly Option[] | undefined): DepositPlace | null | undefined {
  const { concern, year }: { concern?: unknown; year?: unknown } = useSearch({ strict: false });
  if (!companies) return undefined;
  const known = companies.find(({ value }) => value === concern) ?? companies[0];
  if (!known) return null;
  const asked = typeof year === 'string' && /^2\d{3}$/.test(year) ? Number(year) : undefined;
  return { concern: known.value, year: asked };
}

/** Tax that was deducted and paid into the treasury, month by month. */
export function DepositsScreen() {
  const { words } = useWords();
  const said = words.pay.deposit;
  const { data: companies, error, refetch } = useQuery(companiesQuery);
  const mayReport = useMayCall(taxReportCalls.list);
  const place = usePlace(companies);
  return (
    <>
      <PageHead
        title={said.title}
        note={said.note}
        actions={
          mayReport && (
            <Button component={Link} to="/admin/tax-report" variant="default">
              {said.report}
            </Button>
          )
        }
      />
      {place && companies && <Chosen key={place.concern} place={place} companies={companies} />}
      {place === null && (
        <EmptyState title={words.pay.run.noCompany} hint={words.pay.run.noCompanyHint} />
      )}
      {place === undefined &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton label={said.loading} />
        ))}
    </>
  );
}
