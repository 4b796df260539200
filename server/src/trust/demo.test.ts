import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { it } from 'vitest';
import { todayInDhaka } from '../testing/clocks/in-dhaka.ts';
import { loadsOn } from '../testing/people/demo-on.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('demo');
const rounds = Number(process.env.TRUST_ROUNDS ?? 60);

it('the demo company can be made on each of the days that come', async () => {
  const refused: string[] = [];
  for (let ahead = 0; ahead < rounds; ahead += 1) {
    const day = addDays(todayInDhaka(), ahead);
    await loadsOn(day).catch((error: unknown) => refused.push(`${day}: ${String(error)}`));
  }
  promises.none('days on which a first start fails', refused, rounds);
});
