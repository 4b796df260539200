import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import type { ReactNode } from 'react';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkedName } from '../../../api/links/linked-name.tsx';
import { Changes } from '../../../ui/changes.tsx';
import { useWords } from '../../../words/words.ts';
import { fieldWord, toldIn, valueText } from './told-content.ts';

/** Fields that hold only the id of another record. */
const links = { bankId: recordCalled('bank', organisationRecords) };

/** Before and after of each field, in words. */
export function ItemChanges({ item }: { readonly item: InboxItem }) {
  const { words, language } = useWords();
  const { none, becomes } = words.people.job;
  const { rows, isNew } = toldIn(item);
  const shown = (field: string, value: unknown): ReactNode => {
    const text = valueText(field, value, words, language);
    if (text === null) return none;
    const to = Object.hasOwn(links, field) ? links[field as keyof typeof links] : undefined;
    return to ? <LinkedName to={to} id={text} /> : text;
  };
  return (
    <Changes
      becomes={becomes}
      isFirst={isNew}
      changes={rows.map(({ field, before, after }) => ({
        field,
        name: fieldWord(item.kind, field, words),
        before: shown(field, before),
        after: shown(field, after),
      }))}
    />
  );
}
