import './sheets.css';
import {
  type RowKind,
  rowKinds,
  type SheetBatch,
} from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { ListHandle } from '../list/use-list-state.ts';
import { useWords } from '../../words/words.ts';

interface SheetTilesProps {
  readonly counts: SheetBatch['counts'];
  readonly said: Readonly<Record<RowKind | 'label', string>>;
  readonly list: ListHandle;
}

const figure = (count: number, language: Language): string =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB').format(count);

/** How many rows do what; each narrows the rows below to its own, and back. */
export function SheetTiles({ counts, said, list }: SheetTilesProps) {
  const { language } = useWords();
  const { which } = list.state.filters;
  const toggle = (kind: RowKind) => list.filter('which', which === kind ? undefined : kind);
  return (
    <fieldset className="batch-tiles" aria-label={said.label}>
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
          <span>{said[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
