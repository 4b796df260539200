import type { Declared } from '@muster/contract/kernel/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words/words.ts';
import { call } from '../client.ts';
import { recordLabel } from './declared.ts';

interface LinkedNameProps {
  readonly to: Declared;
  readonly id: string;
}

/** Another record of which only the id is known, by its name. */
export function LinkedName({ to, id }: LinkedNameProps) {
  const { words } = useWords();
  const { data, isPending } = useQuery({
    queryKey: [to.entity.name, 'link', id],
    queryFn: ({ signal }) => call(to.calls.read, { params: { id } }, signal),
  });
  if (data) return recordLabel(to.entity, data.record);
  return isPending ? words.list.loading : words.list.none;
}
