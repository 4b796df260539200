import { afterAll, beforeAll, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectPaidStays } from '../../../testing/people/paid-stays.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('nothing of what was paid is changed, put in, moved in or emptied, by whatever statement', () =>
  expectPaidStays(world));
