import type { GateRow } from '@muster/contract/pay/gate/gate-calls.ts';

/** What all rows of the page are about. */
export interface GateContext {
  readonly runId: string;
  readonly currency: string;
  /** as it is spoken of */
  readonly monthBefore: string;
  /** where there is little room */
  readonly shortBefore: string;
  readonly month: string;
  readonly canAccept: boolean;
  readonly onAsk: (asked: GateAsked) => void;
}

/** What is asked for before it is done with people of the page. */
export type GateAsked =
  | { readonly what: 'accept'; readonly rows: readonly GateRow[] }
  | { readonly what: 'hold'; readonly row: GateRow }
  | { readonly what: 'sendBack' };
