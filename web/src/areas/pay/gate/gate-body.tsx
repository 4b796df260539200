import type { GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { gateChecks } from '@muster/contract/pay/gate/gate-causes.ts';
import { hundredths } from '@muster/contract/kernel/money/money.ts';
import { SegmentedControl } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { EmptyState } from '../../../ui/page/states.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks } from '../pay-queries.ts';
import { CauseRows, isToLookAt } from './cause-rows.tsx';
import type { GateContext } from './gate-context.ts';
import type { PeopleAsked } from './gate-queries.ts';
import { PeopleRows } from './people-rows.tsx';
import { differenceText } from './difference-text.ts';

interface GateBodyProps {
  readonly summary: GateSummary;
  readonly gate: GateContext;
  readonly list: ListHandle;
}

/** Whole ones of the currency. */
const sizes = [500n, 1_000n, 5_000n, 10_000n, 50_000n];

function Filters({
  gate,
  list,
  view,
  onView,
}: Omit<GateBodyProps, 'summary'> & {
  readonly view: string;
  readonly onView: (view: string) => void;
}) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const { filters, search } = list.state;
  return (
    <div className="gate-filters">
      <SegmentedControl
        aria-label={said.show}
        value={view}
        onChange={onView}
        data={[
          { value: 'cause', label: said.byCause },
          { value: 'person', label: said.byPerson },
        ]}
      />
      <SearchBox
        label={said.search}
        value={search}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <LinkFilter
        to={payLinks.department}
        name={said.department}
        isSheet={false}
        value={filters['department']}
        onChange={(value) => list.filter('department', value)}
      />
      <PickFilter
        name={said.size}
        isSheet={false}
        options={sizes.map((size) => ({
          value: String(size * hundredths),
          label: say(said.sizeFrom, {
            amount: showAmount(size * hundredths, language, gate.currency),
          }),
        }))}
        value={filters['atLeast']}
        onChange={(value) => list.filter('atLeast', value)}
      />
      {filters['check'] && (
        <PickFilter
          name={said.checkFilter}
          isSheet={false}
          options={gateChecks.map((value) => ({ value, label: said.check[value] }))}
          value={filters['check']}
          onChange={(value) => list.filter('check', value)}
        />
      )}
    </div>
  );
}

/** Nothing to look at, or nothing that could be compared. */
function useInstead(
  { run, before, differ, isExplained }: GateSummary,
  { monthBefore }: GateContext,
) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  if (!before) return { title: said.first, hint: said.firstHint };
  if (!isExplained)
    return {
      title: said.notKept,
      hint: run.state === 'Generated' ? said.notKeptHint : said.notKeptAgreed,
    };
  if (differ === 0)
    return { title: say(said.noDifference, { month: monthBefore }), hint: said.noDifferenceHint };
  return undefined;
}

function LeftToLookAt({ people }: { readonly people: number }) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  return people === 0 ? (
    <span className="gate-done">
      <IconCircleCheck size={16} stroke={1.7} aria-hidden />
      {said.noneOpen}
    </span>
  ) : (
    <span className="gate-left">{say(said.open, { count: people })}</span>
  );
}

/** The differences, by cause or person by person. */
export function GateBody({ summary, gate, list }: GateBodyProps) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const { filters, search, sort } = list.state;
  const isNarrowed = search !== '' || filters['check'] !== undefined;
  const [view, setView] = useState(isNarrowed ? 'person' : 'cause');
  const instead = useInstead(summary, gate);
  // read from the address by the same schema
  const asked = { ...filters, search: search || undefined, sort } as unknown as PeopleAsked;
  const { cause: _cause, ...ofAll } = asked;
  // whoever looks for someone, or at a check, looks at people
  const isByPerson = view === 'person' || isNarrowed;
  // what has to be looked at is open from the beginning
  const [isClosed, setClosed] = useState(false);
  const toLookAt = summary.causes.find(({ cause }) => isToLookAt(cause))?.cause;
  const opened = filters['cause'] ?? (isClosed ? undefined : toLookAt);
  return (
    <div>
      <Filters gate={gate} list={list} view={isByPerson ? 'person' : 'cause'} onView={setView} />
      <section className="card gate-differences" aria-label={said.difference}>
        {instead && !filters['check'] ? (
          <EmptyState {...instead} />
        ) : (
          <>
            {!isByPerson && (
              <p className="gate-cause-head" aria-hidden>
                <span>{said.causeColumn}</span>
                <span className="num">{said.peopleColumn}</span>
                <span className="num">{say(said.differenceTo, { month: gate.monthBefore })}</span>
              </p>
            )}
            {isByPerson ? (
              <PeopleRows gate={gate} asked={ofAll} label={said.byPerson} />
            ) : (
              <CauseRows
                causes={summary.causes}
                gate={gate}
                asked={ofAll}
                opened={opened}
                onOpen={(cause) => {
                  setClosed(cause === undefined);
                  list.filter('cause', cause);
                }}
              />
            )}
          </>
        )}
        {summary.before && (
          <p className="gate-foot">
            <span>
              <b>{say(said.differ, { count: summary.differ })}</b>{' '}
              <small>{say(said.same, { count: summary.same })}</small>
            </span>
            {summary.isExplained && <LeftToLookAt people={summary.toLookAt} />}
            <b className="num">
              {differenceText(summary.run.net - summary.before.net, language, gate.currency)}
            </b>
          </p>
        )}
      </section>
    </div>
  );
}
