import { z } from 'zod';
import { plainText } from '../../kernel/values.ts';
import type { TemplateKind } from './bank-records.ts';

/** What a column of a bank file can tell. */
export const columnFields = [
  'serial',
  'employeeNumber',
  'employeeName',
  'accountName',
  'accountNumber',
  'bank',
  'branch',
  'routingNumber',
  'amount',
  'currency',
  'month',
  'payOn',
  'payingAccount',
  'text',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** What must stand there whole: a part of it would be another account or another amount. */
export const uncutFields: readonly ColumnField[] = [
  'accountNumber',
  'routingNumber',
  'amount',
  'payingAccount',
];

export const templateColumn = z.object({
  field: z.enum(columnFields),
  heading: plainText(60),
  /** of a file with fixed widths */
  width: z.int().min(1).max(200).nullable(),
  align: z.enum(['Left', 'Right']),
  /** one character; none is a blank */
  fill: plainText(1),
  /** what a column of the field `text` says in every row */
  text: plainText(60).nullable(),
});
export type TemplateColumn = z.output<typeof templateColumn>;

export type TemplateFault = 'no-account' | 'no-amount' | 'needs-width' | 'needs-text';

export interface FoundTemplateFault {
  readonly fault: TemplateFault;
  /** of which column; none: of all of them together */
  readonly place: number | null;
}

/** What is wrong with the columns of a template, the gravest first. */
export function templateFaults(
  kind: TemplateKind,
  columns: readonly TemplateColumn[],
): readonly FoundTemplateFault[] {
  const has = (field: ColumnField) => columns.some((column) => column.field === field);
  const found: FoundTemplateFault[] = [];
  if (!has('accountNumber')) found.push({ fault: 'no-account', place: null });
  if (!has('amount')) found.push({ fault: 'no-amount', place: null });
  for (const [place, { field, width, text }] of columns.entries()) {
    if (kind === 'Fixed width' && width === null) found.push({ fault: 'needs-width', place });
    if (field === 'text' && !text) found.push({ fault: 'needs-text', place });
  }
  return found;
}

export const templateFaultWords = {
  'no-account': {
    en: 'no column has the account number. Without it the bank does not know whom to pay.',
    bn: 'কোনো কলামে হিসাব নম্বর নেই। এটি ছাড়া ব্যাংক জানবে না কাকে টাকা দিতে হবে।',
  },
  'no-amount': {
    en: 'no column has the amount.',
    bn: 'কোনো কলামে টাকার পরিমাণ নেই।',
  },
  'needs-width': {
    en: 'every column of a fixed-width file needs a width.',
    bn: 'নির্দিষ্ট প্রস্থের ফাইলের প্রতিটি কলামে প্রস্থ দিতে হবে।',
  },
  'needs-text': {
    en: 'a column of a fixed text needs the text.',
    bn: 'নির্দিষ্ট লেখার কলামে লেখাটি দিতে হবে।',
  },
} as const;
