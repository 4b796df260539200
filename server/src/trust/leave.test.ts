import { afterAll, beforeAll, it } from 'vitest';
import { agreeAtOnce, askAtOnce } from '../testing/faults/leave-races.ts';
import { type LeaveWorld, makeLeave } from '../testing/people/make-leave.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('leave');
const rounds = Number(process.env.TRUST_ROUNDS ?? 100);
let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

it.each([
  ['asked for', askAtOnce, 'waiting'],
  ['agreed to', agreeAtOnce, 'agreed'],
] as const)('twenty are %s at once', async (what, race, taken) => {
  const broken: unknown[] = [];
  const strange: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await race(world);
    if (one[taken] > one.entitled || one.left < 0) broken.push(one);
    strange.push(...one.strange);
  }
  promises.none(`rounds in which more was ${what} than there is`, broken, rounds);
  promises.none(`answers to twenty ${what} that are no answer`, strange, rounds);
});
