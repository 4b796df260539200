import { afterAll, beforeAll, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectOfRandomPayouts } from '../../../testing/people/random-payouts.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('of random months, by every filter, before and after batches', () =>
  expectOfRandomPayouts(world, 8));
