import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { SheetMark } from '../../../ui/sheets/sheet-mark.tsx';
import { useWords } from '../../../words/words.ts';

export function BatchMark({ state }: { readonly state: BatchState }) {
  const { states } = useWords().words.people.batch;
  return <SheetMark state={state} said={states} />;
}
