import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, makeHouse } from '../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let hr: Client;
let house: TestHouse;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  hr = await test.as('hr');
  house = await makeHouse(test, admin);
});
afterAll(() => test.close());

let id: string;
let worker: Client;
beforeEach(async () => {
  id = await test.newPerson({ departmentId: house.sales });
  worker = await test.enter({ kind: 'employee', id });
});

const degree = {
  degree: 'BSc',
  institution: 'Dhaka University',
  subject: null,
  passedIn: 2015,
  result: '3.6',
};
const post = {
  employer: 'Padma',
  position: 'Officer',
  from: '2016-01-01',
  until: '2018-12-31',
  duties: null,
};
const child = {
  name: 'Tania',
  relation: 'Daughter',
  dateOfBirth: '2019-02-28',
  occupation: null,
  phone: null,
};
const contact = { name: 'Salma', relation: 'Wife', phone: '01711', address: null };

interface Item {
  readonly _id: string;
  readonly subject: { readonly _id: string };
  readonly content: unknown;
}
const itemsOf = (reply: Reply): Item[] =>
  (reply.body as { data: Item[] }).data.filter((item) => item.subject._id === id);
const waiting = async (client: Client, which = 'waiting') =>
  itemsOf(await client.get(`/inbox/data?limit=200&which=${which}`));
const only = async (client: Client, which?: string): Promise<Item> => {
  const [item, ...more] = await waiting(client, which);
  if (!item || more.length > 0) throw new Error(`${more.length} more, or none`);
  return item;
};
const propose = (given: object) => worker.put(`/employee-panel/profile/${id}`, given);
const approve = (client: Client, item: Item) =>
  client.put(`/inbox/${item._id}`, { verdict: 'approve' });

describe.each([
  ['education', 'education', 'education', degree, 'Education'],
  ['experience', 'experiences', 'experiences', post, 'Experience'],
  ['family', 'data', 'family', child, 'Family'],
  ['emergency-contact', 'data', 'emergencyContacts', contact, 'Emergency contacts'],
])('an employee proposes the own %s', (name, wrap, proposed, row, title) => {
  const [first = ''] = Object.keys(row);
  const path = () => `/employee/${id}/${name}`;
  const second = { ...row, [first]: 'Another' };
  const save = (client: Client, rows: readonly object[]) => client.put(path(), { [wrap]: rows });

  it('not with an unknown field, without a needed one, and not too many', async () => {
    for (const rows of [
      [{ ...row, salary: '1' }],
      [{ ...row, [first]: undefined }],
      [{ ...row, [first]: '' }],
      Array(51).fill(row),
    ])
      expect((await propose({ [proposed]: rows })).status).toBe(400);
    expect(await waiting(hr)).toEqual([]);
  });

  it('which changes nothing until HR agrees, and then all of it, in its order', async () => {
    await save(hr, [row]);
    const reply = await propose({ [proposed]: [second, row] });
    expect(reply.body).toMatchObject({ pending: [{ after: { [name]: [{}, {}] } }] });
    expect((await worker.get(path())).body).toMatchObject({ [wrap]: [row] });
    const item = await only(hr);
    expect(item.content).toMatchObject({ before: { [name]: [{}] }, after: { [name]: [{}, {}] } });
    expect((await approve(hr, item)).status).toBe(200);
    expect((await worker.get(path())).body).toMatchObject({ [wrap]: [second, row] });
    expect((await worker.get(`/employee-panel/profile/${id}`)).body).toMatchObject({ pending: [] });
  });

  it('in another order, and without what is removed', async () => {
    await save(hr, [row, second]);
    await propose({ [proposed]: [second, row] });
    await approve(hr, await only(hr));
    expect((await worker.get(path())).body).toMatchObject({ [wrap]: [second, row] });
    await propose({ [proposed]: [] });
    await approve(hr, await only(hr));
    expect((await worker.get(path())).body).toMatchObject({ [wrap]: [] });
  });

  it('as it is: there is nothing to ask', async () => {
    await save(hr, [row]);
    expect((await propose({ [proposed]: [row] })).body).toMatchObject({ pending: [] });
    expect(await waiting(hr)).toEqual([]);
  });

  it('which does not overwrite what HR changed since, and says what, who and when', async () => {
    await save(hr, [row]);
    await propose({ [proposed]: [row, second] });
    const salma = await test.newUser({ role: 'HR', name: 'Salma of HR' });
    const third = { ...row, [first]: 'Added by HR' };
    await save(await test.enter({ kind: 'user', id: salma }), [row, third]);
    const item = await only(hr);
    const reply = await approve(hr, item);
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.proposal-overtaken']);
    expect(reply.at('message')).toMatch(
      new RegExp(`^Salma of HR changed ${title} \\(Added by HR\\) on \\w{3} \\d\\d, \\d{4}`),
    );
    expect((await worker.get(path())).body).toMatchObject({ [wrap]: [row, third] });
    const no = { verdict: 'reject', comment: 'Ask anew' };
    expect((await hr.put(`/inbox/${item._id}`, no)).status).toBe(200);
  });

  it('which is agreed to where HR changed it to the same, or something else', async () => {
    await propose({ [proposed]: [row] });
    await save(hr, [row]);
    await hr.put(`/employee/${id}`, { phone: '01999' });
    expect((await approve(hr, await only(hr))).status).toBe(200);
  });

  it('of which a head of department reads nothing, neither when it is overtaken', async () => {
    const head = await test.enter({
      kind: 'employee',
      id: await test.newPerson({ departmentId: house.sales, roleKey: 'Head of Sales' }),
    });
    await propose({ [proposed]: [row], phone: '01711' });
    const item = await only(head, 'others');
    expect(item.content).toEqual({
      before: { phone: null },
      after: { phone: '01711' },
      withheld: 1,
    });
    await save(hr, [second]);
    const late = await approve(head, item);
    expect([late.status, late.at('code')]).toEqual([409, 'people.proposal-overtaken']);
    expect(late.at('message')).toContain('changed personal details on');
    const [value] = Object.values(row);
    expect(late.text).not.toMatch(new RegExp(`${title}|Another|${value}`));
  });

  it('that waits already is refused with its name; another list is not', async () => {
    await propose({ [proposed]: [row] });
    const again = await propose({ [proposed]: [second], phone: '01722' });
    expect([again.status, again.at('code')]).toEqual([409, 'people.already-waits']);
    expect(again.at('message')).toContain(title);
    const [other, rows] = name === 'family' ? ['education', [degree]] : ['family', [child]];
    expect((await propose({ [other]: rows })).status).toBe(200);
    expect(await waiting(hr)).toHaveLength(2);
  });

  it('twice at once waits once, and is taken back by no one else', async () => {
    const replies = await Promise.all(
      [[row], [second], [row, second]].map((rows) => propose({ [proposed]: rows })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409]);
    const own = `/employee-panel/profile/${id}/proposal/${(await only(hr))._id}`;
    expect((await hr.delete(own)).status).toBe(404);
    expect((await worker.delete(own)).status).toBe(200);
    expect(await waiting(hr)).toEqual([]);
  });

  it('from what was read: what HR changed meanwhile is not proposed away unseen', async () => {
    const { version } = (await worker.get(path())).body as { version: number };
    await save(hr, [row]);
    const stale = await propose({ [proposed]: [second], version });
    expect([stale.status, stale.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(stale.at('message')).toContain(title);
    expect(await waiting(hr)).toEqual([]);
    expect((await propose({ [proposed]: [row, second], version: version + 1 })).status).toBe(200);
  });
});

describe('proposed lists', () => {
  it('have no work that ends before it began: it is said at once, with its place', async () => {
    const reply = await propose({ experiences: [post, { ...post, until: '2015-01-01' }] });
    expect([reply.status, reply.at('code')]).toEqual([422, 'request.rule']);
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual(['experiences.1.until']);
    expect(await waiting(hr)).toEqual([]);
  });

  it('of another are not there', async () => {
    const other = await test.newPerson({ departmentId: house.sales });
    const reply = await worker.put(`/employee-panel/profile/${other}`, { family: [child] });
    expect(reply.status).toBe(404);
  });

  it('and fields go together: all of it or nothing', async () => {
    await propose({ religion: 'Islam', family: [child], emergencyContacts: [contact] });
    await hr.put(`/employee/${id}/family`, { data: [{ ...child, name: 'Mina' }] });
    expect((await approve(hr, await only(hr))).status).toBe(409);
    expect((await hr.get(`/employee/${id}`)).body).toMatchObject({ employee: { religion: null } });
    expect((await hr.get(`/employee/${id}/emergency-contact`)).body).toMatchObject({ data: [] });
  });

  it('wait for HR of the own company only', async () => {
    await propose({ family: [child] });
    const item = await only(hr);
    const limited = async (concernId: string) =>
      test.enter({ kind: 'user', id: await test.newUser({ role: 'HR', concernId }) });
    const stranger = await limited(house.meghna);
    expect(await waiting(stranger)).toEqual([]);
    expect((await approve(stranger, item)).status).toBe(404);
    const colleague = await limited(house.padma);
    expect((await only(colleague)).content).toMatchObject({ after: { family: [{}] } });
    expect((await approve(colleague, item)).status).toBe(200);
  });

  it('are told to HR when they are asked for, and to who asked when they are refused', async () => {
    await propose({ family: [child] });
    const item = await only(hr);
    await hr.put(`/inbox/${item._id}`, { verdict: 'reject', comment: 'Bring the certificate' });
    const notices = await worker.get('/notification/data?limit=10');
    expect(notices.text).toContain('Bring the certificate');
    expect(notices.text).not.toContain('Tania');
  });
});
