import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { proposedValue } from '@muster/contract/people/profile/proposed-value.ts';
import { z } from 'zod';
import { useWords } from '../../../words/words.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { fieldName, showValue } from './show-value.ts';

const values = z.record(z.string(), proposedValue);
/** What a proposal puts before those who decide. */
const content = z.object({ before: values, after: values });

/** Another telling of a record, as those read it who decide. */
export function ProfileDecision({ item }: { readonly item: Pick<InboxItem, 'content'> }) {
  const { words, language } = useWords();
  const { data } = content.safeParse(item.content);
  if (!data) return null;
  return (
    <ProposedChanges
      {...data}
      nameOf={(field) => fieldName(field, words)}
      renderValue={(field, value) => showValue(field, value, words, language)}
    />
  );
}
