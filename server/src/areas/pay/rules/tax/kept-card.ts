import { type TaxCard, taxCard } from '@muster/contract/pay/tax/tax-card.ts';
import { z } from 'zod';

/** As it stands in the database, and in the terms of what was calculated by it: amounts as decimal text. */
export const keepCard = (card: TaxCard): unknown => z.encode(taxCard, card);
export const readCard = (kept: unknown): TaxCard =>
  z.decode(taxCard, kept as z.input<typeof taxCard>);
