import type { Translated } from '../kernel/sentence.ts';
import type { administrationEn } from './words.en.ts';

export const administrationBn: Translated<typeof administrationEn> = {};
