import { requestStates } from '@muster/contract/attendance/request-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { requestColumns } from '../requests/request-columns.tsx';
import { RequestDrawer } from '../requests/request-drawer.tsx';
import { requestShape, requestsQuery } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

const kinds = ['attendance-correction', 'day-off'] as const;

interface RequestFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  readonly isTeam: boolean;
}

function RequestFilters({ list, isSheet, isTeam }: RequestFiltersProps) {
  const { requests, fields } = useWords().words.attendance;
  const wires = filterWires(list, isSheet);
  return (
    <>
      <PickFilter
        name={requests.kind}
        options={kinds.map((value) => ({ value, label: requests.kinds[value] }))}
        {...wires('kind')}
      />
      <PickFilter
        name={fields.status}
        options={requestStates.map((value) => ({ value, label: requests.states[value] }))}
        {...wires('state')}
      />
      {!isTeam && (
        <>
          <LinkFilter to={places.department} name={fields.department} {...wires('department')} />
          <PersonFilter name={fields.person} {...wires('employeeId')} />
        </>
      )}
    </>
  );
}

interface RequestsProps {
  readonly title: string;
  readonly isTeam?: boolean;
}

/** What people asked for, decided in place. */
function Requests({ title, isTeam = false }: RequestsProps) {
  const { words, language } = useWords();
  const { requests } = words.attendance;
  const list = useListState(requestShape);
  const answer = useQuery(requestsQuery(list.state));
  const opened = answer.data?.rows.find(({ id }) => id === list.state.open);
  const mayDecide = answer.data?.rows.some(({ can }) => can.decide);
  const telling = { words, language, zone: useZone() };
  return (
    <>
      <ListScreen
        name={isTeam ? 'team-time-requests' : 'time-requests'}
        title={title}
        within={{ entity: withinSentence(requests.one), entities: withinSentence(requests.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        emptyHint={requests.emptyHint}
        columns={requestColumns(telling, mayDecide ? list.openingById : undefined)}
        renderFilters={(isSheet) => (
          <RequestFilters list={list} isSheet={isSheet} isTeam={isTeam} />
        )}
        rowId={({ id }) => id}
        rowLabel={({ employee, kind }) => `${requests.kinds[kind]}, ${employee.name}`}
        {...list.openingById}
        onAdd={undefined}
        renderMenu={() => null}
      />
      <RequestDrawer
        request={opened}
        inbox={isTeam ? '/employee/inbox' : '/admin/inbox'}
        onClose={list.close}
      />
    </>
  );
}

export const CorrectionsScreen = () => (
  <Requests title={useWords().words.attendance.requests.title} />
);

export const TeamRequestsScreen = () => (
  <Requests title={useWords().words.attendance.own.tabs.requests} isTeam />
);
