import { expect, it } from 'vitest';
import { fileAddress, wayOf } from './address.ts';

const secret = Buffer.alloc(32, 7);
const at = '2026-03-02T06:00:00.000Z';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/';

it('opens by exactly one signature: another last letter is another one, whatever bits it has to spare', () => {
  for (const key of ['a', 'b', 'c', 'd']) {
    const { searchParams } = new URL(
      fileAddress(secret, { key, name: 'x' }, at),
      'https://muster.example',
    );
    const { until, sign = '' } = Object.fromEntries(searchParams);
    const open = (given: string) => wayOf(secret, { key, query: { until, sign: given } }, at);
    expect(open(sign)).toBe('show');
    const others = letters.split('').map((letter) => sign.slice(0, -1) + letter);
    expect(others.filter((other) => other !== sign && open(other) !== null)).toEqual([]);
    expect(open(`${sign}=`)).toBeNull();
  }
});
