import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import { leastCosts } from '../../../testing/processes/cost.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let counter = 0;
const password = 'three plain words';

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const newUser = async () => {
  const email = `person${(counter += 1)}@example.com`;
  await test.newUser({ email, password });
  return email;
};
const logIn = (email: string, word: string, remoteAddress = '198.51.100.1') =>
  test.app.inject({
    method: 'POST',
    url: `${basePath}/admin-auth/login`,
    remoteAddress,
    payload: { email, password: word },
  });
const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode);

describe('wrong logins', () => {
  it('are refused from the tenth on, the right password too, while the owner elsewhere gets in', async () => {
    const email = await newUser();
    const replies = [];
    for (let at = 0; at < 20; at += 1) replies.push(await logIn(email, 'not this one'));
    expect(statuses(replies)).toEqual([...Array(9).fill(401), ...Array(11).fill(429)]);
    expect(replies[19]?.headers['retry-after']).toBe('900');
    expect(replies[19]?.json()).toEqual({
      code: 'request.too-many',
      message: 'That was tried too often. Please wait 15 min and try again.',
    });
    expect((await logIn(email, password)).statusCode).toBe(429);
    expect((await logIn(email, password, '203.0.113.9')).statusCode).toBe(200);
  });

  it('count the same for an address that nobody has', async () => {
    const replies = [];
    for (let at = 0; at < 11; at += 1)
      replies.push(await logIn('nobody@example.com', 'x', '198.51.100.2'));
    expect(statuses(replies)).toEqual([...Array(9).fill(401), 429, 429]);
  });

  it('count twenty at once as twenty', async () => {
    const email = await newUser();
    const tries = Array.from({ length: 20 }, () => logIn(email, 'not this one', '198.51.100.3'));
    const found = statuses(await Promise.all(tries));
    expect(found.filter((status) => status === 401)).toHaveLength(9);
    expect(found.filter((status) => status === 429)).toHaveLength(11);
  });

  it('are not escaped by the case of the letters or by another end of the same network', async () => {
    const email = await newUser();
    for (let at = 0; at < 9; at += 1)
      await logIn(at % 2 ? email.toUpperCase() : email, 'x', `2001:db8:1:2::${at}`);
    expect((await logIn(email, password, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await logIn(email, password, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('are not escaped by other spellings of the same account: number, address, case, spaces', async () => {
    const email = 'three.names@example.com';
    await test.newPerson({ number: 'LN-7', email, password });
    const spelled = ['LN-7', 'ln-7', email, email.toUpperCase(), ` ${email} `, ' LN-7'];
    const tried = (login: string, word: string) =>
      test.app.inject({
        method: 'POST',
        url: `${basePath}/employee-auth/login`,
        remoteAddress: '198.51.100.6',
        payload: { email: login, password: word },
      });
    const replies = [];
    for (let at = 0; at < 24; at += 1)
      replies.push(await tried(spelled[at % spelled.length] ?? '', 'not this one'));
    expect(statuses(replies)).toEqual([...Array(9).fill(401), ...Array(15).fill(429)]);
    test.clock.advance(minutes(15));
    for (let at = 0; at < 8; at += 1) await tried('LN-7', 'x');
    expect((await tried(email, password)).statusCode).toBe(200);
    for (let at = 0; at < 9; at += 1) expect((await tried('LN-7', 'x')).statusCode).toBe(401);
  });

  it('are not escaped behind a proxy by addresses that the client made up', async () => {
    const behind = await makeApp({ trustProxy: true });
    const found = [];
    for (let at = 0; at < 11; at += 1) {
      const reply = await behind.app.inject({
        method: 'POST',
        url: `${basePath}/admin-auth/login`,
        headers: { 'x-forwarded-for': `6.6.6.${at}, 198.51.100.9` },
        payload: { email: 'nobody@example.com', password: 'x' },
      });
      found.push(reply.statusCode);
    }
    expect(found).toEqual([...Array<number>(9).fill(401), 429, 429]);
    await behind.close();
  });

  it('are forgotten by a right one, and by the clock', async () => {
    const email = await newUser();
    const from = '198.51.100.4';
    for (let at = 0; at < 8; at += 1) await logIn(email, 'x', from);
    expect((await logIn(email, password, from)).statusCode).toBe(200);
    for (let at = 0; at < 9; at += 1) expect((await logIn(email, 'x', from)).statusCode).toBe(401);
    expect((await logIn(email, password, from)).statusCode).toBe(429);
    test.clock.advance(minutes(15));
    expect((await logIn(email, password, from)).statusCode).toBe(200);
  });
});

it('a known and an unknown address cost the same work at the login', async () => {
  const emails = await Promise.all(Array.from({ length: 20 }, newUser));
  const tried = (login = '') => logIn(login, 'not this one', '198.51.100.5');
  const { known, unknown } = await leastCosts(emails.length, {
    known: (turn) => tried(emails[turn]),
    unknown: (turn) => tried(`stranger${turn}@example.com`),
  });
  // without the comparison with a password of nobody it would be a tenth
  expect(unknown.work / known.work).toBeGreaterThan(0.6);
  expect(known.work / unknown.work).toBeGreaterThan(0.6);
});
