import { sql } from 'kysely';
import { expect } from 'vitest';
import { Client } from '../client.ts';
import type { TestApp } from '../make-app.ts';

/** The month that waits has causes that every month has, two lines set by hand, and two ghosts. */
export async function expectGateOfDemo(test: TestApp, password: string): Promise<void> {
  const { rows } = await sql<{ cause: string; people: number }>`
    select found.cause, count(*)::int as people
    from pay_difference as found join salary_attempt as attempt on attempt.id = found.attempt_id
        and attempt.state = 'Live'
      join salary_run as run on run.id = attempt.run_id
    where run.state = 'Generated' and run.kind = 'Salary' group by 1`.execute(test.database.db);
  const found = new Map(rows.map(({ cause, people }) => [cause, people]));
  expect(found.get('by-hand')).toBe(2);
  // raises and joiners are of some months only, whatever day the demo is made on
  for (const cause of ['overtime', 'attendance', 'unpaid'])
    expect(found.get(cause), cause).toBeGreaterThan(0);
  const login = await test.nobody.post('/auth/login', { email: 'hr@example.com', password });
  const hr = new Client(test.app, login.at('token'));
  const runs = await hr.get('/salary/run/data?kind=Salary&status=Generated');
  const gate = await hr.get(`/salary/run/${runs.at('data.0._id')}/gate`);
  expect(gate.body).toMatchObject({
    data: {
      explained: true,
      toLookAt: 2,
      checks: expect.arrayContaining([
        { check: 'same-account', people: expect.any(Number) },
        { check: 'same-national-id', people: 2 },
      ]) as unknown,
    },
  });
}
