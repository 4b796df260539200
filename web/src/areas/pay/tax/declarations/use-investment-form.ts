import { useEffect, useState } from 'react';
import { CallRefused } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useFormGuard } from '../../../../ui/form/guards/form-guard.tsx';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { useWords } from '../../../../words/words.ts';
import { faultsByKind, type InvestmentDraft, investmentFault } from './investment-drafts.ts';

interface InvestmentFormGiven {
  readonly begun: readonly InvestmentDraft[];
  readonly currency: string;
  readonly send: (drafts: readonly InvestmentDraft[]) => Promise<unknown>;
  readonly onSent: () => void;
  /** the kinds in the order in which they are sent */
  readonly kindsSent: (drafts: readonly InvestmentDraft[]) => readonly string[];
  readonly failed: string;
}

const nothing: Readonly<Record<string, string>> = {};

/** One amount for each kind: what is wrong is said at its box, at once where it was left, and by the server. */
export function useInvestmentForm(given: InvestmentFormGiven) {
  const { begun, currency, send, onSent, kindsSent, failed } = given;
  const { words, language } = useWords();
  const guard = useFormGuard();
  const [drafts, setDrafts] = useState(begun);
  const [isChanged, setChanged] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState(nothing);
  const [refused, setRefused] = useState<string>();
  const [lastTry, setLastTry] = useState<object | null>(null);
  useEffect(() => guard.watch(() => isChanged), [guard, isChanged]);

  const faultOf = (draft: InvestmentDraft) => investmentFault(draft, { language, currency });
  const change = (key: string, to: Partial<InvestmentDraft>) => {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...to } : draft)));
    setTold(Object.fromEntries(Object.entries(told).filter(([of]) => of !== key)));
    setChanged(true);
  };
  const submit = useOneAtATime(async () => {
    setRefused(undefined);
    setLastTry({});
    if (drafts.some(faultOf)) return;
    try {
      await send(drafts);
    } catch (error) {
      const sentence = sentenceOf(error, words) ?? failed;
      const fields = error instanceof CallRefused ? error.fields : {};
      const found = faultsByKind(fields, kindsSent(drafts));
      setTold(found);
      if (Object.keys(found).length === 0) setRefused(sentence);
      return;
    }
    guard.setFree();
    onSent();
  });
  return {
    drafts,
    change,
    leave: (key: string) => setLeft(new Set([...left, key])),
    errorOf: (draft: InvestmentDraft): string | undefined =>
      told[draft.key] ?? (left.has(draft.key) || lastTry ? faultOf(draft) : undefined),
    submit,
    refused,
    lastTry,
    setChanged,
  };
}

export type InvestmentForm = ReturnType<typeof useInvestmentForm>;
