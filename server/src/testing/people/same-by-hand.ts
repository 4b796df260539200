import { sql } from 'kysely';
import { expect } from 'vitest';
import { personInputs, type Terms } from '../../areas/pay/rules/inputs.ts';
import { calculateSheet } from '../../areas/pay/rules/calculate-sheet.ts';
import { findParts } from '../../areas/pay/store/structures.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { expectSameDifferences } from './same-differences.ts';

interface KeptLine {
  readonly componentId: string;
  readonly kind: string;
  readonly isInGross: boolean;
  readonly due: string;
  readonly amount: string;
  readonly computed: string | null;
  readonly sourceId: string | null;
  readonly forMonth: string | null;
  readonly cause: string | null;
}
interface Kept {
  readonly name: string;
  readonly terms: Terms;
  readonly inputs: unknown;
  readonly paidDays: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly fund: bigint;
  readonly yearTaxable: bigint | null;
  readonly yearTax: bigint | null;
  readonly carried: bigint;
  readonly lines: readonly KeptLine[];
}

/**
 * Every sheet of a month that is shown is what the plain function makes of its inputs, and so is why it differs from
 * the month before; answers how many.
 */
export async function expectSameByHand(db: Db, month: string): Promise<number> {
  const found = await sql<Kept>`select employee.name, attempt.terms, input.inputs,
      sheet.paid_days as "paidDays", sheet.gross, sheet.earnings, sheet.deductions, sheet.net,
      sheet.employer, sheet.taxable, sheet.tax, sheet.fund, sheet.year_taxable as "yearTaxable",
      sheet.year_tax as "yearTax", sheet.carried, coalesce((select json_agg(json_build_object(
        'componentId', component_id, 'kind', kind, 'isInGross', in_gross, 'due', due::text,
        'amount', amount::text, 'computed', computed::text, 'sourceId', source_id,
        'forMonth', for_month, 'cause', cause) order by place)
        from salary_line as line where line.attempt_id = sheet.attempt_id
          and line.employee_id = sheet.employee_id), '[]') as lines
    from salary_sheet as sheet
      join salary_attempt as attempt on attempt.id = sheet.attempt_id
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
      join employee on employee.id = sheet.employee_id
    where sheet.month = ${month} and attempt.state = 'Live'`.execute(db);
  const versions = await sql<{ id: string }>`select id from structure_version`.execute(db);
  const parts = await findParts(
    db,
    versions.rows.map(({ id }) => id),
  );
  for (const { name, terms, inputs, lines, ...totals } of found.rows) {
    const known = {
      versions: parts,
      components: new Map(terms.components.map((facts) => [facts.id, facts])),
    };
    const {
      lines: byHand,
      taxOfYear,
      ...told
    } = calculateSheet(terms, personInputs.parse(inputs), known);
    const sheet = {
      ...told,
      yearTaxable: taxOfYear?.annual.taxable ?? null,
      yearTax: taxOfYear?.annual.tax ?? null,
    };
    const linesByHand = byHand.map(({ why, due, amount, computed, ...line }) => ({
      ...line,
      due: String(due),
      amount: String(amount),
      computed: computed === null ? null : String(computed),
      cause: why.how === 'entered' ? why.cause : why.how === 'tax' ? 'tax' : null,
    }));
    expect({ name, ...totals, lines }).toEqual({ name, ...sheet, lines: linesByHand });
  }
  await expectSameDifferences(db, month);
  return found.rows.length;
}
