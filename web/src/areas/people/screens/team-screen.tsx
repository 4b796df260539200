import '../directory/people.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { statuses } from '@muster/contract/people/profile/life.ts';
import { teams } from '@muster/contract/people/people-calls.ts';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { askedBy, type ListState } from '../../../ui/list/list-state.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { teamColumns } from '../job/team-columns.tsx';
import { listOf } from '../people-queries.ts';
import { teamShape } from '../team.ts';

/** Who reports to the reader; or, asked for, who stands further below, or everyone within reach. */
function teamQuery(state: ListState) {
  const { active: _, ...asked } = askedBy(state);
  // read from the address by the call's own schema
  return listOf({ team: 'direct', ...(asked as Parameters<typeof listOf>[0]) });
}

interface TeamFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function TeamFilters({ list, isSheet }: TeamFiltersProps) {
  const { words } = useWords();
  const { team, values, employee } = words.people;
  const capacities = useSession((session) => session.user?.capacities) ?? [];
  const isSecondTier = capacities.includes('secondTier');
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={team.reach}
        data={teams
          .filter((which) => which !== 'second' || isSecondTier)
          .map((which) => ({ value: which, label: team[which] }))}
        value={list.state.filters.team ?? 'direct'}
        onChange={(which) => list.filter('team', which === 'direct' ? undefined : which)}
      />
      <PickFilter
        name={employee.fields.status}
        isSheet={isSheet}
        options={statuses.map((value) => ({ value, label: values.status[value] }))}
        value={list.state.filters.status}
        onChange={(status) => list.filter('status', status)}
      />
    </>
  );
}

/** For managers: the cards of those below. */
export function TeamScreen() {
  const { words, language } = useWords();
  const { team } = words.people;
  const pages = usePages(({ id }: Employee) => ({ to: '/employee/team/$id', params: { id } }));
  const ownId = useSession((session) => session.user?.employeeId ?? null);
  const list = useListState(teamShape);
  const answer = useQuery(teamQuery(list.state));
  return (
    <div className="people-list">
      <ListScreen
        name="team"
        title={team.title}
        within={{ entity: withinSentence(team.one), entities: withinSentence(team.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={teamColumns(words, language, ownId)}
        renderFilters={(isSheet) => <TeamFilters list={list} isSheet={isSheet} />}
        rowId={(person) => person.id}
        rowLabel={(person) => person.name}
        {...pages}
        onAdd={undefined}
        emptyHint={team.emptyHint}
        renderMenu={() => null}
      />
    </div>
  );
}
