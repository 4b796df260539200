import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';

/** As they are written in the records: whoever chooses one finds the very people who have it. */
export async function readReligions({ db, actor }: PayCall<Db>, concernId: string) {
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const found = await sql<{ religion: string; people: number }>`
    select min(btrim(detail.religion)) as religion, count(*)::int as people
    from employee join department on department.id = employee.department_id
        and department.concern_id = ${concernId}
      join person_detail as detail on detail.employee_id = employee.id
    where btrim(detail.religion) <> '' and employee.status not in ('Draft', 'Left')
    group by lower(btrim(detail.religion)) order by people desc, religion`.execute(db);
  return { record: found.rows };
}
