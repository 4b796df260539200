import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { payerRecord } from './bank-queries.ts';

const most = 100;

export interface PayerChoice {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** the only one, or the one of the last time; none: it has to be chosen */
  readonly usual: string | null;
}

/** The accounts out of which a company pays, and the number of the one that it paid out of the last time. */
export const payersQuery = (concern: string) =>
  queryOptions({
    queryKey: ['pay-bank', 'payers', concern],
    queryFn: async ({ signal }) => {
      // every declared list is narrowed by its links
      const query = { active: true, limit: most, sort: 'name', concernId: concern };
      const [accounts, batches] = await Promise.all([
        call(payerRecord.calls.list, { query }, signal),
        call(bankBatchCalls.list, { query: { concern, limit: most } }, signal),
      ]);
      return {
        accounts: accounts.rows.map((row) => ({
          value: row.id,
          label: String(row['name']),
          number: String(row['accountNumber']),
        })),
        last: batches.rows.find(({ payer }) => payer !== null)?.payer?.accountNumber,
      };
    },
    select: ({ accounts, last }): PayerChoice => {
      const usual =
        accounts.length === 1 ? accounts[0] : accounts.find(({ number }) => number === last);
      return { options: accounts, usual: usual?.value ?? null };
    },
  });
