import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type {
  Declaration,
  declarationCalls,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { acceptedOther } from '@muster/contract/pay/tax/declarations/declaration-refusals.ts';
import { declarationFlow } from '@muster/contract/pay/tax/declarations/declaration-workflow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { holdDeclaration } from './declaration-store.ts';
import { findDeclarationTerms, findInvestmentKinds } from './declaration-year.ts';
import { holdForDecision, settleDeclaration } from './settle-declaration.ts';
import { readDeclaration } from './read-declarations.ts';
import { refuseInvestments } from './refuse-investments.ts';

type Accepted = Input<typeof declarationCalls.accept>['body']['items'];

/** Of each that is declared, and no more than is declared and counts by the slabs of today. */
async function refuseWrong(
  call: PayCall<Tx>,
  { items, year, concern }: Declaration,
  accepted: Accepted,
  deps: PayDeps,
): Promise<void> {
  const declared = new Map(items.map(({ key, amount }) => [key, amount]));
  const isOfEach = accepted.every(({ kind }) => declared.has(kind));
  if (!isOfEach || new Set(accepted.map(({ kind }) => kind)).size !== declared.size)
    throw new Refusal(acceptedOther, {}, [{ path: 'items', code: 'not-fitting', values: {} }]);
  const { country, currency } = await findDeclarationTerms(call, concern?.id ?? null, deps);
  const kinds = (await findInvestmentKinds(call.db, country, year)) ?? [];
  const given = accepted.map(({ kind, accepted: amount }) => ({ kind, amount }));
  refuseInvestments(given, { kinds, currency, field: 'accepted', declared });
}

/** Of a year one counts: the earlier one gives way first. */
async function replaceEarlier(
  { db, actor, clock, requestId }: PayCall<Tx>,
  { employee, year }: Declaration,
): Promise<void> {
  const earlier = await holdDeclaration(
    db,
    sql<boolean>`employee_id = ${employee.id} and tax_year = ${year} and state = 'Accepted'`,
  );
  if (!earlier) return;
  await transition(
    db,
    declarationFlow,
    earlier,
    'replace',
    { person: actor },
    { at: clock.now(), requestId, set: { version: earlier.version + 1 } },
  );
}

/** Counted from the next pay of the year that is calculated. */
export async function acceptDeclaration(
  call: PayCall<Tx>,
  { params, body }: Input<typeof declarationCalls.accept>,
  deps: PayDeps,
) {
  const found = await holdForDecision(call, params.id, body.version, deps);
  await refuseWrong(call, found.shown, body.items, deps);
  if (found.held.state === 'Declared') await replaceEarlier(call, found.shown);
  await settleDeclaration(call, found, {
    action: 'accept',
    note: body.note || null,
    after: {
      items: body.items.map(({ kind, accepted }) => ({ kind, accepted: decimalText(accepted) })),
    },
  });
  for (const { kind, accepted } of body.items)
    await sql`update tax_declaration_item set accepted = ${accepted}
      where declaration_id = ${params.id} and kind = ${kind}`.execute(call.db);
  return readDeclaration(call, params.id);
}
