import '../leave.css';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { leaveCalls, leaveStates } from '@muster/contract/leave/calls/leave-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { useQuery } from '@tanstack/react-query';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { useExport } from '../../../api/use-export.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { MainAction } from '../../../ui/page/main-action.tsx';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { AlwaysFilter, YearFilter } from '../balances/always-filter.tsx';
import { useApplicationColumns } from '../applications/application-columns.tsx';
import { KindFilter } from '../balances/kind-filter.tsx';
import { useLeaveActions } from '../applications/use-leave-actions.tsx';
import { applicationShape, applicationsQuery, downloadApplications } from '../queries.ts';

const department = recordCalled('department', organisationRecords);
const usual = 'Pending';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** What waits, of this year, unless something else is asked for. */
function ApplicationFilters({ list, isSheet }: FiltersProps) {
  const { words } = useWords();
  const { application: said, states, records } = words.leave;
  const { filters } = list.state;
  return (
    <>
      <AlwaysFilter
        name={said.status}
        isSheet={isSheet}
        value={filters.status ?? usual}
        options={[...leaveStates, 'All' as const].map((value) => ({
          value,
          label: states[value],
        }))}
        onChange={(status) => list.filter('status', status === usual ? undefined : status)}
      />
      <YearFilter list={list} isSheet={isSheet} />
      <KindFilter
        name={records.leaveType.one}
        isSheet={isSheet}
        value={filters.leaveType}
        onChange={(id) => list.filter('leaveType', id)}
      />
      <LinkFilter
        to={department}
        name={words.organisation.department.one}
        isSheet={isSheet}
        value={filters.department}
        onChange={(id) => list.filter('department', id)}
      />
      <PersonFilter
        name={said.person}
        isSheet={isSheet}
        value={filters.employeeId}
        onChange={(id) => list.filter('employeeId', id)}
      />
    </>
  );
}

interface ApplicationsProps {
  readonly isTeam: boolean;
}

function Applications({ isTeam }: ApplicationsProps) {
  const { words } = useWords();
  const { application: said, apply, own, records } = words.leave;
  const { one, many } = records.leaveApplication;
  const list = useListState(applicationShape);
  const answer = useQuery(applicationsQuery(list.state, isTeam ? 'all' : undefined));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayApply = !isTeam && scopesOf(leaveCalls.create.access, held).size > 0;
  const { renderMenu, drawers } = useLeaveActions(list, true);
  const file = useExport(many, (format) =>
    downloadApplications(list.state, format, isTeam ? 'all' : undefined),
  );
  return (
    <div className="leave-list">
      <ListScreen
        name="leave-applications"
        title={isTeam ? own.title : many}
        within={{ entity: withinSentence(one), entities: withinSentence(many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={useApplicationColumns()}
        renderFilters={(isSheet) => <ApplicationFilters list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ employee, leaveType }) => `${employee.name}, ${leaveType.fullName}`}
        {...list.openingById}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        headActions={
          mayApply && <MainAction label={apply.forSomeone} onClick={() => list.open(newRecord)} />
        }
        emptyHint={said.emptyHint}
        renderMenu={renderMenu}
      />
      {drawers}
    </div>
  );
}

/** All applications that the reader may see, to decide and to keep. */
export const ApplicationsScreen = () => <Applications isTeam={false} />;

/** For managers: those of their people. */
export const TeamLeaveScreen = () => <Applications isTeam />;
