import { expect } from 'vitest';
import type { Client, Reply } from '../client.ts';
import type { PayWorld } from './make-pay.ts';

/** Investments of the income year from July 2025 on, as people declare them and the office decides. */
export const ownDeclarations = '/employee-panel/salary/tax-declaration';
export const declarations = '/salary/tax-declaration';

export interface TestInvestment {
  readonly kind: string;
  readonly amount: string;
  readonly note?: string;
}
export interface ShownDeclaration {
  readonly _id: string;
  readonly status: string;
  readonly version: number;
  readonly note: string | null;
  readonly decidedBy: string | null;
  readonly items: readonly { key: string; amount: string; accepted: string | null }[];
}
interface ShownYear {
  readonly years: number[];
  readonly taxed: string;
  readonly kinds: readonly { key: string; localName: string; cap: string | null }[];
  readonly waiting: ShownDeclaration | null;
  readonly accepted: ShownDeclaration | null;
  readonly returned: ShownDeclaration | null;
}

export const insured: TestInvestment = { kind: 'life-insurance', amount: '100000.00' };
export const dps: TestInvestment = { kind: 'dps', amount: '120000.00' };

const expectFine = (reply: Reply): Reply => {
  expect(reply.status, reply.text).toBe(200);
  return reply;
};
export const shownDeclaration = (reply: Reply): ShownDeclaration =>
  (expectFine(reply).body as { data: ShownDeclaration }).data;
export const shownYear = (reply: Reply): ShownYear =>
  (expectFine(reply).body as { data: ShownYear }).data;
/** What is wrong, by its place. */
export const fieldsRefusedIn = (reply: Reply) => (reply.body as { fields?: object }).fields;

export const declare = (
  client: Client,
  items: readonly TestInvestment[] = [insured],
  more: object = {},
) => client.post(ownDeclarations, { year: 2025, items, ...more });

export async function declared(
  client: Client,
  items?: readonly TestInvestment[],
  more?: object,
): Promise<ShownDeclaration> {
  const { waiting } = shownYear(await declare(client, items, more));
  if (!waiting) throw new Error('Nothing waits.');
  return waiting;
}

export const declaredBy = async (client: Client, year = 2025) =>
  shownYear(await client.get(`${ownDeclarations}?year=${year}`));

/** By payroll, unless told otherwise. */
export function officeOf({ payroll }: Pick<PayWorld, 'payroll'>) {
  return {
    accept: (
      id: string,
      items: readonly TestInvestment[],
      more: object = {},
      client: Client = payroll,
    ) =>
      client.post(`${declarations}/${id}/accept`, {
        items: items.map(({ kind, amount }) => ({ kind, accepted: amount })),
        ...more,
      }),
    giveBack: (id: string, more: object = {}, client: Client = payroll) =>
      client.post(`${declarations}/${id}/return`, { note: 'Which policy is it?', ...more }),
    listed: async (query: string, client: Client = payroll) =>
      (await client.get(`${declarations}/data?${query}`)).body as {
        total: number;
        data: ShownDeclaration[];
      },
  };
}
