import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { next } from './load.ts';

/** The plainest way to the same people: their rows by key, with a few names, straight to JSON. */
const bare = `select employee.id, number, employee.name, local_name, phone, email, status,
    employment_type, joined_on, confirmation_due_on, confirmed_on, last_day, leaving_reason,
    employee.version, employee.created_at, employee.updated_at, person_detail.*,
    designation.name as designation, department.name as department, location.name as location
  from employee left join person_detail on person_detail.employee_id = employee.id
  left join designation on designation.id = designation_id
  left join department on department.id = employee.department_id
  left join location on location.id = location_id
  where employee.id = any($1::uuid[]) order by employee.name collate "und-x-icu", employee.id`;

export async function openFloor(url: string): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(path.join(import.meta.dirname, 'list-server.ts'), [url, bare]);
  const { address = '' } = await next(child);
  return { child, address };
}

const row = z.object({ _id: z.string() });
const answer = z.object({
  employees: z.array(row).optional(),
  data: z.array(row).optional(),
  employee: row.optional(),
});

/** Where the floor answers with the people that a call answered with. */
export async function floorPath(url: string, headers: Record<string, string>): Promise<string> {
  const { employees, data, employee } = answer.parse(await (await fetch(url, { headers })).json());
  const people = employees ?? data ?? (employee ? [employee] : []);
  // an address has an end: the widest chart is cut
  const ids = people.slice(0, 200).map(({ _id }) => _id);
  return `/bare?ids=${ids.join(',') || '00000000-0000-0000-0000-000000000000'}`;
}
