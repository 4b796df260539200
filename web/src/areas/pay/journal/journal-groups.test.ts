import type { JournalLine } from '@muster/contract/pay/journal/journal-calls.ts';
import { expect, it } from 'vitest';
import { departmentsIn, groupsOf, missingIn, sideSum } from './journal-groups.ts';

const line = (given: Partial<JournalLine>): JournalLine => ({
  account: { code: '5101', name: 'Salaries' },
  department: { id: 'd1', name: 'Sewing' },
  component: { id: 'c1', name: 'Basic' },
  localName: null,
  kind: 'Earning',
  side: 'debit',
  amount: 100n,
  ...given,
});

it('lines of an account stand together, and each side is added up', () => {
  const lines = [
    line({}),
    line({ department: { id: 'd2', name: 'Cutting' }, amount: 50n }),
    line({ side: 'credit', amount: 30n }),
    line({ account: { code: '2101', name: 'Payable' }, side: 'credit', amount: 120n }),
  ];
  const groups = groupsOf(lines);
  expect(groups.map(({ account, lines: own }) => [account?.code, own.length])).toEqual([
    ['5101', 3],
    ['2101', 1],
  ]);
  expect(groups.map((group) => sideSum(group.lines, 'debit'))).toEqual([150n, 0n]);
  expect(groups.map((group) => sideSum(group.lines, 'credit'))).toEqual([30n, 120n]);
});

it('departments are told once, by name, whoever has none last', () => {
  const none = line({ department: null });
  const cutting = line({ department: { id: 'd2', name: 'Cutting' } });
  expect(departmentsIn([none, line({}), line({}), cutting]).map(({ id }) => id)).toEqual([
    'd2',
    'd1',
    null,
  ]);
});

it('what has no account is told once, with the departments', () => {
  const lines = [
    line({}),
    line({ account: null }),
    line({ account: null, side: 'credit' }),
    line({ account: null, department: null }),
    line({ account: null, component: null }),
  ];
  expect(
    missingIn(lines).map(({ line: of, departments }) => [of.component?.name, departments]),
  ).toEqual([
    ['Basic', ['Sewing', null]],
    [undefined, ['Sewing']],
  ]);
});
