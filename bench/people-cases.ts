import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { employeesListed } from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import type { Db } from '../server/src/platform/db/transaction.ts';
import { todayInDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

/**
 * What must not grow with the house finds as many people in the small one as in the big one: what finds
 * ten times as many is counted ten times as far, up to the ceiling of 10,000. Such cases are measured
 * too, named `of many` and not held to the limit; one filter or none is held to it all the same.
 */
export interface Case {
  readonly name: string;
  /** the address of who asks */
  readonly who: string;
  readonly path: string;
  /** must not grow with the house */
  readonly bound: boolean;
  /** at most so many milliseconds of CPU in the big house */
  readonly most?: number;
}

const admin = 'admin@example.com';
const list = (query: string): string => `/api/v1/employee/data?limit=50&${query}`;
const chart = (query: string): string => `/api/v1/employee/organisation-chart?${query}`;
const search = (text: string): string =>
  `/api/v1/employee/employeeSearch?searchKeyword=${encodeURIComponent(text)}`;

/** What to filter by: big and small ones, found by name in whatever company is there. */
async function filtersOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ field: string; value: string }>`
    select 'department' as field, id::text as value from department where name = 'Sales'
    union all select 'designation', id::text from designation where name = 'Machine Operator'
    union all select 'post', id::text from designation where name = 'Area Sales Manager'
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
  const { post, ...known } = await filtersOf(db);
  const filters = Object.entries(known);
  // about a hundred hold it in either house
  const equal = `designation=${post}`;
  const department = `department=${known.department}`;
  const found = await sql<{ id: string }>`
    select id from employee where number = 'EMP-05000'`.execute(db);
  const someone = found.rows[0]?.id;
  const past = addDays(todayInDhaka(), -365);
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
    by(admin, 'two filters', list(`${equal}&${department}`)),
    by(admin, 'two filters, of many', list(`unit=${known.unit}&subUnit=${known.subUnit}`), false),
    ...employeesListed.sorts.flatMap((sort) => [
      by(admin, `sort ${sort}`, list(`sort=${sort}`), false),
      by(admin, `sort -${sort}`, list(`sort=-${sort}`), false),
    ]),
    by(admin, 'list, search a number', list('search=EMP-05000')),
    by(admin, 'list, search a name', list('search=Nasreen%20Sultana')),
    by(admin, 'list, search what a thousand have', list('search=EMP-05')),
    by(admin, 'list, search of many', list('search=rahman'), false),
    by(admin, 'list, search nobody has', list('search=qqzzxx')),
    by(admin, 'find a number', search('EMP-05000')),
    by(admin, 'find a name', search('Nasreen Sultana')),
    by(admin, 'find a name in Bangla', search('নাসরিন সুলতানা')),
    by(admin, 'find what many have', search('rahman')),
    by(admin, 'find a mistyped name', search('Nasrean Sultana')),
    by(admin, 'find a mistyped name of many', search('Rahmam')),
    by(admin, 'find nobody', search('Qqzzxxvv')),
    by(admin, 'as of a year ago', list(`asOf=${past}`)),
    by(admin, 'as of a year ago, one filter', list(`asOf=${past}&${equal}`)),
    by(admin, 'as of a year ago, of a status', list(`asOf=${past}&status=Long leave`)),
    by(admin, 'as of a year ago, of many', list(`asOf=${past}&${department}`), false),
    { ...by(admin, 'chart, the top', chart('')), most: 1000 },
    { ...by(admin, 'chart, under a manager', chart(`under=${known.lineManager}`)), most: 1000 },
    { ...by(admin, 'chart, the way to someone', chart(`to=${someone}`)), most: 1000 },
    by(admin, 'one person', `/api/v1/employee/${someone}`),
    by('manager@example.com', 'list of a manager', list('')),
    by('second@example.com', 'list of a second tier', list('')),
    by('hod@example.com', 'list of a head of department', list('')),
    by('employee@example.com', 'find a name, by an employee', search('Nasreen Sultana')),
  ];
}
