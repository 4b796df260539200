import { bankTemplate, payingAccount } from '@muster/contract/pay/bank/bank-records.ts';
import { sql } from 'kysely';
import { insertRow } from '../../../../entity/store.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { demoTemplates } from './bank-templates.ts';

/** Out of which account each company pays, by the order of their names; the numbers are made up. */
const payers = [
  ['Islami Bank Bangladesh', '2050133010045678'],
  ['BRAC Bank', '1501203456789001'],
] as const;

async function loadTemplates(tx: Tx, at: string): Promise<void> {
  for (const { columns, ...template } of demoTemplates) {
    const id = newId(at);
    await insertRow(tx, bankTemplate, id, { ...template, active: true }, at);
    const rows = columns.map(([heading, field, more], place) => ({
      template_id: id,
      place,
      field,
      heading,
      width: null,
      align: 'Left',
      fill: '',
      text: null,
      ...more,
    }));
    await tx.insertInto('bank_template_column').values(rows).execute();
  }
}

async function loadPayers(tx: Tx, at: string): Promise<void> {
  const { rows: concerns } = await sql<{ id: string }>`select id from concern
    order by name`.execute(tx);
  const { rows: banks } = await sql<{
    id: string;
    name: string;
    branch: string | null;
    routingNumber: string | null;
  }>`select id, name, branch, routing_number as "routingNumber" from bank`.execute(tx);
  for (const [place, concern] of concerns.entries()) {
    const [name, accountNumber] = payers[place % payers.length] ?? payers[0];
    const bank = banks.find((one) => one.name === name);
    if (!bank) throw new Error(`The demo company has no ${name}.`);
    const { id: bankId, branch, routingNumber } = bank;
    const values = {
      name: 'Payroll account',
      concernId: concern.id,
      bankId,
      branch,
      routingNumber,
    };
    await insertRow(tx, payingAccount, newId(at), { ...values, accountNumber, active: true }, at);
  }
}

/** Out of which accounts the companies pay, and how their banks want it. */
export async function loadBankSetUp(tx: Tx, at: string): Promise<void> {
  await loadPayers(tx, at);
  await loadTemplates(tx, at);
}
