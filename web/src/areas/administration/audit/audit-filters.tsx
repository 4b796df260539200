import type { AuditEntry } from '@muster/contract/administration/audit-calls.ts';
import { Pill } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
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
  const { filters } = list.state;
  return (
    (['recordId', 'requestId'] as const)
      // a person stands in the bar by name
      .filter((key) => filters[key] && !(key === 'recordId' && filters.record === person))
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
      ))
  );
}

/** What the log calls a person. */
const person = 'employee';

/** All about one person: what was changed, and who read what of it. */
function AboutFilter({ list, isSheet }: Omit<AuditFiltersProps, 'rows'>) {
  const { about } = useWords().words.administration.audit;
  const { record, recordId, ...others } = list.state.filters;
  return (
    <PersonFilter
      name={about}
      isSheet={isSheet}
      value={record === person ? recordId : undefined}
      onChange={(id) =>
        list.change({
          pageNo: 1,
          filters: id === undefined ? others : { ...others, record: person, recordId: id },
        })
      }
    />
  );
}

export function AuditFilters({ list, isSheet, rows }: AuditFiltersProps) {
  const { words } = useWords();
  const { audit } = words.administration;
  const { filters } = list.state;
  const { actions, records } = useOptions(list);
  const by = rows?.find(({ actor }) => actor?.id === filters.actor)?.actor;
  const wires = filterWires(list, isSheet);
  return (
    <>
      <DayFilter name={audit.from} {...wires('from')} />
      <DayFilter name={audit.to} {...wires('to')} />
      <AuditPersonFilter name={audit.person} known={by?.name ?? undefined} {...wires('actor')} />
      <AboutFilter list={list} isSheet={isSheet} />
      <PickFilter name={audit.action} options={actions} {...wires('action')} />
      <PickFilter name={audit.columns.record} options={records} {...wires('record')} />
      <Pinned list={list} />
    </>
  );
}
