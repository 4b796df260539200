import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { templateWrong } from '@muster/contract/pay/bank/bank-refusals.ts';
import { hasHeadings } from '@muster/contract/pay/bank/bank-records.ts';
import type { BankTemplate, templateCalls } from '@muster/contract/pay/bank/template-calls.ts';
import {
  type TemplateColumn,
  templateFaults,
  templateFaultWords,
} from '@muster/contract/pay/bank/template-column.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';

type Kept = Omit<BankTemplate, 'columns' | 'hasHeadings'> & { readonly headings: string };

export async function findTemplate(db: Handle, id: string): Promise<BankTemplate | undefined> {
  const found = await sql<Kept>`select id, name, kind, amounts, headings from bank_template
    where id = ${id}`.execute(db);
  const [kept] = found.rows;
  if (!kept) return undefined;
  const columns = await sql<TemplateColumn>`select field, heading, width, align, fill, text
    from bank_template_column where template_id = ${id} order by place`.execute(db);
  const { headings, ...template } = kept;
  return { ...template, hasHeadings: headings === hasHeadings, columns: columns.rows };
}

export async function readTemplate(db: Handle, id: string): Promise<{ record: BankTemplate }> {
  const record = await findTemplate(db, id);
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** A clear sentence before a file is made that no bank could use. */
export function refuseUnusable({ kind, columns }: Pick<BankTemplate, 'kind' | 'columns'>): void {
  const [first] = templateFaults(kind, columns);
  if (!first) return;
  const path = first.place === null ? 'columns' : `columns.${first.place}.field`;
  throw new Refusal(templateWrong, { what: templateFaultWords[first.fault] }, [
    { path, code: 'not-fitting', values: {} },
  ]);
}

export async function saveTemplateColumns(
  call: PayCall<Tx>,
  id: string,
  { columns }: Input<typeof templateCalls.save>['body'],
) {
  const { db } = call;
  const held = await sql`select 1 from bank_template where id = ${id} for no key update`.execute(
    db,
  );
  const template = await findTemplate(db, id);
  if (held.rows.length === 0 || !template) throw new Refusal(notFound);
  refuseUnusable({ kind: template.kind, columns });
  await sql`delete from bank_template_column where template_id = ${id}`.execute(db);
  await db
    .insertInto('bank_template_column')
    .values(columns.map((column, place) => ({ template_id: id, place, ...column })))
    .execute();
  const fieldsOf = (all: readonly TemplateColumn[]) => all.map(({ field }) => field).join(', ');
  await note(call, {
    action: 'bank-template-columns.save',
    record: 'bank_template',
    id,
    before: { columns: fieldsOf(template.columns) },
    after: { columns: fieldsOf(columns) },
  });
  return readTemplate(db, id);
}
