import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { render, type Language } from '@muster/contract/kernel/words/sentence.ts';
import type { OwnDeclaration } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { investmentOverCap } from '@muster/contract/pay/tax/declarations/declaration-refusals.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { groupedAmount, showAmount } from '../../../../ui/text/amount-text.ts';

/** One kind of investment with what its box holds: an amount, or a text that is none. */
export interface InvestmentDraft {
  readonly key: string;
  /** in the language of the reader */
  readonly name: string;
  readonly cap: bigint | null;
  readonly amount: bigint | string | null;
  readonly note: string;
  /** what was declared, where it is decided how much of it counts */
  readonly declared?: bigint;
}

interface Reader {
  readonly language: Language;
  readonly currency: string;
}

const isOver = (amount: bigint, most: bigint | null | undefined): most is bigint =>
  most !== null && most !== undefined && amount > most;

/** What is wrong with an amount, said at its place; a cap is named. Of what is decided each amount is said. */
export function investmentFault(
  { name, cap, amount, declared }: InvestmentDraft,
  { language, currency }: Reader,
): string | undefined {
  const isDecided = declared !== undefined;
  const fault = (code: 'amount' | 'required' | 'too-big', max = '') =>
    faultSentence({ path: '', code, values: { max } }, language);
  if (amount === null) return isDecided ? fault('required') : undefined;
  if (typeof amount === 'string' || amount < 0n || (amount === 0n && !isDecided))
    return fault('amount');
  if (isOver(amount, cap))
    return render(
      investmentOverCap[language],
      { what: name, cap: showAmount(cap, language, currency) },
      language,
    );
  if (isOver(amount, declared))
    return fault('too-big', groupedAmount(declared, language, currency));
  return undefined;
}

/** Of all boxes that hold an amount. */
export const investmentTotal = (drafts: readonly Pick<InvestmentDraft, 'amount'>[]): bigint =>
  drafts.reduce((sum, { amount }) => (typeof amount === 'bigint' ? sum + amount : sum), 0n);

/** As the call that declares takes them: an empty box declares nothing. */
export const declaredItems = (drafts: readonly InvestmentDraft[]) =>
  drafts.flatMap(({ key, amount, note }) =>
    typeof amount === 'bigint' ? [{ kind: key, amount, note: note.trim() || undefined }] : [],
  );

/** What the server has against items by their number in the call, by the key of their kind. */
export function faultsByKind(
  fields: Readonly<Record<string, string>>,
  kinds: readonly string[],
): Record<string, string> {
  const found = Object.entries(fields).flatMap(([path, said]): [string, string][] => {
    const [, at = ''] = /^items\.(\d+)\./.exec(path) ?? [];
    const kind = at === '' ? undefined : kinds[Number(at)];
    return kind === undefined ? [] : [[kind, said]];
  });
  return Object.fromEntries(found);
}

/** As investments of a card call what payroll itself takes for the own provident fund. */
const ownFund = 'provident-fund';

/** Whether a calculation knows all that is accepted, and nothing that was accepted before. */
export function isCounted({ items }: OwnDeclaration, { investments }: TaxSteps): boolean {
  const counting = new Map(
    investments.filter(({ key }) => key !== ownFund).map(({ key, amount }) => [key, amount]),
  );
  const accepted = items.filter(({ accepted: amount }) => amount !== null && amount > 0n);
  return (
    accepted.length === counting.size &&
    accepted.every(({ key, accepted: amount }) => counting.get(key) === amount)
  );
}
