import type { AccessGiven } from '@muster/contract/identity/access-calls.ts';
import { create } from 'zustand';

export type Slip = AccessGiven & { readonly firstPassword: string; readonly validUntil: string };

interface Slips {
  readonly slips: readonly Slip[];
  /** where employees log in */
  readonly address: string;
  /** where someone came from */
  readonly backTo: string;
}

/** In the memory of this page only: a first password is kept nowhere, in a browser neither. */
export const useSlips = create<Slips>()(() => ({ slips: [], address: '', backTo: '' }));

export const isSlip = (row: AccessGiven): row is Slip =>
  row.firstPassword !== null && row.validUntil !== null;
