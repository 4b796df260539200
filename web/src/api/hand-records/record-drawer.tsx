import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormDrawer } from '../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../ui/form/guards/use-lingering.ts';
import { newRecord } from '../../ui/list/list-state.ts';
import { withinSentence } from '../../words/within.ts';
import { useWords } from '../../words/words.ts';
import type { HandRecord } from './hand-record.ts';
import { LoadError } from '../load-error.tsx';

interface RecordDrawerProps<R> {
  readonly kept: HandRecord<R>;
  /** an id, or `new`; none: closed */
  readonly open: string | undefined;
  readonly mayWrite: boolean;
  readonly renderForm: (record: R | undefined) => ReactNode;
  readonly onClose: () => void;
}

const fieldCount = 6;

function Content<R>({ kept, open, renderForm }: RecordDrawerProps<R> & { readonly open: string }) {
  const { words } = useWords();
  const isNew = open === newRecord;
  // never from memory: a form starts from what the server has now
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['form', kept.name, open],
    queryFn: ({ signal }) => kept.read(open, signal),
    gcTime: 0,
    staleTime: 0,
    enabled: !isNew,
  });
  if (isNew || data) return renderForm(data);
  if (isPending) return <FormSkeleton fields={fieldCount} />;
  return (
    <LoadError
      error={error}
      otherwise={kept.said?.(words)?.getFailed}
      onRetry={() => void refetch()}
    />
  );
}

/** A record in a drawer, to add, to change or only to read. */
export function RecordDrawer<R>(props: RecordDrawerProps<R>) {
  const { kept, open, mayWrite, onClose } = props;
  const { words, say } = useWords();
  const { shown, forget } = useLingering(open);
  if (!shown || (shown === newRecord && !mayWrite)) return null;
  const one = kept.one(words);
  const verb = shown === newRecord ? words.act.add : words.act.edit;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={mayWrite ? say(verb, { entity: withinSentence(one) }) : one}
      onClose={onClose}
      onClosed={forget}
    >
      <Content {...props} open={shown} />
    </FormDrawer>
  );
}
