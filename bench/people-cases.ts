import { addDays } from '@muster/contract/kernel/dates.ts';
import { employeeSorts } from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import { systemClock } from '../server/src/platform/clock.ts';
import type { Db } from '../server/src/platform/db/transaction.ts';

export interface Case {
  readonly name: string;
  /** the address of who asks */
  readonly who: string;
  readonly path: string;
  /** must not grow with the house */
  readonly bound: boolean;
}

const admin = 'admin@example.com';
const list = (query: string): string => `/api/v1/employee/data?limit=50&${query}`;
const search = (text: string): string =>
  `/api/v1/employee/employeeSearch?searchKeyword=${encodeURIComponent(text)}`;

/** What to filter by: big and small ones, found by name in whatever company is there. */
async function filtersOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ field: string; value: string }>`
    select 'department' as field, id::text as value from department where name = 'Sales'
    union all select 'designation', id::text from designation where name = 'Machine Operator'
    union all select 'unit', id::text from unit where name = 'Production'
    union all select 'subUnit', id::text from sub_unit where name = 'Line A'
    union all select 'location', id::text from location where name = 'Bogura depot'
    union all select 'region', id::text from region where name = 'Khulna'
    union all select 'area', id::text from area where name = 'Bogura'
    union all select 'category', id::text from employee_category where name = 'Field force'
    union all select 'concernCompany', id::text from concern where short_name = 'MDS'
    union all select 'lineManager', id::text from employee where email = 'manager@example.com'`.execute(
    db,
  );
  return {
    ...Object.fromEntries(rows.map(({ field, value }) => [field, value])),
    status: 'Confirmed',
    'status ': 'Suspended',
    employmentType: 'Contract',
  };
}

export async function casesOf(db: Db): Promise<Case[]> {
  const filters = Object.entries(await filtersOf(db));
  const one = await sql<{ id: string }>`select id from employee where number = 'EMP-05000'`.execute(
    db,
  );
  const past = addDays(systemClock.today('Asia/Dhaka'), -365);
  const by = (who: string, name: string, path: string, bound = true): Case => ({
    name,
    who,
    path,
    bound,
  });
  return [
    by(admin, 'list page', list('')),
    ...filters.map(([field, value]) =>
      by(
        admin,
        `filter ${field.trim()} ${value.length < 30 ? value : ''}`,
        list(`${field.trim()}=${value}`),
      ),
    ),
    by(
      admin,
      'two filters',
      list(
        filters
          .slice(2, 4)
          .map(([field, value]) => `${field}=${value}`)
          .join('&'),
      ),
      false,
    ),
    ...employeeSorts.flatMap((sort) => [
      by(admin, `sort ${sort}`, list(`sort=${sort}`), false),
      by(admin, `sort -${sort}`, list(`sort=-${sort}`), false),
    ]),
    by(admin, 'list, search a number', list('search=EMP-05000')),
    by(admin, 'list, search a name', list('search=Nasreen%20Sultana')),
    by(admin, 'list, search what many have', list('search=rahman')),
    by(admin, 'list, search nobody has', list('search=qqzzxx')),
    by(admin, 'find a number', search('EMP-05000')),
    by(admin, 'find a name', search('Nasreen Sultana')),
    by(admin, 'find a name in Bangla', search('নাসরিন সুলতানা')),
    by(admin, 'find what many have', search('rahman')),
    by(admin, 'find a mistyped name', search('Nasrean Sultana')),
    by(admin, 'find a mistyped name of many', search('Rahmam')),
    by(admin, 'find nobody', search('Qqzzxxvv')),
    by(admin, 'as of a year ago', list(`asOf=${past}`), false),
    by(
      admin,
      'as of a year ago, one department',
      list(`asOf=${past}&${filters[0]?.join('=')}`),
      false,
    ),
    by(admin, 'one person', `/api/v1/employee/${one.rows[0]?.id}`),
    by('manager@example.com', 'list of a manager', list('')),
    by('second@example.com', 'list of a second tier', list('')),
    by('hod@example.com', 'list of a head of department', list('')),
    by('employee@example.com', 'find a name, by an employee', search('Nasreen Sultana')),
  ];
}
