import { mailStates } from '@muster/contract/administration/mail-calls.ts';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
import { DayFilter } from '../../../ui/list/filters/day-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { mailKind } from './mail-state.tsx';

interface MailFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

export function MailFilters({ list, isSheet }: MailFiltersProps) {
  const { words } = useWords();
  const { fields, states, kinds } = words.administration.mail;
  const { filters } = list.state;
  const wires = filterWires(list, isSheet);
  // what the address asks for is among them in any case
  const known = [...new Set([...Object.keys(kinds), ...(filters.kind ? [filters.kind] : [])])];
  return (
    <>
      <PickFilter
        name={fields.state}
        options={mailStates.map((value) => ({ value, label: states[value] }))}
        {...wires('state')}
      />
      <PickFilter
        name={fields.kind}
        options={known.map((value) => ({ value, label: mailKind(value, words) }))}
        {...wires('kind')}
      />
      <DayFilter name={fields.from} {...wires('from')} />
      <DayFilter name={fields.to} {...wires('to')} />
    </>
  );
}
