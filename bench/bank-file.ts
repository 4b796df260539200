import type { BatchLine } from '@muster/contract/pay/bank/batch-calls.ts';
import type { BankTemplate } from '@muster/contract/pay/bank/template-calls.ts';
import type { ColumnField } from '@muster/contract/pay/bank/template-column.ts';
import { bankFile } from '../server/src/areas/pay/bank/bank-file.ts';

/** A workbook for a bank, the first of a process and those after it: npm run bench -- bank-file 10000 */
const size = Number(process.argv[2] ?? 10_000);
const fields: readonly ColumnField[] = [
  'serial',
  'employeeNumber',
  'accountName',
  'accountNumber',
  'bank',
  'branch',
  'routingNumber',
  'amount',
];
const template: BankTemplate = {
  id: 'a',
  name: 'Bench',
  kind: 'XLSX',
  amounts: '1234.50',
  hasHeadings: true,
  columns: fields.map((field) => ({
    field,
    heading: field,
    width: null,
    align: 'Left',
    fill: '',
    text: null,
  })),
};
const payer = { name: 'Main', bank: 'Sonali Bank', branch: null, accountNumber: '0001-99' };
const batch = {
  month: '2026-10',
  payOn: '2026-11-05',
  currency: 'BDT',
  payer: { ...payer, routingNumber: null },
};
const lines = Array.from({ length: size }, (_, at): BatchLine => ({
  id: `line-${at}`,
  employee: { id: `person-${at}`, name: `Person Number ${at}`, number: `EMP-${at}` },
  designation: 'Operator',
  bank: 'Janata Bank',
  branch: `Branch ${at % 40}`,
  accountName: `Person Number ${at}`,
  accountNumber: String(10_000_000_000 + at).padStart(14, '0'),
  routingNumber: '135261234',
  amount: BigInt(1_200_000 + at * 7),
}));

for (const turn of ['first', 'second', 'third']) {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const { content } = await bankFile(template, batch, lines);
  const { user, system } = process.cpuUsage(used);
  console.log(
    `${turn}: ${size} rows in ${((performance.now() - began) / 1000).toFixed(2)} s ` +
      `(${((user + system) / 1e6).toFixed(2)} s of CPU), ${(content.length / 2 ** 20).toFixed(1)} MB`,
  );
}
