import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { nothingDiffers } from '@muster/contract/pay/gate/gate-refusals.ts';
import { ownPayAlone } from '@muster/contract/pay/refusals.ts';
import { runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { moveFrom } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { expectOtherEyes } from '../four-eyes/four-eyes.ts';
import { chosenOf, countSheets, holdShownRun } from '../runs/chosen-sheets.ts';
import { findGateRun } from './find-gate-run.ts';
import { differencesOf } from './gate-source.ts';

/**
 * Someone looked at these differences and says why they are right; not at the own, and not whoever generated or changed
 * them, as long as there is anyone else. It counts for the pay as it is now.
 */
export async function acceptDifferences(
  call: PayCall<Tx>,
  id: string,
  { people, note: said }: { readonly people: readonly string[]; readonly note: string },
) {
  const { db, actor, clock } = call;
  const held = await holdShownRun(call, id);
  moveFrom(runFlow, held.run.state, 'approve', { person: actor });
  const own = ownPersons(actor);
  if (people.some((one) => own.includes(one))) throw new Refusal(ownPayAlone);
  const ofRun = chosenOf(held, undefined);
  const which = sql<boolean>`${ofRun}
    and salary_sheet.employee_id = any(${[...people]}::uuid[])`;
  const { people: paid } = await countSheets(db, which);
  // in what is missing they had a hand who made the run
  await expectOtherEyes(call, held.run, paid < people.length ? ofRun : which, said);
  const gate = await findGateRun(call, id);
  const kept = await sql<{ id: string }>`with ${differencesOf(gate)}
    insert into pay_acceptance (run_id, employee_id, net, before_net, note, accepted_by_kind,
      accepted_by_id, accepted_at)
    select ${id}, compared.employee_id, compared.net, compared.before_net, ${said}, ${actor.kind},
      ${actor.accountId}, ${clock.now()}
    from compared where compared.employee_id = any(${[...people]}::uuid[])
      and exists (select 1 from caused where caused.employee_id = compared.employee_id)
    on conflict (run_id, employee_id) do update set net = excluded.net,
      before_net = excluded.before_net, note = excluded.note,
      accepted_by_kind = excluded.accepted_by_kind, accepted_by_id = excluded.accepted_by_id,
      accepted_at = excluded.accepted_at
    returning employee_id as id`.execute(db);
  if (kept.rows.length === 0) throw new Refusal(nothingDiffers);
  const employees = kept.rows.map((row) => row.id).toSorted();
  await note(call, {
    action: 'pay-gate.accept',
    record: 'salary_run',
    id,
    after: { month: held.run.month, employees, note: said },
  });
  return { record: { people: employees.length } };
}
