import {
  type AmountFormat,
  hasHeadings,
  hasNoHeadings,
  type TemplateKind,
} from '@muster/contract/pay/bank/bank-records.ts';
import type { TemplateColumn } from '@muster/contract/pay/bank/template-column.ts';

/** What the file goes by that the demo company took of its batches. */
export const usualTemplate = 'Salary upload';

type Given = readonly [
  heading: string,
  field: TemplateColumn['field'],
  more?: Partial<TemplateColumn>,
];

interface DemoTemplate {
  readonly name: string;
  readonly kind: TemplateKind;
  readonly amounts: AmountFormat;
  readonly headings: typeof hasHeadings | typeof hasNoHeadings;
  readonly columns: readonly Given[];
}

const right = { align: 'Right' } as const;
const narration = { text: 'Salary' } as const;
const zeros = { align: 'Right', fill: '0' } as const;

/** As banks of the country ask for them: in their portal, for transfers to other banks, and from machine to machine. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: usualTemplate,
    kind: 'XLSX',
    amounts: '1234.50',
    headings: hasHeadings,
    columns: [
      ['SL', 'serial', right],
      ['Account name', 'accountName'],
      ['Account number', 'accountNumber'],
      ['Bank', 'bank'],
      ['Branch', 'branch'],
      ['Routing number', 'routingNumber'],
      ['Amount', 'amount', right],
      ['Narration', 'text', narration],
    ],
  },
  {
    name: 'Transfer to other banks (BEFTN)',
    kind: 'CSV',
    amounts: '1234.50',
    headings: hasHeadings,
    columns: [
      ['SL', 'serial', right],
      ['Debit account', 'payingAccount'],
      ['Beneficiary name', 'accountName'],
      ['Beneficiary account', 'accountNumber'],
      ['Routing number', 'routingNumber'],
      ['Amount', 'amount', right],
      ['Currency', 'currency'],
      ['Value date', 'payOn'],
      ['Reference', 'employeeNumber'],
      ['Narration', 'text', narration],
    ],
  },
  {
    name: 'Host to host',
    kind: 'Fixed width',
    amounts: '123450',
    headings: hasNoHeadings,
    columns: [
      ['Serial', 'serial', { ...zeros, width: 6 }],
      ['Routing number', 'routingNumber', { width: 9 }],
      ['Account number', 'accountNumber', { width: 17 }],
      ['Account name', 'accountName', { width: 35 }],
      ['Amount', 'amount', { ...zeros, width: 14 }],
      ['Month', 'month', { width: 7 }],
      ['Narration', 'text', { ...narration, width: 20 }],
    ],
  },
];
