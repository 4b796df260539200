import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { LoadError } from '../../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../../api/refusal.ts';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { EmptyState, NotFound, PageSkeleton } from '../../../../ui/page/states.tsx';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { CertificateButton } from '../certificate/certificate-button.tsx';
import { cardName } from '../paper/tax-paper.ts';
import { OwnInvestments } from '../declarations/own/own-investments.tsx';
import { PersonDeclarations } from '../declarations/person-declarations.tsx';
import { TaxPage } from '../paper/tax-page.tsx';
import { TaxpayerCard } from '../taxpayers/taxpayer-card.tsx';
import { ownTaxQuery, taxDetailsQuery } from '../tax-queries.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

/** The year of the address, where it has one that can be read. */
function useYear() {
  const navigate = useNavigate();
  const { year }: { year?: unknown } = useSearch({ strict: false });
  const asked = typeof year === 'string' && /^2\d{3}$/.test(year) ? Number(year) : undefined;
  const choose = (chosen: string) =>
    void navigate({ to: '.', search: { year: chosen }, replace: true });
  return { asked, choose };
}

/** The months, the TIN and what kind of taxpayer it is. */
function useNote(isOwn: boolean) {
  const { words, say, language } = useWords();
  const { details: said } = words.pay.tax;
  return ({ from, until, taxNumber, steps }: TaxDetails) =>
    [
      // the own page has the name of the tax as its title
      say(isOwn ? said.ownSubtitle : said.subtitle, {
        from: showMonth(from, language),
        until: showMonth(until, language),
      }),
      taxNumber ? say(said.tin, { number: taxNumber }) : said.noTin,
      steps && cardName(steps.category, language),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The tax of one person for the office. */
export function TaxDetailsScreen() {
  const { words } = useWords();
  const { employeeId = '' } = useParams({ strict: false });
  const { asked, choose } = useYear();
  const { data, error, isPlaceholderData, refetch } = useQuery(taxDetailsQuery(employeeId, asked));
  const noteOf = useNote(false);
  if (isRefusal(error, notFound))
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={sentenceOf(error, words)}
        action={
          <Button component={Link} to="/admin/tax-report" variant="default">
            {words.pay.tax.report.title}
          </Button>
        }
      />
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  return (
    <>
      <PageHead
        title={data.employee.name}
        note={noteOf(data)}
        actions={
          <>
            <TaxYearSelect shown={data} onChange={choose} />
            <CertificateButton details={data} isOwn={false} />
          </>
        }
      />
      <TaxPage
        details={data}
        isOwn={false}
        isStale={isPlaceholderData}
        investments={
          <PersonDeclarations
            employeeId={employeeId}
            year={data.year}
            isInPaper={data.steps !== null}
          />
        }
      >
        <TaxpayerCard key={data.year} details={data} />
      </TaxPage>
    </>
  );
}

/** The own tax: the same page, of what was paid. */
export function OwnTaxScreen() {
  const { words } = useWords();
  const { details: said, report } = words.pay.tax;
  const { asked, choose } = useYear();
  const { data, error, isPlaceholderData, refetch } = useQuery(ownTaxQuery(asked));
  const noteOf = useNote(true);
  return (
    <>
      <PageHead
        title={report.title}
        note={data && noteOf(data)}
        actions={
          data && (
            <>
              <TaxYearSelect shown={data} onChange={choose} />
              <CertificateButton details={data} isOwn />
            </>
          )
        }
      />
      {data && (
        <TaxPage
          details={data}
          isOwn
          isStale={isPlaceholderData}
          investments={<OwnInvestments year={data.year} steps={data.steps} />}
        />
      )}
      {data === null && (
        <>
          <EmptyState title={said.ownEmpty} hint={said.ownEmptyHint} />
          <OwnInvestments year={asked} steps={null} />
        </>
      )}
      {data === undefined && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <PageSkeleton label={words.list.loading} />}
    </>
  );
}
