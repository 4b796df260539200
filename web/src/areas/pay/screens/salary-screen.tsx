import '../../../ui/page/card.css';
import '../salaries/salary.css';
import { type PaidPerson, salaryCalls, type SalaryRate } from '@muster/contract/pay/rate-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { useSession } from '../../../session/session.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { MainAction } from '../../../ui/page/main-action.tsx';
import { EmptyState, NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { LateCorrections } from '../corrections/late-corrections.tsx';
import { paidPersonQuery, salaryHistoryQuery } from '../pay-queries.ts';
import { BreakdownTable, componentName } from '../salaries/breakdown-table.tsx';
import { SalaryDrawer } from '../salaries/salary-drawer.tsx';
import { SalaryEntries } from '../salaries/salary-entries.tsx';
import { rateOn, SalaryHistory } from '../salaries/salary-history.tsx';

interface PresentSalaryProps {
  readonly person: PaidPerson;
  readonly rate: SalaryRate;
}

function PresentSalary({ person, rate }: PresentSalaryProps) {
  const { words, say, language } = useWords();
  const { salary: said } = words.pay;
  const currency = useCurrencies().of(person.concern);
  const { gross, structure, from, parts } = rate;
  return (
    <section className="card" aria-label={said.present}>
      <div className="pay-head">
        <div>
          <h2>{said.present}</h2>
          <p>
            {say(said.presentNote, { structure: structure.name, date: showDay(from, language) })}
          </p>
        </div>
        <b className="pay-gross num">{showAmount(gross, language, currency)}</b>
      </div>
      <BreakdownTable
        caption={said.present}
        gross={gross}
        currency={currency}
        parts={parts.map(({ component, localName, amount }) => ({
          id: component.id,
          name: componentName(component.name, localName, language),
          amount,
        }))}
      />
    </section>
  );
}

interface SalaryPageProps {
  readonly person: PaidPerson;
  readonly rates: readonly SalaryRate[];
}

function NoPresentSalary({ rates }: Pick<SalaryPageProps, 'rates'>) {
  const { words, say, language } = useWords();
  const { salary: said } = words.pay;
  const first = rates.at(-1);
  const hint = first
    ? say(said.startsOn, { date: showDay(first.from, language) })
    : said.noSalaryHint;
  return (
    <section className="card" aria-label={said.present}>
      <EmptyState title={said.noSalary} hint={hint} />
    </section>
  );
}

function SalaryPage({ person, rates }: SalaryPageProps) {
  const { salary: said } = useWords().words.pay;
  const [open, setOpen] = useState<SalaryRate | 'new'>();
  const isOwn = useSession(({ user }) => user?.employeeId === person.id);
  const mayAdd = useMayCall(salaryCalls.create) && !isOwn;
  const present = rateOn(rates, today());
  const { number, designation, department, concern } = person;
  const note = [number, designation.name, department?.name, concern?.name];
  return (
    <div className="pay-page">
      <PersonHead
        name={person.name}
        note={note.filter(Boolean).join(' · ')}
        actions={mayAdd && <MainAction label={said.add} onClick={() => setOpen('new')} />}
      />
      {present ? (
        <PresentSalary person={person} rate={present} />
      ) : (
        <NoPresentSalary rates={rates} />
      )}
      {rates.length > 0 && <SalaryHistory person={person} rates={rates} onChange={setOpen} />}
      <SalaryEntries person={person} isOwn={isOwn} />
      <LateCorrections person={person} isOwn={isOwn} />
      <SalaryDrawer
        person={person}
        structure={rates[0]?.structure ?? null}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}

/** What one person earns, earned before and gets besides. */
export function SalaryScreen() {
  const { words } = useWords();
  const { employeeId } = useParams({ from: '/admin/salary/$employeeId' });
  const person = useQuery(paidPersonQuery(employeeId));
  const history = useQuery(salaryHistoryQuery(employeeId));
  if (person.data === null)
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={words.state.notFoundHint}
        action={
          <Button component={Link} to="/admin/salary" variant="default">
            {words.pay.salary.title}
          </Button>
        }
      />
    );
  if (person.data && history.data)
    return <SalaryPage key={employeeId} person={person.data} rates={history.data} />;
  const failed = [person, history].find(({ isError }) => isError);
  if (!failed) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />;
}
