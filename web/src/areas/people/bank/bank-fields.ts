import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import type { Words } from '../../../words/words.ts';

export const bankRecord = recordCalled('bank', organisationRecords);

/** What a bank account is told by, in its order. */
export const bankFields = [
  'method',
  'bankId',
  'branch',
  'accountName',
  'accountNumber',
  'routingNumber',
] as const;

export function bankFieldName(field: string, { people }: Words): string {
  const known: Readonly<Record<string, string>> = people.bank.fields;
  return known[field] ?? field;
}

/** A proposed value of the account, where it is one of a few words. */
export function bankValueText(field: string, value: string, { people }: Words): string {
  const known: Readonly<Record<string, string>> = field === 'method' ? people.bank.methods : {};
  return known[value] ?? value;
}
