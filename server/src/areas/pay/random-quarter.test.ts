import { afterAll, beforeAll, it } from 'vitest';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectOfRandomQuarter } from '../../testing/people/random-quarter.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('what is learned late, carried over or taken back comes to what it would have been', () =>
  expectOfRandomQuarter(world, 2));
