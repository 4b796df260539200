import '../../../ui/page/card.css';
import '../salaries/salary.css';
import './structure.css';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { useState } from 'react';
import { useCurrencies } from '../../../session/company-currency.ts';
import { GroupAmountInput } from '../../../ui/form/inputs/amount-input.tsx';
import { useWords } from '../../../words/words.ts';
import { GrossPreview } from '../salaries/gross-preview.tsx';

interface TryGrossProps {
  /** none: they do not fit together yet */
  readonly parts: readonly StructurePart[] | undefined;
}

/** A salary that many know by heart. */
const example = 3_000_000n;

/** What the parts make of a gross, before anything is saved. */
export function TryGross({ parts }: TryGrossProps) {
  const { structure: said } = useWords().words.pay;
  const { group } = useCurrencies();
  const [gross, setGross] = useState<bigint | string | null>(example);
  const isReady = parts !== undefined && typeof gross === 'bigint' && gross > 0n;
  return (
    <section className="card version-try" aria-label={said.try}>
      <GroupAmountInput
        label={said.try}
        description={said.tryHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        defaultValue={example}
        onChange={setGross}
      />
      {isReady ? (
        <GrossPreview parts={parts} gross={gross} currency={group} />
      ) : (
        <p className="pay-quiet">{said.tryNone}</p>
      )}
    </section>
  );
}
