import { type RowKind, rowKinds } from '@muster/contract/kernel/sheet-batch.ts';
import type { Batch } from '@muster/contract/people/batch-calls.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';

interface BatchTilesProps {
  readonly counts: Batch['counts'];
  readonly list: ListHandle;
}

const figure = (count: number, language: Language): string =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB').format(count);

/** How many rows do what; each narrows the rows below to its own, and back. */
export function BatchTiles({ counts, list }: BatchTilesProps) {
  const { words, language } = useWords();
  const { tiles } = words.people.batch;
  const { which } = list.state.filters;
  const toggle = (kind: RowKind) => list.filter('which', which === kind ? undefined : kind);
  return (
    <fieldset className="batch-tiles" aria-label={tiles.label}>
      {rowKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          data-none={counts[kind] === 0 || undefined}
          aria-pressed={which === kind}
          onClick={() => toggle(kind)}
        >
          <b>{figure(counts[kind], language)}</b>
          <span>{tiles[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
