import type { BatchLine } from '@muster/contract/pay/bank/batch-calls.ts';
import type { BankTemplate } from '@muster/contract/pay/bank/template-calls.ts';
import {
  type ColumnField,
  type TemplateColumn,
  templateFaults,
} from '@muster/contract/pay/bank/template-column.ts';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { bankFile } from './bank-file.ts';

const column = (field: ColumnField, more: Partial<TemplateColumn> = {}): TemplateColumn => ({
  field,
  heading: field,
  width: null,
  align: 'Left',
  fill: '',
  text: null,
  ...more,
});
const template = (more: Partial<BankTemplate>): BankTemplate => ({
  id: 'a',
  name: 'Test',
  kind: 'CSV',
  amounts: '1234.50',
  hasHeadings: true,
  columns: [column('serial'), column('accountNumber'), column('amount')],
  ...more,
});
const batch = {
  month: '2026-02',
  payOn: '2026-03-05',
  currency: 'BDT',
  payer: {
    name: 'Main',
    bank: 'Sonali Bank',
    branch: null,
    accountNumber: '0001-99',
    routingNumber: null,
  },
};
const line = (more: Partial<BatchLine> = {}): BatchLine => ({
  id: 'a',
  employee: { id: 'b', name: 'Rahim Uddin', number: 'E-7' },
  designation: 'Officer',
  bank: 'Janata Bank',
  branch: 'Uttara',
  accountName: 'Rahim Uddin',
  accountNumber: '00120034',
  routingNumber: '135261234',
  amount: 3_668_846n,
  ...more,
});
const contentOf = async (given: BankTemplate, lines: readonly BatchLine[]) =>
  String((await bankFile(given, batch, lines)).content);

describe('the columns of a template', () => {
  it.each([
    ['CSV', [column('amount')], [{ fault: 'no-account', place: null }]],
    ['CSV', [column('accountNumber')], [{ fault: 'no-amount', place: null }]],
    [
      'Fixed width',
      [column('accountNumber', { width: 9 }), column('amount')],
      [{ fault: 'needs-width', place: 1 }],
    ],
    [
      'XLSX',
      [column('accountNumber'), column('amount'), column('text')],
      [{ fault: 'needs-text', place: 2 }],
    ],
    ['XLSX', [column('accountNumber'), column('amount')], []],
  ] as const)('%s %#', (kind, columns, faults) => {
    expect(templateFaults(kind, columns)).toEqual(faults);
  });
});

describe('CSV', () => {
  it('has its columns in order under their headings, and nothing a spreadsheet would run', async () => {
    const columns = [
      column('serial', { heading: 'SL' }),
      column('accountName', { heading: '=Name' }),
      column('accountNumber'),
      column('amount'),
      column('payingAccount'),
      column('payOn'),
      column('text', { text: 'Salary' }),
    ];
    const lines = [line({ accountName: '=cmd()' }), line({ amount: 5n, accountName: 'A, B' })];
    expect(await contentOf(template({ columns }), lines)).toBe(
      "\uFEFFSL,'=Name,accountNumber,amount,payingAccount,payOn,text\n" +
        "1,'=cmd(),00120034,36688.46,0001-99,2026-03-05,Salary\n" +
        '2,"A, B",00120034,0.05,0001-99,2026-03-05,Salary\n',
    );
  });

  it('has no headings where none are wanted, and amounts in minor units', async () => {
    const given = template({ hasHeadings: false, amounts: '123450' });
    expect(await contentOf(given, [line()])).toBe('\uFEFF1,00120034,3668846\n');
  });
});

describe('numbers of accounts', () => {
  const columns = [column('accountNumber'), column('routingNumber'), column('payingAccount')];
  const bare = (kind: BankTemplate['kind']) => template({ kind, columns, hasHeadings: false });
  const at = (accountNumber: string) => contentOf(bare('CSV'), [line({ accountNumber })]);

  it.each(['+8801711000111', '-17', '00120034', '01711-000111'])(
    '%s is as it is',
    async (number) => {
      expect(await at(number)).toBe(`\uFEFF${number},135261234,0001-99\n`);
    },
  );

  it.each(['=1+1', '@SUM(1)', '\t=1', '+cmd()', '-1+2', '+', '+880 17', '+8801711-000111'])(
    '%j is refused, by whose it is',
    async (number) => {
      await expect(at(number)).rejects.toMatchObject({
        kind: { code: 'pay.is-no-number' },
        values: { value: number, name: 'Rahim Uddin' },
      });
      const routed = contentOf(bare('CSV'), [line({ routingNumber: number })]);
      await expect(routed).rejects.toMatchObject({ kind: { code: 'pay.is-no-number' } });
    },
  );

  it('of the account that pays it is said by its name, in a workbook too', async () => {
    const paid = { ...batch, payer: { ...batch.payer, accountNumber: '=1' } };
    for (const kind of ['CSV', 'XLSX'] as const)
      await expect(bankFile(bare(kind), paid, [line()])).rejects.toMatchObject({
        values: { value: '=1', name: 'Main' },
      });
  });
});

describe('fixed width', () => {
  const columns = [
    column('serial', { width: 4, align: 'Right', fill: '0' }),
    column('employeeName', { width: 6 }),
    column('accountNumber', { width: 10, fill: '*' }),
    column('amount', { width: 9, align: 'Right', fill: '0' }),
  ];
  const given = template({ kind: 'Fixed width', amounts: '123450', hasHeadings: false, columns });

  it('pads and cuts to the width, on the side that is said', async () => {
    expect(await contentOf(given, [line(), line({ amount: 100n })])).toBe(
      '0001Rahim 00120034**003668846\r\n0002Rahim 00120034**000000100\r\n',
    );
  });

  it('never cuts an account or an amount: it says whose does not fit', async () => {
    await expect(contentOf(given, [line({ accountNumber: '12345678901' })])).rejects.toMatchObject({
      kind: { code: 'pay.does-not-fit' },
    });
    await expect(contentOf(given, [line({ amount: 1_000_000_000n })])).rejects.toMatchObject({
      kind: { code: 'pay.does-not-fit' },
    });
  });

  it('a name with a line break begins no second payment', async () => {
    const name = { id: 'b', number: '1', name: 'A\r\n00' };
    expect((await contentOf(given, [line({ employee: name })])).split('\r\n')).toHaveLength(2);
  });
});

it('a workbook has the zeros before an account, and as many rows as the batch has lines', async () => {
  const file = await bankFile(template({ kind: 'XLSX' }), batch, [line(), line({ amount: 5n })]);
  expect(file.rows).toBe(2);
  const rows = await readSheet(Buffer.from(file.content as Uint8Array), true);
  expect(rows).toEqual([
    ['serial', 'accountNumber', 'amount'],
    ['1', '00120034', '36688.46'],
    ['2', '00120034', '0.05'],
  ]);
  const plain = template({ kind: 'XLSX', hasHeadings: false });
  const { content } = await bankFile(plain, batch, [line()]);
  const bare = await readSheet(Buffer.from(content as Uint8Array), true);
  expect(bare).toEqual([['1', '00120034', '36688.46']]);
});
