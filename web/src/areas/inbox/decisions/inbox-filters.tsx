import '../../../ui/list/filters/filters.css';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';

/** By whom it is about, and one kind of request: of those that have words, and of what the address asks for. */
export function InboxFilters({ list }: { readonly list: ListHandle }) {
  const { words } = useWords();
  const { kinds, kindWord } = useDecisionKinds();
  const { kind } = list.state.filters;
  const names = new Set([...kinds.map(({ name }) => name), ...(kind ? [kind] : [])]);
  return (
    <search className="list-filters" aria-label={words.list.filters}>
      <SearchBox
        label={words.inbox.search}
        value={list.state.search}
        onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
      />
      <PickFilter
        name={words.inbox.kind}
        isSheet={false}
        options={[...names].map((value) => ({ value, label: kindWord(value) }))}
        value={kind}
        onChange={(value) => list.filter('kind', value)}
      />
    </search>
  );
}
