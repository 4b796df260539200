import './declarations.css';
import type { ReactNode } from 'react';
import { AmountInput } from '../../../../ui/form/inputs/amount-input.tsx';
import { showAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { type InvestmentDraft, investmentTotal } from './investment-drafts.ts';
import type { InvestmentForm } from './use-investment-form.ts';

interface InvestmentRowsProps {
  readonly form: InvestmentForm;
  readonly currency: string;
  readonly total: string;
  /** below a box */
  readonly renderMore?: (draft: InvestmentDraft) => ReactNode;
}

/** A box for each kind of investment with as much as counts of it, and what they come to. */
export function InvestmentRows({ form, currency, total, renderMore }: InvestmentRowsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.declaration;
  const show = (amount: bigint) => showAmount(amount, language, currency);
  const hintOf = ({ cap, declared }: InvestmentDraft) =>
    [
      declared !== undefined && say(said.office.declared, { amount: show(declared) }),
      cap !== null && say(said.form.cap, { amount: show(cap) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="investment-rows">
      {form.drafts.map((draft) => (
        <div key={draft.key} className="investment-row">
          <AmountInput
            label={draft.name}
            // what is wrong says the limit again
            description={form.errorOf(draft) ? undefined : hintOf(draft) || undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            currency={currency}
            defaultValue={typeof draft.amount === 'bigint' ? draft.amount : null}
            data-path={draft.key}
            error={form.errorOf(draft)}
            onChange={(amount) => form.change(draft.key, { amount })}
            onBlur={() => form.leave(draft.key)}
          />
          {renderMore?.(draft)}
        </div>
      ))}
      <p className="investment-total" aria-live="polite">
        <span>{total}</span>
        <b className="num">{show(investmentTotal(form.drafts))}</b>
      </p>
    </div>
  );
}
