import { type Declared, type EntityRecord, wireField } from '@muster/contract/kernel/entity.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundLink, FoundLinks } from '../../ui/form/inputs/link-select.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { call } from '../client.ts';
import { localLabel } from './declared.ts';

const most = 20;
const pause = 250;

/** Where it belongs, and whether it is still in use: two may have the same name. */
function hintOf({ entity }: Declared, record: EntityRecord, words: Words): string | undefined {
  const parents = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'link')
    .map(([key]) => (record[key] as Linked | null)?.name);
  const hints = [...parents, record.active ? undefined : words.list.inactive];
  return hints.filter(Boolean).join(' · ') || undefined;
}

/** By the links of the record: only units of that department. */
export type Within = Readonly<Record<string, string | undefined>>;

interface Offered {
  readonly onlyActive: boolean;
  readonly within?: Within;
}

/** Records to link to, found by the server while one types; asked only once the box is open. */
export function useLinks(
  to: Declared,
  chosen: Linked | null,
  { onlyActive, within }: Offered,
): FoundLinks {
  const { words, language } = useWords();
  const { entity, calls } = to;
  const [isWanted, setIsWanted] = useState(false);
  const [typed, setTyped] = useState('');
  // The box starts with the name of the chosen one: that is no search.
  const wanted = typed === chosen?.name ? '' : typed.trim();
  const [search] = useDebouncedValue(wanted, pause);
  const query = {
    ...within,
    search: search || undefined,
    active: onlyActive || undefined,
    limit: most,
    sort: wireField(entity, entity.label),
  };
  const answer = useQuery({
    queryKey: [entity.name, 'links', query],
    queryFn: ({ signal }) => call(calls.list, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  const shown = (record: EntityRecord): FoundLink => ({
    id: record.id,
    name: localLabel(entity, record, language),
    hint: hintOf(to, record, words),
  });
  return {
    found: answer.data?.rows.map(shown),
    isStale: wanted !== search || answer.isPlaceholderData,
    isLoading: answer.isFetching,
    isFailed: answer.isError,
    onSearch: setTyped,
    onDropdownOpen: () => setIsWanted(true),
  };
}
