import { z } from 'zod';
import type { ListRow } from './person-lists.ts';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
/** A field, or a list as a whole with its rows in order. */
export const proposedValue = z.union([
  z.string(),
  z.null(),
  z.array(row) as unknown as z.ZodType<readonly ListRow[]>,
]);
