import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { type LeaveWorld, makeLeave } from '../../../testing/people/make-leave.ts';

let world: LeaveWorld;
let bank: string;
beforeAll(async () => {
  world = await makeLeave();
  bank = made(await world.admin.post('/bank', { name: 'Sonali Bank' }), 'bank._id');
});
afterAll(() => world.close());

const pathOf = (id: string) => `/employee/${id}/bank`;
const ask = (id: string, body: object) => world.hr.put(pathOf(id), body);
async function agree(id: string) {
  const pending = (await world.admin.get(pathOf(id))).at('pending.0._id');
  const reply = await world.admin.put(`/inbox/${pending}`, { verdict: 'approve' });
  expect(reply.status).toBe(200);
  return (await world.hr.get(pathOf(id))).body;
}

it('a bank account or a wallet without its details is refused, each missing one named', async () => {
  const { id } = await world.person();
  for (const method of ['Bank', 'Wallet', undefined]) {
    const reply = await ask(id, { method });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      fields: {
        bank: 'This is needed.',
        accountName: 'This is needed.',
        accountNumber: 'This is needed.',
      },
    });
  }
  expect((await ask(id, { method: 'Cheque' })).status).toBe(400);
  expect((await world.hr.get(pathOf(id))).body).toMatchObject({ bankAccount: null, pending: [] });
});

it('cash needs no account, and takes the one there was away; a second person agrees to both', async () => {
  const { id } = await world.person();
  const account = { bank, accountName: 'Rahim', accountNumber: '0011-2233', routingNumber: '90' };
  await ask(id, { method: 'Wallet', ...account });
  expect(await agree(id)).toMatchObject({
    bankAccount: { method: 'Wallet', bank: { name: 'Sonali Bank' }, accountNumber: '0011-2233' },
  });
  // details that cash cannot have are not kept with it
  await ask(id, { method: 'Cash', ...account });
  expect((await world.hr.get(pathOf(id))).body).toMatchObject({
    bankAccount: { method: 'Wallet' },
    pending: [{ before: { method: 'Wallet' }, after: { method: 'Cash', accountNumber: null } }],
  });
  expect(await agree(id)).toMatchObject({
    bankAccount: { method: 'Cash', bank: null, accountNumber: null, routingNumber: null },
  });
  await ask(id, account);
  expect(await agree(id)).toMatchObject({ bankAccount: { method: 'Bank', routingNumber: '90' } });
});
