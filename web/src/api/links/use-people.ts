import { useDebouncedValue } from '@mantine/hooks';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { DirectoryEntry } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundLink, FoundLinks } from '../../ui/form/inputs/link-select.tsx';
import { call } from '../client.ts';

const most = 20;
const pause = 250;

/** Two may have the same name: number and post tell them apart. */
const shown = ({ id, name, number, designationId }: DirectoryEntry): FoundLink => ({
  id,
  name,
  hint: `${number} · ${designationId.name}`,
});

/** Colleagues, found by the server while one types, mistyped names too. */
export function usePeople(chosen: Linked | null, except?: string): FoundLinks {
  const [isWanted, setIsWanted] = useState(false);
  const [typed, setTyped] = useState('');
  // The box starts with the name of the chosen one: that is no search.
  const wanted = typed === chosen?.name ? '' : typed.trim();
  const [search] = useDebouncedValue(wanted, pause);
  const query = { searchKeyword: search || undefined, limit: most };
  const answer = useQuery({
    queryKey: ['people', 'search', query],
    queryFn: ({ signal }) => call(peopleCalls.search, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  return {
    found: answer.data?.rows.filter(({ id }) => id !== except).map(shown),
    isStale: wanted !== search || answer.isPlaceholderData,
    isLoading: answer.isFetching,
    isFailed: answer.isError,
    onSearch: setTyped,
    onDropdownOpen: () => setIsWanted(true),
  };
}
