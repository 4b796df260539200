import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import type { ReactNode } from 'react';
import { LinkedName } from '../../../api/links/linked-name.tsx';
import { Changes } from '../../../ui/status/changes.tsx';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { contentFieldWord, contentLines, valueText } from './decision-content.ts';

/** Before and after of each field, in words. */
export function ItemChanges({ item }: { readonly item: InboxItem }) {
  const { words, language } = useWords();
  const { none, becomes } = words.people.job;
  const kind = useDecisionKinds().find(item.kind);
  const fields = kind?.fields?.(words);
  const { rows, isNew } = contentLines(item, fields);
  const shown = (field: string, value: unknown): ReactNode => {
    const text = valueText(field, value, words, language);
    if (text === null) return none;
    const to = kind?.links?.[field];
    return to ? <LinkedName to={to} id={text} /> : text;
  };
  return (
    <Changes
      becomes={becomes}
      isFirst={isNew}
      changes={rows.map(({ field, before, after }) => ({
        field,
        name: contentFieldWord(field, fields),
        before: shown(field, before),
        after: shown(field, after),
      }))}
    />
  );
}
