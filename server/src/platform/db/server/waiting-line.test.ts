import { expect, it } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

const unlimited = { most: 10, patience: Infinity };
const told = (wait: Promise<void>): Promise<unknown> =>
  wait.then(
    () => 'served',
    (error: unknown) => (error as { code?: string }).code,
  );

it('refuses at once whoever finds the line too long', async () => {
  const line = new WaitingLine(1, { most: 1, patience: Infinity });
  await line.enter();
  const waiting = told(line.enter());
  expect(await told(line.enter())).toBe('53300');
  line.leave();
  expect(await waiting).toBe('served');
});

it('refuses whoever waited too long, and keeps no place for them', async () => {
  const line = new WaitingLine(1, { most: 10, patience: 20 });
  await line.enter();
  expect(await told(line.enter())).toBe('53300');
  expect(line.length).toBe(0);
  line.leave();
  expect(await told(line.enter())).toBe('served');
});

it('tells whoever waits when the server is gone, and the place goes to the next', async () => {
  const line = new WaitingLine(1, unlimited);
  await line.enter();
  const gone = Promise.withResolvers<never>();
  const first = told(line.enter(gone.promise));
  const second = told(line.enter());
  gone.reject(Object.assign(new Error('gone'), { code: '08006' }));
  expect(await first).toBe('08006');
  line.leave();
  expect(await second).toBe('served');
});

it('serves in the order of coming, never more at once than there are places', async () => {
  const line = new WaitingLine(2, unlimited);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const one = async (number: number): Promise<void> => {
    await line.enter();
    inside += 1;
    most = Math.max(most, inside);
    order.push(number);
    await new Promise(setImmediate);
    inside -= 1;
    line.leave();
  };
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  await Promise.all(numbers.map(one));
  expect(order).toEqual(numbers);
  expect([most, line.length]).toEqual([2, 0]);
});
