import type { PaymentMethod } from '@muster/contract/people/profile/payment-method.ts';
import type { Client } from '../client.ts';
import { made } from './make-house.ts';

interface Agreeing {
  readonly hr: Client;
  readonly admin: Client;
}

export const makeBank = async ({ admin }: Agreeing, name: string): Promise<string> =>
  made(await admin.post('/bank', { name }), 'bank._id');

export interface TestAccount {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly branch?: string;
  readonly routingNumber?: string;
}

/** How someone is paid from now on: one of HR asks, another person agrees. */
export async function setPayment(
  { hr, admin }: Agreeing,
  employeeId: string,
  method: PaymentMethod,
  account?: TestAccount,
): Promise<void> {
  const path = `/employee/${employeeId}/bank`;
  const asked = await hr.put(path, { method, ...account });
  if (asked.status !== 200) throw new Error(`${asked.status}: ${asked.text}`);
  const agreed = await admin.put(`/inbox/${asked.at('pending.0._id')}`, { verdict: 'approve' });
  if (agreed.status !== 200) throw new Error(`${agreed.status}: ${agreed.text}`);
}
