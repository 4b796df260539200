import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { codeShown } from '../../../testing/people/phone.ts';
import { testSettings } from '../../../testing/people/test-house.ts';

describe('where a second factor is required', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await makeApp({ settings: testSettings('required') });
  });
  afterAll(() => strict.close());

  it.each(['admin', 'hr'] as const)('%s may do nothing but set it up', async (capacity) => {
    const client = await strict.as(capacity);
    const reply = await client.get('/designation/data');
    expect([reply.status, reply.at('code')]).toEqual([403, 'identity.second-factor-needed']);
    const [update, sessions] = [
      await client.put('/admin-auth/update-my-password', {}),
      await client.get('/own-session'),
    ];
    expect([update.status, sessions.status]).toEqual([403, 403]);
    expect((await client.get('/admin-auth/me')).body).toMatchObject({
      user: { secondFactor: 'No', secondFactorNeeded: 'Yes' },
    });
    expect((await client.post('/own-second-factor', {})).status).toBe(400);
    expect((await client.post('/admin-auth/logout')).status).toBe(200);
  });

  it.each(['payroll', 'recruiter', 'employee', 'applicant'] as const)(
    '%s is left alone',
    async (capacity) => {
      const client = await strict.as(capacity);
      expect((await client.get('/own-session')).status).toBe(200);
    },
  );

  it('everything opens with it, and closes when it is taken off', async () => {
    const password = 'three plain words';
    const client = await strict.enter({ kind: 'user', id: await strict.newUser({ password }) });
    const secret = (await client.post('/own-second-factor', { password })).at('secret');
    await client.put('/own-second-factor', { otp: codeShown(secret, strict.clock) });
    expect((await client.get('/own-session')).status).toBe(200);
    const removed = await client.send('DELETE', `${basePath}/own-second-factor`, {
      payload: { password },
    });
    expect(removed.status).toBe(200);
    expect((await client.get('/own-session')).status).toBe(403);
  });
});
