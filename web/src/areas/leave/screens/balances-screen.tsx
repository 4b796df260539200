import '../leave.css';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { balanceCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { statementCalls } from '@muster/contract/leave/calls/statement-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { Menu } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { print } from '../../../api/jobs/printings.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { useExport } from '../../../api/use-export.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { thisYear, YearFilter } from '../balances/always-filter.tsx';
import { type ListedBalance, balanceId, useBalanceColumns } from '../balances/balance-columns.tsx';
import { BalanceDialog, type BalanceAction } from '../balances/balance-form.tsx';
import { CloseYear } from '../balances/close-year.tsx';
import { KindFilter } from '../balances/kind-filter.tsx';
import { yearText } from '../leave-text.ts';
import { LedgerDrawer } from '../balances/ledger-drawer.tsx';
import { balanceShape, balancesQuery, downloadBalances } from '../queries.ts';

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
  readonly balance: ListedBalance;
  readonly mayWrite: boolean;
  readonly onPrint: (balance: ListedBalance) => void;
  readonly onDeed: (deed: BalanceAction, balance: ListedBalance) => void;
}

function BalanceMenu({ balance, mayWrite, onDeed, onPrint }: BalanceMenuProps) {
  const { balance: said, statement } = useWords().words.leave;
  const deeds = mayWrite ? (['adjust', 'encash'] as const) : [];
  return (
    <>
      {deeds.map((deed) => (
        <Menu.Item key={deed} onClick={() => afterFocusReturned(() => onDeed(deed, balance))}>
          {said[deed]}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
        onClick={() => onPrint(balance)}
      >
        {statement.ofOne}
      </Menu.Item>
    </>
  );
}

/** Statements of everyone in the list, or of one of them. */
function usePrintStatements({ filters, search }: ListHandle['state']) {
  const { words, say, language } = useWords();
  const year = Number(filters.year ?? thisYear());
  const title = say(words.leave.statement.title, { year: yearText(year, language) });
  return {
    all: () =>
      print(title, () =>
        call(statementCalls.many, {
          body: { ...filters, year, search: search || undefined },
        }),
      ),
    one: ({ employee }: ListedBalance) =>
      print(`${title}, ${employee.name}`, () =>
        call(statementCalls.many, { body: { year, employeeId: employee.id } }),
      ),
  };
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
  const file = useExport(many, (format) => downloadBalances(list.state, format));
  const printing = usePrintStatements(list.state);
  const [opened, setOpened] = useState<ListedBalance>();
  const [change, setChange] = useState<{ balance: ListedBalance; deed: BalanceAction }>();
  const onDeed = (deed: BalanceAction, balance: ListedBalance) => setChange({ deed, balance });
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
        onPrint={printing.all}
        headActions={mayWrite && <CloseYear year={thisYear() - 1} />}
        emptyHint={said.emptyHint}
        renderMenu={(balance) => (
          <BalanceMenu
            balance={balance}
            mayWrite={mayWrite}
            onDeed={onDeed}
            onPrint={printing.one}
          />
        )}
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
