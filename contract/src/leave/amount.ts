import { z } from 'zod';
import { wholeDay } from './day-count.ts';

/** Days on the wire, up to three places; whole thousandths in code. */
export const leaveDays = (min: number, max: number) =>
  z.codec(z.number().min(min).max(max).multipleOf(0.001), z.int(), {
    decode: (shown) => Math.round(shown * wholeDay),
    encode: (kept) => kept / wholeDay,
  });
