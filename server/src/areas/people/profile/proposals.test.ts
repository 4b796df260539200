import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let hr: Client;
let house: TestHouse;
let bank: string;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  hr = await test.as('hr');
  house = await makeHouse(test, admin);
  bank = made(await admin.post('/bank', { name: 'Sonali Bank' }), 'bank._id');
});
afterAll(() => test.close());

let id: string;
let worker: Client;
beforeEach(async () => {
  const password = 'a long enough one';
  id = await test.newPerson({ departmentId: house.sales, password });
  worker = await test.enter({ kind: 'employee', id });
});

interface Item {
  readonly _id: string;
  readonly kind: string;
  readonly subject: { readonly _id: string };
  readonly content: unknown;
  readonly can: { readonly decide: boolean };
}
const items = (reply: Reply): Item[] => (reply.body as { data: Item[] }).data;
const waiting = async (client: Client): Promise<Item[]> =>
  items(await client.get('/inbox/data?limit=200')).filter((item) => item.subject._id === id);
const only = async (client: Client): Promise<Item> => {
  const [item, ...more] = await waiting(client);
  if (!item || more.length > 0) throw new Error(`${more.length} more, or none`);
  return item;
};
const propose = (given: object) => worker.put(`/employee-panel/profile/${id}`, given);
const verdict = (client: Client, item: Item, given: object) =>
  client.put(`/inbox/${item._id}`, given);

describe('an employee proposes a change of the own record', () => {
  it.each([
    ['the own number', { number: 'X-1' }],
    ['a mark', { isAssessor: 'Yes' }],
    ['a status', { status: 'Left' }],
    ['a designation', { designation: crypto.randomUUID() }],
  ])('not of %s', async (_, given) => {
    expect((await propose(given)).status).toBe(400);
    expect(await waiting(hr)).toEqual([]);
  });

  it('not of another’s', async () => {
    const other = await test.newPerson({ departmentId: house.sales });
    expect((await worker.put(`/employee-panel/profile/${other}`, { phone: '1' })).status).toBe(404);
    expect((await worker.get(`/employee-panel/profile/${other}`)).status).toBe(404);
  });

  it('of which a head of department reads what the card tells, and decides on all of it', async () => {
    const head = await test.enter({
      kind: 'employee',
      id: await test.newPerson({ departmentId: house.sales, roleKey: 'Head of Sales' }),
    });
    await propose({ phone: '01711', religion: 'Islam', nationalId: '19901234' });
    const seen = items(await head.get('/inbox/data?limit=200&which=others'));
    const item = seen.find(({ subject }) => subject._id === id);
    if (!item) throw new Error('it is not there');
    const told = { before: { phone: null }, after: { phone: '01711' }, withheld: 2 };
    expect(item.content).toEqual(told);
    for (const reply of [
      await head.get(`/inbox/${item._id}`),
      await verdict(head, item, { verdict: 'approve' }),
      await head.get(`/inbox/${item._id}`),
    ]) {
      expect(reply.body).toMatchObject({ data: { content: told } });
      expect(reply.text).not.toMatch(/religion|Islam|nationalId|19901234/);
    }
    const mine = await worker.get(`/inbox/${item._id}`);
    expect(mine.body).toMatchObject({ data: { content: { after: { religion: 'Islam' } } } });
  });

  it('which changes nothing until HR agrees, and then all of it', async () => {
    const reply = await propose({ phone: '01711', religion: 'Islam' });
    expect(reply.body).toMatchObject({
      myProfile: { phone: null },
      pending: [{ before: { phone: null }, after: { phone: '01711', religion: 'Islam' } }],
    });
    const item = await only(hr);
    expect(item).toMatchObject({ kind: 'profile-change', can: { decide: true } });
    expect((await verdict(hr, item, { verdict: 'approve' })).body).toMatchObject({
      data: { state: 'Approved', steps: [{ approver: 'hr', verdict: 'approve' }] },
    });
    expect((await worker.get(`/employee-panel/profile/${id}`)).body).toMatchObject({
      myProfile: { phone: '01711', religion: 'Islam' },
      pending: [],
    });
  });

  it('does not overwrite what HR changed since, and says what, who and when', async () => {
    await propose({ phone: '01711222333', bloodGroup: 'O+' });
    const other = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'HR', name: 'Salma of HR' }),
    });
    expect((await other.put(`/employee/${id}`, { phone: '01999888777' })).status).toBe(200);
    const item = await only(hr);
    const reply = await verdict(hr, item, { verdict: 'approve' });
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.proposal-overtaken']);
    expect(reply.at('message')).toMatch(/^Salma of HR changed Work phone on \w{3} \d\d, \d{4}/);
    expect((await hr.get(`/employee/${id}`)).body).toMatchObject({
      employee: { phone: '01999888777', bloodGroup: null },
    });
    const rejected = await verdict(hr, item, { verdict: 'reject', comment: 'Ask anew' });
    expect(rejected.status).toBe(200);
  });

  it('is agreed to where HR changed something else, or the same to the same', async () => {
    await propose({ phone: '01711222333' });
    await hr.put(`/employee/${id}`, { phone: '01711222333', bloodGroup: 'B+' });
    expect((await verdict(hr, await only(hr), { verdict: 'approve' })).status).toBe(200);
  });

  it('is refused only with a reason, which they read', async () => {
    await propose({ phone: '01711' });
    const item = await only(hr);
    expect((await verdict(hr, item, { verdict: 'reject' })).status).toBe(422);
    await verdict(hr, item, { verdict: 'reject', comment: 'Not your phone' });
    const asked = items(await worker.get('/inbox/data?which=asked'));
    expect(asked).toMatchObject([{ state: 'Rejected', steps: [{ comment: 'Not your phone' }] }]);
    expect((await worker.get(`/employee/${id}`)).body).toMatchObject({ employee: { phone: null } });
  });

  it('can be taken back while it waits, by no one else', async () => {
    await propose({ phone: '01711' });
    const item = await only(hr);
    const path = `/employee-panel/profile/${id}/proposal/${item._id}`;
    expect((await hr.delete(path)).status).toBe(404);
    expect((await worker.delete(path)).status).toBe(200);
    expect(await waiting(hr)).toEqual([]);
    const late = await verdict(hr, item, { verdict: 'approve' });
    expect([late.status, late.at('code')]).toEqual([409, 'decision.over']);
  });

  it('of a field that waits already is refused, with the name of the field; of another not', async () => {
    await propose({ phone: '01711', religion: 'Islam' });
    const again = await propose({ phone: '01722', nationality: 'Bangladeshi' });
    expect([again.status, again.at('code')]).toEqual([409, 'people.already-waits']);
    expect(again.at('message')).toContain('Work phone');
    expect(again.at('message')).not.toContain('Nationality');
    expect(await waiting(hr)).toHaveLength(1);
    expect((await propose({ nationality: 'Bangladeshi' })).status).toBe(200);
  });

  it('of one field twice at once waits once', async () => {
    const replies = await Promise.all(
      ['01711', '01722', '01733'].map((phone) => propose({ phone })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409]);
    expect(await waiting(hr)).toHaveLength(1);
  });

  it('may be made again once the first is over', async () => {
    await propose({ phone: '01711' });
    const first = await only(hr);
    await worker.delete(`/employee-panel/profile/${id}/proposal/${first._id}`);
    expect((await propose({ phone: '01722' })).status).toBe(200);
    expect(await waiting(hr)).toHaveLength(1);
  });

  it('waits for HR only: not for the person, the manager or a colleague', async () => {
    await propose({ phone: '01711' });
    const item = await only(hr);
    for (const client of [worker, await test.as('lineManager'), await test.as('employee')]) {
      expect(await waiting(client)).toEqual([]);
      expect((await verdict(client, item, { verdict: 'approve' })).status).toBe(404);
    }
  });

  it('by someone of HR waits for another of HR', async () => {
    const user = await test.newUser({ role: 'HR', employeeId: id });
    const own = await test.enter({ kind: 'user', id: user });
    await own.put(`/employee-panel/profile/${id}`, { phone: '01711' });
    expect(await waiting(own)).toEqual([]);
    expect(await waiting(worker)).toEqual([]);
    expect(await waiting(hr)).toHaveLength(1);
  });

  it('does not wait for another account of the same person, who asked or whom it is about', async () => {
    const user = await test.newUser({ role: 'HR', employeeId: id });
    const same = await test.enter({ kind: 'user', id: user });
    await propose({ phone: '01711' });
    expect(await waiting(same)).toEqual([]);
    expect((await verdict(same, await only(hr), { verdict: 'approve' })).status).toBe(404);
    const officer = await test.newPerson({ roleKey: 'Head of Human Resources' });
    const deciding = await test.enter({ kind: 'employee', id: officer });
    const account = await test.newUser({ role: 'HR', employeeId: officer });
    const asking = await test.enter({ kind: 'user', id: account });
    await asking.put(`/employee/${id}/bank`, { bank, accountName: 'Rahim', accountNumber: '0011' });
    const bankChanges = (all: Item[]) => all.filter((item) => item.kind === 'bank-change');
    expect(bankChanges(await waiting(deciding))).toEqual([]);
    expect(bankChanges(await waiting(hr))).toHaveLength(1);
    await hr.put(`/employee/${officer}/bank`, { bank, accountName: 'Me', accountNumber: '0022' });
    const about = items(await deciding.get('/inbox/data?limit=200&kind=bank-change'));
    expect(about.filter((item) => item.subject._id === officer)).toEqual([]);
  });

  it('decided by twenty at once is decided once', async () => {
    await propose({ phone: '01711' });
    const item = await only(hr);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        verdict(index % 2 ? hr : admin, item, { verdict: 'approve' }),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('can be decided together with others, each by itself', async () => {
    await propose({ phone: '01711' });
    const item = await only(hr);
    const ids = [item._id, crypto.randomUUID()];
    expect((await hr.put('/inbox', { ids, verdict: 'approve' })).body).toMatchObject({
      data: [
        { _id: item._id, done: true },
        { done: false, message: expect.stringContaining('nothing here') },
      ],
    });
  });
});

describe('where pay goes is changed by two people', () => {
  const account = () => ({ bank, accountName: 'Rahim', accountNumber: '0011-223344' });
  const ask = (client: Client, more: object = {}) =>
    client.put(`/employee/${id}/bank`, { ...account(), ...more });

  it('the own account asks for the own password', async () => {
    expect((await ask(worker)).status).toBe(422);
    expect((await ask(worker, { password: 'a wrong one' })).status).toBe(422);
    const reply = await ask(worker, { password: 'a long enough one' });
    expect(reply.body).toMatchObject({ bankAccount: null, pending: [{ after: { bankId: bank } }] });
  });

  it('HR asks, and another of HR agrees', async () => {
    expect((await ask(hr)).status).toBe(200);
    expect(await waiting(hr)).toEqual([]);
    const item = await only(admin);
    expect((await verdict(hr, item, { verdict: 'approve' })).status).toBe(404);
    expect((await verdict(admin, item, { verdict: 'approve' })).status).toBe(200);
    expect((await worker.get(`/employee/${id}/bank`)).body).toMatchObject({
      bankAccount: { bank: { name: 'Sonali Bank' }, accountNumber: '0011-223344' },
    });
  });

  it('one request for an account at a time, whoever asks', async () => {
    const replies = await Promise.all([ask(hr), ask(admin, { accountNumber: '0099' })]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
    const second = await ask(worker, { branch: 'Uttara', password: 'a long enough one' });
    expect([second.status, second.at('code')]).toEqual([409, 'people.already-waits']);
  });

  it('who of HR asked takes it back; nobody else does, and not through another person', async () => {
    await ask(hr);
    const shown = await hr.get(`/employee/${id}/bank`);
    expect(shown.body).toMatchObject({ pending: [{ can: { cancel: true } }] });
    const proposal = shown.at('pending.0._id');
    const path = `/employee-panel/profile/${id}/proposal/${proposal}`;
    expect((await worker.delete(path)).status).toBe(404);
    expect((await admin.delete(path)).status).toBe(404);
    const other = await test.newPerson({ departmentId: house.sales });
    const astray = `/employee-panel/profile/${other}/proposal/${proposal}`;
    expect((await hr.delete(astray)).status).toBe(404);
    expect((await hr.delete(path)).status).toBe(200);
    expect((await hr.get(`/employee/${id}/bank`)).body).toMatchObject({ pending: [] });
  });

  it('a manager neither reads nor asks', async () => {
    const boss = await test.newPerson({ departmentId: house.sales });
    await admin.put(`/employee/${id}`, { lineManager: boss });
    const manager = await test.enter({ kind: 'employee', id: boss });
    expect((await manager.get(`/employee/${id}/bank`)).status).toBe(404);
    expect((await ask(manager)).status).toBe(404);
  });
});
