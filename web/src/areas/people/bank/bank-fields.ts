import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import type { Words } from '../../../words/words.ts';

export const bankRecord = recordCalled('bank', organisationRecords);

/** What a bank account is told by, in its order. */
export const bankFields = [
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
