import '../parts/leave.css';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { balanceCalls } from '@muster/contract/leave/balance-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { useExport } from '../../../api/use-export.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { afterFocusReturned } from '../../../ui/form/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { thisYear, YearFilter } from '../parts/always-filter.tsx';
import { type Balance, balanceId, useBalanceColumns } from '../parts/balance-columns.tsx';
import { BalanceDialog, type Deed } from '../parts/balance-form.tsx';
import { CloseYear } from '../parts/close-year.tsx';
import { KindFilter } from '../parts/kind-filter.tsx';
import { LedgerDrawer } from '../parts/ledger-drawer.tsx';
import { balanceShape, balancesQuery, exportBalances } from '../queries.ts';

const department = recordCalled('department', organisationRecords);

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function BalanceFilters({ list, isSheet }: FiltersProps) {
  const { words } = useWords();
  const { balance: said } = words.leave;
  const { filters } = list.state;
  return (
    <>
      <YearFilter list={list} isSheet={isSheet} />
      <KindFilter
        name={said.kind}
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

interface BalanceMenuProps {
  readonly balance: Balance;
  readonly onDeed: (deed: Deed, balance: Balance) => void;
}

function BalanceMenu({ balance, onDeed }: BalanceMenuProps) {
  const { balance: said } = useWords().words.leave;
  return (['adjust', 'encash'] as const).map((deed) => (
    <Menu.Item key={deed} onClick={() => afterFocusReturned(() => onDeed(deed, balance))}>
      {said[deed]}
    </Menu.Item>
  ));
}

/** What everyone has of each kind, and how it came about. */
export function BalancesScreen() {
  const { words } = useWords();
  const { balance: said, records } = words.leave;
  const { one, many } = records.leaveBalance;
  const list = useListState(balanceShape);
  const answer = useQuery(balancesQuery(list.state));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(balanceCalls.adjust.access, held).size > 0;
  const file = useExport(many, (format) => exportBalances(list.state, format));
  const [opened, setOpened] = useState<Balance>();
  const [change, setChange] = useState<{ balance: Balance; deed: Deed }>();
  const onDeed = (deed: Deed, balance: Balance) => setChange({ deed, balance });
  return (
    <>
      <ListScreen
        name="leave-balances"
        title={many}
        within={{ entity: withinSentence(one), entities: withinSentence(many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={useBalanceColumns()}
        renderFilters={(isSheet) => <BalanceFilters list={list} isSheet={isSheet} />}
        rowId={balanceId}
        rowLabel={({ employee, leaveType }) => `${employee.name}, ${leaveType.name}`}
        onOpen={setOpened}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        headActions={mayWrite && <CloseYear year={thisYear() - 1} />}
        emptyHint={said.emptyHint}
        renderMenu={(balance) => mayWrite && <BalanceMenu balance={balance} onDeed={onDeed} />}
      />
      <LedgerDrawer
        balance={opened}
        mayWrite={mayWrite}
        onDeed={onDeed}
        onClose={() => setOpened(undefined)}
      />
      <BalanceDialog change={change} onClose={() => setChange(undefined)} />
    </>
  );
}
