import { identityBn } from '@muster/contract/identity/words.bn.ts';
import { kernelBn } from '@muster/contract/kernel/words.bn.ts';
import { organisationBn } from '@muster/contract/organisation/words.bn.ts';
import type { Words } from './words.ts';

export const bn: Words = { ...kernelBn, identity: identityBn, organisation: organisationBn };
