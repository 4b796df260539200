import type { Linked } from '@muster/contract/kernel/fields.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkSelect } from '../../ui/form/inputs/link-select.tsx';
import type { FilterProps } from '../../ui/list/filters/pick-filter.tsx';
import { useWords } from '../../words/words.ts';
import { call } from '../client.ts';
import { usePeople } from './use-people.ts';

/** The address has only the id: the name is asked for, unless it was chosen right here. */
function useChosen(id: string | undefined) {
  const { words } = useWords();
  const [last, setLast] = useState<Linked | null>(null);
  const known = last && last.id === id ? last : null;
  const { data, isPending } = useQuery({
    queryKey: ['people', 'link', id],
    queryFn:
      id && !known
        ? ({ signal }) => call(peopleCalls.read, { params: { id }, query: {} }, signal)
        : skipToken,
  });
  const name = data?.record.name ?? (isPending ? words.list.loading : words.list.none);
  return { chosen: known ?? (id ? { id, name } : null), setLast };
}

/** A filter by a colleague. */
export function PersonFilter({ name, isSheet, value, onChange }: FilterProps) {
  const { words, say } = useWords();
  const { chosen, setLast } = useChosen(value);
  const people = usePeople(chosen);
  return (
    <LinkSelect
      {...people}
      className="list-filter"
      name={name}
      label={isSheet ? name : undefined}
      aria-label={name}
      placeholder={say(words.list.any, { field: name.toLowerCase() })}
      clearable
      value={chosen}
      onChange={(next) => {
        setLast(next);
        onChange(next?.id);
      }}
    />
  );
}
