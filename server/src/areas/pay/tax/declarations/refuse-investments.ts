import type { Fault, FaultCode } from '@muster/contract/kernel/fault.ts';
import { groupedAmount, showAmount } from '@muster/contract/kernel/money/amount-text.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { InvestmentKind } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { investmentOverCap } from '@muster/contract/pay/tax/declarations/declaration-refusals.ts';

interface Given {
  readonly kind: string;
  readonly amount: bigint;
}
interface Allowed {
  readonly kinds: readonly InvestmentKind[];
  readonly currency: string;
  /** where the amounts are in the body */
  readonly field: 'amount' | 'accepted';
  /** what was declared of a kind, where no more than that is accepted */
  readonly declared?: ReadonlyMap<string, bigint>;
}

/** More than this in one kind is a slip of the pen, and more than the table takes. */
const largest = 1_000_000_000_000n;

const lowest = (amounts: readonly (bigint | null | undefined)[]): bigint =>
  amounts
    .filter((amount) => typeof amount === 'bigint')
    .reduce((one, other) => (one < other ? one : other), largest);

/** In the figures of each language. */
const amountIn = (currency: string) => (value: bigint, show: typeof showAmount) => ({
  en: show(value, 'en', currency),
  bn: show(value, 'bn', currency),
});

/** Each that is wrong, at its own place. */
function faultsOf(items: readonly Given[], { kinds, currency, field, declared }: Allowed): Fault[] {
  const shown = amountIn(currency);
  const said = items.map(({ kind }) => kind);
  return items.flatMap(({ kind, amount }, at): Fault[] => {
    const fault = (place: string, code: FaultCode, values: Fault['values'] = {}) => [
      { path: `items.${at}.${place}`, code, values },
    ];
    const known = kinds.find(({ key }) => key === kind);
    if (said.indexOf(kind) !== at) return fault('kind', 'repeated');
    // of what no longer counts nothing can be accepted
    if (!known && (field === 'amount' || amount !== 0n)) return fault('kind', 'gone');
    if (amount < 0n || (amount === 0n && field === 'amount')) return fault(field, 'amount');
    const most = lowest([known?.cap, declared?.get(kind)]);
    return amount > most ? fault(field, 'too-big', { max: shown(most, groupedAmount) }) : [];
  });
}

/** With a clear sentence at the amount; a cap is named. */
export function refuseInvestments(items: readonly Given[], allowed: Allowed): void {
  const faults = faultsOf(items, allowed);
  if (faults.length === 0) return;
  const over = items
    .map(({ kind, amount }) => {
      const known = allowed.kinds.find(({ key }) => key === kind);
      return known && known.cap !== null && amount > known.cap
        ? { ...known, cap: known.cap }
        : undefined;
    })
    .find((one) => one !== undefined);
  if (!over) throw new Refusal(ruleRefused, {}, faults);
  const { name, localName, cap } = over;
  throw new Refusal(
    investmentOverCap,
    {
      what: { en: name, bn: localName ?? name },
      cap: amountIn(allowed.currency)(cap, showAmount),
    },
    faults,
  );
}
