import type { AuditEntry } from '@muster/contract/administration/audit-calls.ts';
import { Pill } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { recordWord, useAuditNames } from '../../../wiring/audit-words.ts';
import { useWords } from '../../../words/words.ts';
import { auditActionLine } from './audit-columns.tsx';
import { AuditPersonFilter } from './audit-person-filter.tsx';
import { stateQuery } from './audit-queries.ts';

interface AuditFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  /** what is shown now: it names whoever the address speaks of */
  readonly rows: readonly AuditEntry[] | undefined;
}

interface Option {
  readonly value: string;
  readonly label: string;
}
const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label);

/** What is in the log, in words; what the address asks for is among it in any case. */
function useOptions(list: ListHandle) {
  const { language } = useWords();
  const names = useAuditNames();
  const { data } = useQuery(stateQuery);
  const { action, record } = list.state.filters;
  const among = (known: readonly string[] = [], chosen?: string) => [
    ...new Set(chosen ? [...known, chosen] : known),
  ];
  const actions = among(data?.actions, action).map((value) => ({
    value,
    label: auditActionLine({ action: value, record: '' }, names, language),
  }));
  const records = among(data?.records, record).map((value) => ({
    value,
    label: recordWord(value, names),
  }));
  return { actions: actions.toSorted(byLabel), records: records.toSorted(byLabel) };
}

/** Filters that come from an opened entry and not from the bar; they can only be taken away. */
function Pinned({ list }: { readonly list: ListHandle }) {
  const { words, say } = useWords();
  const { pinned } = words.administration.audit;
  return (['recordId', 'requestId'] as const)
    .filter((key) => list.state.filters[key])
    .map((key) => (
      <Pill
        key={key}
        size="lg"
        className="audit-pin"
        withRemoveButton
        removeButtonProps={{
          'aria-label': say(words.list.clearFilter, { field: pinned[key] }),
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onRemove={() => list.filter(key, undefined)}
      >
        {pinned[key]}
      </Pill>
    ));
}

export function AuditFilters({ list, isSheet, rows }: AuditFiltersProps) {
  const { words } = useWords();
  const { audit } = words.administration;
  const { filters } = list.state;
  const { actions, records } = useOptions(list);
  const by = rows?.find(({ actor }) => actor?.id === filters.actor)?.actor;
  const wires = (key: string) => ({
    isSheet,
    value: filters[key],
    onChange: (value: string | undefined) => list.filter(key, value),
  });
  return (
    <>
      <DayFilter name={audit.from} {...wires('from')} />
      <DayFilter name={audit.to} {...wires('to')} />
      <AuditPersonFilter name={audit.person} known={by?.name ?? undefined} {...wires('actor')} />
      <PickFilter name={audit.action} options={actions} {...wires('action')} />
      <PickFilter name={audit.columns.record} options={records} {...wires('record')} />
      <Pinned list={list} />
    </>
  );
}
