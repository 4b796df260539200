import { useQuery } from '@tanstack/react-query';
import { FormDrawer } from '../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../ui/form/form-skeleton.tsx';
import { newRecord } from '../ui/list/list-state.ts';
import { EntityForm } from './entity-form.tsx';
import { oneQuery } from './queries.ts';
import { type RecordScreen, useRecordWords } from './record-screen.ts';
import { LoadError } from '../api/load-error.tsx';

interface EntityDrawerProps {
  readonly screen: RecordScreen;
  /** an id, or `new` */
  readonly open: string;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onSaved: () => void;
}

export function EntityDrawer({ screen, open, onSaved, ...drawer }: EntityDrawerProps) {
  const { words, say, within, own, said } = useRecordWords(screen);
  const isNew = open === newRecord;
  const {
    data: record,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...oneQuery(screen, open),
    enabled: !isNew,
  });
  const verb = isNew ? words.act.add : words.act.edit;
  const title = record?.can.change === false ? own.one : say(verb, within);
  return (
    <FormDrawer title={title} {...drawer}>
      {(isNew || record) && <EntityForm screen={screen} record={record} onSaved={onSaved} />}
      {!isNew && isPending && <FormSkeleton fields={Object.keys(screen.entity.fields).length} />}
      {error && (
        <LoadError error={error} otherwise={said.getFailed} onRetry={() => void refetch()} />
      )}
    </FormDrawer>
  );
}
