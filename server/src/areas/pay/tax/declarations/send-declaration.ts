import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { ownDeclarationCalls } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import {
  declarationEmpty,
  declarationNoSlab,
  declarationOver,
  declarationYear,
} from '@muster/contract/pay/tax/declarations/declaration-refusals.ts';
import { declarationStateWords } from '@muster/contract/pay/tax/declarations/declaration-states.ts';
import { declarationFlow } from '@muster/contract/pay/tax/declarations/declaration-workflow.ts';
import { taxYearInBoth } from '@muster/contract/pay/tax/tax-year-text.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../../entity/changed-meanwhile.ts';
import { note } from '../../../../platform/audit/note.ts';
import { minutes } from '../../../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { countTry, type Limit } from '../../../../platform/limits/tries.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { findDeclarations, holdDeclaration, putItems } from './declaration-store.ts';
import {
  declarableYears,
  type DeclarationTerms,
  findDeclarationTerms,
  findInvestmentKinds,
} from './declaration-year.ts';
import { type Declarant, findDeclarant, readOwnDeclarations } from './read-own-declarations.ts';
import { refuseInvestments } from './refuse-investments.ts';
import { tellOffice, toldOfDeclaration } from './tell-declaration.ts';

type Sent = Input<typeof ownDeclarationCalls.send>['body'];

/** Somebody reads what is declared: whoever is not sure yet need not send it so often. */
const often = (personId: string): Limit => ({
  key: ['tax-declaration', personId],
  most: 30,
  within: minutes(60),
  over: 'refuse',
  success: 'clears',
});

/** What may be said at all: of a year that is open, in kinds that count, each as far as its cap. */
async function refuseWrong(tx: Tx, terms: DeclarationTerms, { year, items }: Sent): Promise<void> {
  const years = declarableYears(terms);
  const named = (one: number) => taxYearInBoth(one, terms.fromOf(one));
  const fault = { path: 'year', code: 'not-fitting', values: {} } as const;
  const [present, next] = years;
  if (!years.includes(year))
    throw new Refusal(declarationYear, { present: named(present), next: named(next) }, [fault]);
  const kinds = await findInvestmentKinds(tx, terms.country, year);
  if (!kinds) throw new Refusal(declarationNoSlab, { year: named(year) }, [fault]);
  refuseInvestments(items, { kinds, currency: terms.currency, field: 'amount' });
}

/** Nothing at all takes back what counts; where nothing counts it says nothing. */
async function refuseEmpty(tx: Tx, employeeId: string, { year, items }: Sent): Promise<void> {
  if (items.length > 0) return;
  const counting = await sql`select 1 from tax_declaration where employee_id = ${employeeId}
    and tax_year = ${year} and state = 'Accepted'`.execute(tx);
  if (counting.rows.length === 0)
    throw new Refusal(declarationEmpty, {}, [{ path: 'items', code: 'required', values: {} }]);
}

const saidOf = (employeeId: string, { year, items }: Sent) => ({
  employeeId,
  year,
  items: items.map(({ kind, amount }) => ({ kind, amount: decimalText(amount) })),
});

async function begin(
  call: PayCall<Tx>,
  { id: employeeId, name, concernId }: Declarant,
  sent: Sent,
  from: string,
): Promise<boolean> {
  const { db, clock } = call;
  const at = clock.now();
  const id = newId(at);
  const made = await sql`insert into tax_declaration (id, employee_id, tax_year, state, created_at,
      version)
    values (${id}, ${employeeId}, ${sent.year}, 'Declared', ${at}, 1)
    on conflict (employee_id, tax_year) where state = 'Declared' do nothing returning id`.execute(
    db,
  );
  if (made.rows.length === 0) return false;
  await putItems(db, id, sent.items);
  await note(call, {
    action: 'tax-declaration.send',
    record: 'tax_declaration',
    id,
    after: { ...saidOf(employeeId, sent), state: 'Declared' },
  });
  await tellOffice(db, { employeeId, concernId }, toldOfDeclaration(name, sent.year, from), {
    id,
    at,
  });
  return true;
}

const holdWaiting = (tx: Tx, employeeId: string, year: number) =>
  holdDeclaration(
    tx,
    sql<boolean>`employee_id = ${employeeId} and tax_year = ${year} and state = 'Declared'`,
  );

/** What still waits is what was sent last; the office was told of it, and reads it as it is by then. */
async function sendAnew(
  call: PayCall<Tx>,
  employeeId: string,
  sent: Sent,
  deps: PayDeps,
): Promise<boolean> {
  const { db, actor, clock, requestId } = call;
  const held = await holdWaiting(db, employeeId, sent.year);
  if (!held) return false;
  if (sent.version !== undefined && sent.version !== held.version)
    throw await refuseStale(call, { name: 'tax-declaration' }, held.id, deps);
  const at = clock.now();
  await putItems(db, held.id, sent.items);
  await transition(
    db,
    declarationFlow,
    held,
    'change',
    { person: actor },
    {
      at,
      requestId,
      set: { created_at: at, version: held.version + 1 },
      after: saidOf(employeeId, sent),
    },
  );
  return true;
}

/** Whoever changes what waited, and is told nothing, would begin another that they did not mean. */
async function refuseDecided(tx: Tx, employeeId: string, { year, version }: Sent): Promise<void> {
  if (!version) return;
  const [newest] = await findDeclarations(
    tx,
    sql<boolean>`declaration.employee_id = ${employeeId} and declaration.tax_year = ${year}`,
  );
  if (newest) throw new Refusal(declarationOver, { state: declarationStateWords[newest.state] });
}

/** Of two at once the database takes one; the other stands in its place, or is told so. */
export async function sendDeclaration(call: PayCall<Db>, sent: Sent, deps: PayDeps) {
  const declarant = await findDeclarant(call);
  if (!declarant) throw new Refusal(notFound);
  await countTry(call.db, [often(declarant.id)], call.clock.now());
  return transaction(call.db, async (tx) => {
    const inside = { ...call, db: tx };
    const terms = await findDeclarationTerms(inside, declarant.concernId, deps);
    await refuseWrong(tx, terms, sent);
    await refuseEmpty(tx, declarant.id, sent);
    if (!(await sendAnew(inside, declarant.id, sent, deps))) {
      await refuseDecided(tx, declarant.id, sent);
      const isFirst = await begin(inside, declarant, sent, terms.fromOf(sent.year));
      if (!isFirst) await sendAnew(inside, declarant.id, sent, deps);
    }
    return readOwnDeclarations(inside, sent.year, deps);
  });
}
