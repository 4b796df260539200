import { afterAll, beforeAll, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectOfRandomJournals } from '../../../testing/people/random-journal.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('journals of random months are the same as by hand, even, and taken back exactly', () =>
  expectOfRandomJournals(world, 8));
