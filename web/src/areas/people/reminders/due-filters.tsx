import { documentKinds, expiringSpans } from '@muster/contract/people/documents/document-calls.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { confirmationSpans } from '../due-queries.ts';
import { places } from '../links.ts';
import { filtersAfter } from '../directory/narrowing.ts';

interface DueFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

const wiresOf =
  ({ list, isSheet }: DueFiltersProps) =>
  (key: string) => ({
    isSheet,
    value: list.state.filters[key],
    onChange: (value: string | undefined) =>
      list.change({ filters: filtersAfter(list.state.filters, key, value), pageNo: 1 }),
  });

function PlaceFilters(props: DueFiltersProps) {
  const { fields } = useWords().words.people.employee;
  const wires = wiresOf(props);
  const { concern } = props.list.state.filters;
  return (
    <>
      <LinkFilter to={places.concernId} name={fields.concernId} {...wires('concern')} />
      <LinkFilter
        to={places.departmentId}
        within={{ concernId: concern }}
        name={fields.departmentId}
        {...wires('department')}
      />
    </>
  );
}

export function ConfirmationFilters(props: DueFiltersProps) {
  const { words, say } = useWords();
  const { due } = words.people;
  return (
    <>
      <PickFilter
        name={due.within}
        options={confirmationSpans.map((value) => ({
          value,
          label: say(due.withinDays, { count: Number(value) }),
        }))}
        {...wiresOf(props)('within')}
      />
      <PlaceFilters {...props} />
    </>
  );
}

export function ExpiringFilters(props: DueFiltersProps) {
  const { due, documents, personDocument } = useWords().words.people;
  const wires = wiresOf(props);
  return (
    <>
      <PickFilter
        name={due.span}
        options={expiringSpans.map((value) => ({ value, label: due.spans[value] }))}
        {...wires('span')}
      />
      <PickFilter
        name={personDocument.fields.kind}
        options={documentKinds.map((value) => ({ value, label: documents.kinds[value] }))}
        {...wires('kind')}
      />
      <PlaceFilters {...props} />
    </>
  );
}
