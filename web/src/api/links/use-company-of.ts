import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../client.ts';

/** Where a person who was chosen in a form belongs; none as long as nobody is, or it is not known yet. */
export function useCompanyOf(id: string | undefined) {
  const { data } = useQuery({
    queryKey: ['people', 'link', id],
    queryFn: id
      ? ({ signal }) => call(peopleCalls.read, { params: { id }, query: {} }, signal)
      : skipToken,
  });
  return data?.record.concernId;
}
