import './salary.css';
import { breakdown, shortBy } from '@muster/contract/pay/structure/breakdown.ts';
import { grossTooSmall } from '@muster/contract/pay/refusals.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { useQuery } from '@tanstack/react-query';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { componentsQuery } from '../pay-queries.ts';
import { BreakdownTable, componentName } from './breakdown-table.tsx';

interface GrossPreviewProps {
  readonly parts: readonly StructurePart[];
  readonly gross: bigint;
  readonly currency: string;
}

/** How these parts divide a gross, by the very function that pays it; or by how much they do not fit. */
export function GrossPreview({ parts, gross, currency }: GrossPreviewProps) {
  const { words, say, language } = useWords();
  const { data: components } = useQuery(componentsQuery);
  const short = shortBy(parts, gross);
  if (short > 0n)
    return (
      <p className="pay-fault" role="alert">
        {say(grossTooSmall[language], { short: showAmount(short, language, currency) })}
      </p>
    );
  const amounts = breakdown(parts, gross);
  const shown = parts.flatMap(({ componentId }) => {
    const amount = amounts.get(componentId);
    const known = components?.get(componentId);
    if (amount === undefined) return [];
    const name = known ? componentName(known.name, known.localName, language) : words.list.loading;
    return [{ id: componentId, name, amount }];
  });
  const caption = words.pay.salary.preview;
  return <BreakdownTable caption={caption} parts={shown} gross={gross} currency={currency} />;
}
