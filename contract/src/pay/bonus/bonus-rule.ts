import { z } from 'zod';
import { flag, id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

/** How much of what a festival bonus is, and for whom. */
export const bonusRule = {
  /** in hundredths of a per cent, 10,000 to the whole */
  percent: z.int().min(1).max(100_000),
  /** none: of the gross */
  ofId: as(id().nullable(), 'of'),
  /** after so many months of service */
  afterMonths: z.int().min(0).max(120),
  /** by its months of the first year, for whoever has less than a year */
  isProrated: as(flag(), 'prorated'),
  /** for whom it is a festival; none: for everyone */
  religions: z.array(plainText(40).min(1)).max(10),
};
