import { describe, expect, it } from 'vitest';
import { type AccountRow, accountsFor, type Booking, entriesOf, partsByDays } from './journal.ts';

const account = (code: string) => ({ code, name: `Account ${code}` });
const row = (given: Partial<AccountRow>): AccountRow => ({
  componentId: 'basic',
  concernId: null,
  departmentId: null,
  debit: account('5101'),
  credit: null,
  ...given,
});
const booking = (given: Partial<Booking>): Booking => ({
  componentId: 'basic',
  componentKind: 'Earning',
  lineKind: 'Earning',
  departmentId: 'sewing',
  isBack: false,
  amount: 100n,
  ...given,
});

describe('the row that counts', () => {
  const ofAll = row({ debit: account('1') });
  const ofCompany = row({ concernId: 'padma', debit: account('2') });
  const ofDepartment = row({ concernId: 'padma', departmentId: 'sewing', debit: account('3') });
  it.each([
    ['of the department', [ofAll, ofCompany, ofDepartment], 'sewing', '3'],
    ['of the company for another department', [ofAll, ofCompany, ofDepartment], 'office', '2'],
    ['of the company for no department', [ofAll, ofCompany, ofDepartment], null, '2'],
    ['of all', [ofAll, ofDepartment], 'office', '1'],
    ['of nobody', [ofDepartment], 'office', undefined],
    ['of another company', [row({ concernId: 'meghna' })], 'sewing', undefined],
    ['of another component', [row({ componentId: 'rent' })], 'sewing', undefined],
    ['of net pay', [row({ componentId: null })], 'sewing', undefined],
  ])('is that %s', (_, rows, departmentId, code) => {
    expect(accountsFor(rows, booking({ departmentId }), 'padma')?.debit?.code).toBe(code);
  });
});

describe('the side', () => {
  const debit = account('D');
  const credit = account('C');
  const both = { debit, credit };
  it.each([
    ['what was earned', {}, [['D', 'debit']]],
    ['an earning that is taken back', { lineKind: 'Deduction' }, [['D', 'credit']]],
    ['a deduction', { componentKind: 'Deduction', lineKind: 'Deduction' }, [['C', 'credit']]],
    [
      'a deduction that is given back',
      { componentKind: 'Deduction', lineKind: 'Earning' },
      [['C', 'debit']],
    ],
    [
      'what the employer pays besides',
      { componentKind: 'Employer', lineKind: 'Employer' },
      [
        ['D', 'debit'],
        ['C', 'credit'],
      ],
    ],
    [
      'the same below nothing',
      { componentKind: 'Employer', lineKind: 'Employer', isBack: true },
      [
        ['D', 'credit'],
        ['C', 'debit'],
      ],
    ],
    ['net pay', { componentId: null, componentKind: null, lineKind: 'Net' }, [['C', 'credit']]],
    [
      'net pay below nothing of one department',
      { componentId: null, componentKind: null, lineKind: 'Net', isBack: true },
      [['C', 'debit']],
    ],
    [
      'what was earned by what the employer pays by now',
      { componentKind: 'Employer' },
      [['D', 'debit']],
    ],
  ] as const)('of %s', (_, given, told) => {
    const entries = entriesOf(booking(given), row(both), false);
    expect(entries.map(({ account: of, side }) => [of?.code, side])).toEqual(told);
    const back = entriesOf(booking(given), row(both), true);
    const other = { debit: 'credit', credit: 'debit' } as const;
    expect(back.map(({ account: of, side }) => [of?.code, side])).toEqual(
      told.map(([code, side]) => [code, other[side]]),
    );
  });

  it('is there without an account, too', () => {
    expect(entriesOf(booking({}), undefined, false)).toEqual([{ account: null, side: 'debit' }]);
    const lacking = row({ debit: null, credit });
    expect(entriesOf(booking({}), lacking, false)).toEqual([{ account: null, side: 'debit' }]);
  });
});

it.each([
  [100n, [10, 20], [33n, 67n]],
  [100n, [15, 15], [50n, 50n]],
  [101n, [15, 15], [51n, 50n]],
  [1n, [10, 10, 10], [1n, 0n, 0n]],
  [-100n, [10, 20], [-33n, -67n]],
])('%d by %s days is %s', (amount, days, shares) => {
  const departments = days.map((count, at) => ({ departmentId: String(at), days: count }));
  const parts = partsByDays(amount, departments);
  expect(parts.map((part) => part.amount)).toEqual(shares);
  expect(parts.map(({ departmentId }) => departmentId)).toEqual(
    ['0', '1', '2'].slice(0, days.length),
  );
});
