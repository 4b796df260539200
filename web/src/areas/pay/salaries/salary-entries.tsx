import '../../../ui/page/card.css';
import { salaryEntryCalls, type SalaryEntry } from '@muster/contract/pay/entry-calls.ts';
import type { PaidPerson } from '@muster/contract/pay/rate-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../api/load-error.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { salaryEntriesQuery } from '../pay-queries.ts';
import { entryPlace } from '../by-sheet/pay-sheet-place.ts';
import { SalaryEntryDialog } from './entry-dialog.tsx';
import { monthText } from './entry-months.ts';
import { PayLine } from './pay-lines.tsx';
import { RemovePay } from './remove-pay.tsx';
import { useComponentName } from './use-component-name.ts';

interface EntryLineProps {
  readonly person: PaidPerson;
  readonly entry: SalaryEntry;
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

function useWhen({ from, until }: SalaryEntry): string {
  const { words, say, language } = useWords();
  const { besides } = words.pay.salary;
  const first = monthText(from, language);
  if (until === null) return say(besides.open, { month: first });
  if (until === from) return say(besides.once, { month: first });
  return say(besides.span, { from: first, until: monthText(until, language) });
}

function EntryLine({ person, entry, onEnd, onRemove }: EntryLineProps) {
  const { words, say, language } = useWords();
  const { by, besides } = words.pay.salary;
  const { component, kind, amount, note, enteredBy, can } = entry;
  const currency = useCurrencies().of(person.concern);
  const name = useComponentName()(component);
  const about = [useWhen(entry), note, say(by, { who: enteredBy })];
  return (
    <PayLine
      title={name}
      about={about.filter(Boolean).join(' · ')}
      figure={showAmount(kind === 'Deduction' ? -amount : amount, language, currency)}
      aside={besides.kinds[kind]}
      name={name}
      menu={
        (can.change || can.remove) && (
          <>
            {can.change && (
              <Menu.Item onClick={() => afterFocusReturned(onEnd)}>{besides.end}</Menu.Item>
            )}
            {can.remove && (
              <Menu.Item color="red" onClick={() => afterFocusReturned(onRemove)}>
                {words.act.delete}
              </Menu.Item>
            )}
          </>
        )
      }
    />
  );
}

interface EntryListProps {
  readonly person: PaidPerson;
  readonly onEnd: (entry: SalaryEntry) => void;
  readonly onRemove: (entry: SalaryEntry) => void;
}

function EntryList({ person, onEnd, onRemove }: EntryListProps) {
  const { words, say } = useWords();
  const { besides } = words.pay.salary;
  const { data, error, refetch } = useQuery(salaryEntriesQuery(person.id));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={2} />;
  if (data.total === 0) return <p className="pay-quiet">{besides.none}</p>;
  return (
    <>
      <ul className="pay-lines">
        {data.rows.map((entry) => (
          <EntryLine
            key={entry.id}
            person={person}
            entry={entry}
            onEnd={() => onEnd(entry)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
      {data.total > data.rows.length && (
        <p className="pay-quiet">{say(besides.more, { count: data.rows.length })}</p>
      )}
    </>
  );
}

interface SalaryEntriesProps {
  readonly person: PaidPerson;
  /** nobody enters the own */
  readonly isOwn: boolean;
}

/** What someone gets or gives besides the salary, once or month after month. */
export function SalaryEntries({ person, isOwn }: SalaryEntriesProps) {
  const { salary, bySheet } = useWords().words.pay;
  const { besides } = salary;
  const mayAdd = useMayCall(salaryEntryCalls.create) && !isOwn;
  const [open, setOpen] = useState<SalaryEntry | 'new'>();
  const [asked, setAsked] = useState<SalaryEntry>();
  const nameOf = useComponentName();
  return (
    <section className="card" aria-label={besides.title}>
      <div className="pay-head">
        <div>
          <h2>{besides.title}</h2>
          <p>{besides.note}</p>
        </div>
        {mayAdd && (
          <div className="pay-head-actions">
            <Button component={Link} to={entryPlace.path} variant="subtle">
              {bySheet.entries.action}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen('new')}
            >
              {besides.add}
            </Button>
          </div>
        )}
      </div>
      <EntryList person={person} onEnd={setOpen} onRemove={setAsked} />
      <SalaryEntryDialog person={person} open={open} onClose={() => setOpen(undefined)} />
      <RemovePay
        record={asked}
        nameOf={({ component }) => nameOf(component)}
        remove={({ id }) => call(salaryEntryCalls.remove, { params: { id } })}
        removed={besides.removed}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}
