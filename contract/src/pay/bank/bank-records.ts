import { type Declared, declared, defineEntity } from '../../kernel/entity.ts';
import { choiceField, link, textField } from '../../kernel/fields.ts';
import { payRead, payWrite } from '../access.ts';

/** The account of a company out of which pay is sent. */
export const payingAccount = defineEntity({
  name: 'paying-account',
  path: '/paying-account',
  label: 'name',
  concern: 'concernId',
  read: payRead,
  write: payWrite,
  fields: {
    name: textField({
      required: true,
      max: 80,
      unique: { within: 'concernId' },
      list: true,
      search: true,
    }),
    concernId: link('concern', { required: true, as: 'concernCompany', list: true, filter: true }),
    bankId: link('bank', { required: true, as: 'bank', list: true }),
    branch: textField({ max: 120, list: true }),
    accountNumber: textField({ required: true, max: 40, list: true, search: true }),
    routingNumber: textField({ max: 20 }),
  },
});

export const templateKinds = ['XLSX', 'CSV', 'Fixed width'] as const;
export type TemplateKind = (typeof templateKinds)[number];
/** 1234.50 and 123450 of the same amount. */
export const amountFormats = ['1234.50', '123450'] as const;
export type AmountFormat = (typeof amountFormats)[number];
export const hasHeadings = 'Yes';
export const hasNoHeadings = 'No';

/** How a bank wants its file; the columns are kept with it. */
export const bankTemplate = defineEntity({
  name: 'bank-template',
  path: '/bank-template',
  label: 'name',
  read: payRead,
  write: payWrite,
  fields: {
    name: textField({ required: true, max: 80, unique: true, list: true, search: true }),
    kind: choiceField(templateKinds, { required: true, list: true, filter: true }),
    amounts: choiceField(amountFormats, { required: true, list: true }),
    headings: choiceField([hasHeadings, hasNoHeadings], { required: true, list: true }),
  },
});

export const bankRecords: readonly Declared[] = [declared(payingAccount), declared(bankTemplate)];
