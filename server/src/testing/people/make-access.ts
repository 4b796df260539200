import { expect } from 'vitest';
import { Client, type Reply } from '../client.ts';
import type { TestApp } from '../make-app.ts';

interface Row {
  readonly employee: { readonly _id: string };
  readonly does: string;
  readonly why: string | null;
  readonly proof: boolean;
  readonly firstPassword: string | null;
  readonly validUntil: string | null;
}
export const rowsOfReply = (reply: Reply): readonly Row[] => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: readonly Row[] }).data;
};

export const give = (client: Client, ids: readonly string[], more: object = {}) =>
  client.post('/employee-access', { ids, way: 'auto', ...more });

export const choosePassword = (client: Client, newPassword = 'four other plain words') =>
  client.put('/employee-auth/choose-password', { newPassword });

let counter = 0;
export const newNumber = (): string => `W-${(counter += 1)}`;

/** Workers without access, and what Human Resources and they themselves do about it. */
export function makeAccess(test: TestApp, hr: Client) {
  /** Someone without a password, as a worker is who was entered yesterday. */
  async function newWorker(more: Parameters<TestApp['newPerson']>[0] = {}) {
    const number = newNumber();
    const id = await test.newPerson({ number, ...more });
    await test.database.db.deleteFrom('employee_account').where('employee_id', '=', id).execute();
    return { id, number };
  }
  async function withSlip() {
    const worker = await newWorker();
    const [row] = rowsOfReply(await give(hr, [worker.id]));
    return { ...worker, word: row?.firstPassword ?? '' };
  }
  const logIn = (number: string, word: string) =>
    test.nobody.post('/employee-auth/login', { email: number, password: word });
  return {
    newWorker,
    withSlip,
    logIn,
    stateOf: async (id: string) => (await hr.get(`/employee/${id}/access`)).at('access.state'),
    firstLogin: async () => {
      const worker = await withSlip();
      const { number, word } = worker;
      return { ...worker, client: new Client(test.app, (await logIn(number, word)).at('token')) };
    },
  };
}
