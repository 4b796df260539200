import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import { cardFaultWords } from '@muster/contract/pay/tax/card-fault-words.ts';
import { cardFaults } from '@muster/contract/pay/tax/card-faults.ts';
import { type TaxCard, taxCard } from '@muster/contract/pay/tax/tax-card.ts';
import type { z } from 'zod';
import { type SlabDraft, slabGiven } from './slab-draft.ts';

/** The card, once every figure in it can be read. */
export function cardOf(draft: SlabDraft): TaxCard | undefined {
  const given = slabGiven(draft);
  const { source: _source, enactedOn: _enactedOn, isVerified: _isVerified, ...card } = given;
  // a form may hold anything: what the contract can write is whole
  const schema: z.core.$ZodType = taxCard;
  return writeWire(schema, card).ok ? (card as TaxCard) : undefined;
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What the server would refuse, each in a sentence at its place. */
export function slabFaults(draft: SlabDraft, language: Language): Readonly<Record<string, string>> {
  const card = cardOf(draft);
  if (!card) return {};
  const told = cardFaults(card).map(({ path, fault }) => [
    path,
    capital(cardFaultWords[fault][language]),
  ]);
  return Object.fromEntries(told.toReversed());
}
