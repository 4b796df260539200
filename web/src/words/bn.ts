import { identityBn } from '@muster/contract/identity/words.bn.ts';
import { kernelBn } from '@muster/contract/kernel/words/words.bn.ts';
import type { FirstWords } from './words.ts';

export const bn: FirstWords = { ...kernelBn, identity: identityBn };
