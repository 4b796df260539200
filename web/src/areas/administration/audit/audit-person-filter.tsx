import { type User, userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { type FoundLinks, LinkSelect } from '../../../ui/form/inputs/link-select.tsx';
import type { FilterProps } from '../../../ui/list/filters/pick-filter.tsx';
import { useWords } from '../../../words/words.ts';

const pause = 250;

/** Users while one types; asked only once the box is open. */
function useFoundUsers(chosen: Linked | null): FoundLinks {
  const [isWanted, setIsWanted] = useState(false);
  const [typed, setTyped] = useState('');
  // The box starts with the name of the chosen one: that is no search.
  const wanted = typed === chosen?.name ? '' : typed.trim();
  const [searchKeyword] = useDebouncedValue(wanted, pause);
  const answer = useQuery({
    queryKey: ['users', 'search', searchKeyword],
    queryFn: ({ signal }) =>
      call(userCalls.search, { query: { searchKeyword: searchKeyword || undefined } }, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  const shown = ({ id, name, email }: User) => ({ id, name, hint: email });
  return {
    found: answer.data?.rows.map(shown),
    isStale: wanted !== searchKeyword || answer.isPlaceholderData,
    isLoading: answer.isFetching,
    isFailed: answer.isError,
    onSearch: setTyped,
    onDropdownOpen: () => setIsWanted(true),
  };
}

interface PersonFilterProps extends FilterProps {
  /** what the list knows of the chosen one: an employee or applicant is not found by the search */
  readonly known: string | undefined;
}

/** The address has only the id: the name is asked for, unless it is known already. */
function useChosen(id: string | undefined, known: string | undefined) {
  const { words } = useWords();
  const [last, setLast] = useState<Linked | null>(null);
  const name = last && last.id === id ? last.name : known;
  const { data, isPending } = useQuery({
    queryKey: ['users', 'name', id],
    queryFn:
      id && !name ? ({ signal }) => call(userCalls.read, { params: { id } }, signal) : skipToken,
    retry: false,
  });
  const asked =
    data?.record.name ?? (isPending ? words.list.loading : words.administration.audit.pinned.actor);
  return { chosen: id ? { id, name: name ?? asked } : null, setLast };
}

export function AuditPersonFilter({ name, isSheet, value, onChange, known }: PersonFilterProps) {
  const { words, say } = useWords();
  const { chosen, setLast } = useChosen(value, known);
  const links = useFoundUsers(chosen);
  return (
    <LinkSelect
      {...links}
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
