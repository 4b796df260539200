import '../runs/pay-run.css';
import '../../../ui/page/card.css';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { isBusinessMonth } from '@muster/contract/kernel/dates/business-dates.ts';
import { type PayRun, runCalls } from '@muster/contract/pay/run-calls.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { today } from '../../../session/company-days.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { CostCard } from '../overview/cost-card.tsx';
import { payMonths, showMonth } from '../month-name.ts';
import { RunBody, SheetLink } from '../runs/run-body.tsx';
import { companiesQuery, newestRunQuery, type RunPlace, runQuery } from '../runs/run-queries.ts';
import { RunStateMark } from '../runs/run-state.tsx';

type Option = { readonly value: string; readonly label: string };

interface ChosenProps {
  readonly place: RunPlace;
  readonly companies: readonly Option[];
}

function Choice({ place, companies, run }: ChosenProps & { readonly run: PayRun | null }) {
  const { words, language } = useWords();
  const said = words.pay.run;
  const navigate = useNavigate();
  const go = (wanted: Partial<RunPlace>) =>
    void navigate({ to: '.', search: { ...place, ...wanted }, replace: true, resetScroll: false });
  const months = payMonths(today().slice(0, 7), place.month);
  return (
    <div className="pay-run-choice">
      <Select
        aria-label={said.company}
        data={companies}
        value={place.concern}
        allowDeselect={false}
        onChange={(concern) => concern && go({ concern })}
        {...plainOptions}
      />
      <Select
        aria-label={said.month}
        data={months.map((month) => ({ value: month, label: showMonth(month, language) }))}
        value={place.month}
        allowDeselect={false}
        onChange={(month) => month && go({ month })}
        {...plainOptions}
      />
      <RunStateMark run={run} />
    </div>
  );
}

function Chosen({ place, companies }: ChosenProps) {
  const { words } = useWords();
  const { data: run, error, refetch } = useQuery(runQuery(place));
  const mayGenerate = useMayCall(runCalls.generate);
  const company = companies.find(({ value }) => value === place.concern)?.label ?? '';
  if (run === undefined)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton label={words.list.loading} />
    );
  return (
    <>
      <Choice place={place} companies={companies} run={run} />
      <RunBody place={place} run={run} company={company} mayGenerate={mayGenerate} />
      <CostCard place={place} />
    </>
  );
}

/** The newest run where the address names none, else the last month of the first company. */
function usePlace(companies: readonly Option[] | undefined): RunPlace | null | undefined {
  const asked: { concern?: unknown; month?: unknown } = useSearch({ strict: false });
  const { data: newest, error } = useQuery(newestRunQuery);
  if (!companies || (newest === undefined && !error)) return undefined;
  const known = companies.find(({ value }) => value === asked.concern)?.value;
  const concern = known ?? newest?.concern.id ?? companies[0]?.value;
  if (concern === undefined) return null;
  const usual = newest?.month ?? addMonths(today().slice(0, 7), -1);
  return { concern, month: isBusinessMonth(asked.month) ? asked.month : usual };
}

/** The pay of a company for a month: where it stands, what comes next, what it comes to. */
export function RunScreen() {
  const { words, language } = useWords();
  const said = words.pay.run;
  const { data: companies, error, refetch } = useQuery(companiesQuery);
  const place = usePlace(companies);
  const company = companies?.find(({ value }) => value === place?.concern)?.label;
  return (
    <>
      <PageHead
        title={said.title}
        note={place && `${showMonth(place.month, language)} · ${company ?? ''}`}
        actions={place && <SheetLink place={place} kind="Salary" />}
      />
      {place && companies && (
        <Chosen key={`${place.concern} ${place.month}`} place={place} companies={companies} />
      )}
      {place === null && <EmptyState title={said.noCompany} hint={said.noCompanyHint} />}
      {place === undefined &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton label={words.list.loading} />
        ))}
    </>
  );
}
