import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { TypeOfLeave } from '@muster/contract/leave/leave-type.ts';
import { useQuery } from '@tanstack/react-query';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { DrawerForm } from '../../../ui/form/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { newRecord } from '../../../ui/list/list-state.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { typeQuery } from '../queries.ts';
import { TypeFields } from './type-fields.tsx';
import { useTypeForm } from './use-type-form.ts';

interface TypeFormProps {
  readonly type: TypeOfLeave | undefined;
  readonly onSaved: () => void;
}

function TypeForm({ type, onSaved }: TypeFormProps) {
  const { words, say } = useWords();
  const { one, fields } = words.leave.records.leaveType;
  const handle = useTypeForm(type, onSaved);
  const { form, submit, refused, lastTry, loadNewer } = handle;
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  const save = type ? words.act.save : say(words.act.add, { entity: withinSentence(one) });
  const isRead = type && !type.can.change;
  return (
    <DrawerForm
      submit={isRead ? undefined : save}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={Object.entries(fields)
        .filter(([name]) => Object.keys(form.errors).some((key) => key.split('.')[0] === name))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <TypeFields handle={handle} />
    </DrawerForm>
  );
}

interface TypeDrawerProps {
  /** an id, or `new`; none: closed */
  readonly open: string | undefined;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Content({ open, onSaved }: { readonly open: string; readonly onSaved: () => void }) {
  const { words } = useWords();
  const isNew = open === newRecord;
  const { data, isPending, error, refetch } = useQuery({ ...typeQuery(open), enabled: !isNew });
  if (isNew || data) return <TypeForm type={data} onSaved={onSaved} />;
  if (isPending) return <FormSkeleton fields={6} />;
  return (
    <ErrorState
      title={words.state.errorTitle}
      message={sentenceOf(error, words) ?? undefined}
      onRetry={() => void refetch()}
      retryLabel={words.act.retry}
    />
  );
}

/** A kind of leave in a drawer, to add, to change or only to read. */
export function TypeDrawer({ open, mayWrite, onClose, onSaved }: TypeDrawerProps) {
  const { words, say } = useWords();
  const { one } = words.leave.records.leaveType;
  const { shown, forget } = useLingering(open);
  if (!shown || (shown === newRecord && !mayWrite)) return null;
  const verb = shown === newRecord ? words.act.add : words.act.edit;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={mayWrite ? say(verb, { entity: withinSentence(one) }) : one}
      onClose={onClose}
      onClosed={forget}
    >
      <Content open={shown} onSaved={onSaved} />
    </FormDrawer>
  );
}
