import type { Declared } from '@muster/contract/kernel/entity.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkSelect } from '../../ui/form/inputs/link-select.tsx';
import type { FilterProps } from '../../ui/list/filters/pick-filter.tsx';
import { useWords } from '../../words/words.ts';
import { call } from '../client.ts';
import { recordLabel } from './declared.ts';
import { useLinks, type Within } from './use-links.ts';

/** The address has only the id: the name is asked for, unless it was chosen right here. */
function useChosen(to: Declared, id: string | undefined) {
  const { words } = useWords();
  const [last, setLast] = useState<Linked | null>(null);
  const known = last && last.id === id ? last : null;
  const { data, isPending } = useQuery({
    queryKey: [to.entity.name, 'link', id],
    queryFn:
      id && !known ? ({ signal }) => call(to.calls.read, { params: { id } }, signal) : skipToken,
  });
  const named = (): Linked | null => {
    if (!id) return null;
    if (data) return { id, name: recordLabel(to.entity, data.record) };
    return { id, name: isPending ? words.list.loading : words.list.none };
  };
  return { chosen: known ?? named(), setLast };
}

interface LinkFilterProps extends FilterProps {
  readonly to: Declared;
  readonly within?: Within;
}

/** A filter by another record; also those out of use, for what still hangs on them. */
export function LinkFilter({ to, within, name, isSheet, value, onChange }: LinkFilterProps) {
  const { words, say } = useWords();
  const { chosen, setLast } = useChosen(to, value);
  const links = useLinks(to, chosen, { onlyActive: false, within });
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
