import {
  type EntryKind,
  type EntryPreview,
  entryCalls,
  type PunchEntry,
} from '@muster/contract/attendance/entry-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';
import { EntryKindInput, EntryTimes, EntryWho } from './entry-fields.tsx';
import { EntryPreviewCard } from './entry-preview.tsx';
import { ReasonInput } from '../requests/reason-input.tsx';
import { isTime } from '../day/wall-time.ts';

type Body = Input<typeof entryCalls.create>['body'];

/** For whom punches of a day are entered. */
export interface EntryFor {
  readonly day: string;
  /** these people; none: all whom the filters find */
  readonly ids?: readonly string[];
  /** of one person */
  readonly name?: string;
  readonly filters?: Partial<
    Pick<Body, 'concern' | 'department' | 'designation' | 'status' | 'search'>
  >;
  /** only this one is taken out */
  readonly punchId?: string;
  readonly times?: { readonly inTime: string; readonly outTime: string };
}

/** None where nothing is given; what is no time stays, for the contract to refuse. */
const minutesOf = (held: unknown): unknown =>
  isTime(held) ? Number(held.slice(0, 2)) * 60 + Number(held.slice(3, 5)) : held || null;

function bodyOf({ day, ids, filters, punchId }: EntryFor, held: FormValues): FormValues {
  const kind = held.kind as EntryKind;
  const who = ids
    ? { employeeIds: [...ids] }
    : {
        ...filters,
        unit: (held.unit as Linked | null)?.id,
        shift: (held.shift as string | null) ?? undefined,
      };
  const isByShift = kind !== 'remove' && held.isByShift === true;
  const says = kind !== 'remove' && !isByShift;
  return {
    kind,
    day,
    ...who,
    ...(says && { inTime: minutesOf(held.inTime), outTime: minutesOf(held.outTime) }),
    ...(isByShift && { isByShift }),
    ...(punchId && { punchIds: [punchId] }),
    reason: held.reason,
  };
}

interface EntryFormProps {
  readonly of: EntryFor;
  readonly onDone: () => void;
}

type Answer = { readonly preview: EntryPreview } | { readonly made: PunchEntry };

/** First what would change, then the deed; whatever is changed in the form is looked at again. */
function useEntry({ of, onDone }: EntryFormProps) {
  const { words, say } = useWords();
  const { entry } = words.attendance;
  const refresh = useRefreshAttendance();
  const [preview, setPreview] = useState<EntryPreview>();
  const initial = {
    kind: of.punchId ? 'remove' : of.times ? 'correct' : 'enter',
    isByShift: !of.name,
    inTime: of.times?.inTime ?? '',
    outTime: of.times?.outTime ?? '',
    unit: null,
    shift: null,
    reason: '',
  };
  const [held, setHeld] = useState<FormValues>(initial);
  const handle = useCallForm<Answer>({
    body: entryCalls.create.body,
    initial,
    given: (now) => bodyOf(of, now),
    send: async (given) => {
      // checked by the body's own schema
      const { reason, ...body } = given as Body;
      if (!preview) return { preview: (await call(entryCalls.preview, { body })).record };
      const { stamp } = preview;
      return { made: (await call(entryCalls.create, { body: { ...body, reason, stamp } })).record };
    },
    onSent: (answer) => {
      if ('preview' in answer) return setPreview(answer.preview);
      const { state, applied } = answer.made;
      notify.success(state === 'Applying' ? entry.begun : say(entry.done, { count: applied }));
      void refresh();
      onDone();
    },
    failed: entry.failed,
    onHeld: (now) => {
      // the reason changes nothing of what is shown
      if (
        JSON.stringify(bodyOf(of, { ...now, reason: '' })) !==
        JSON.stringify(bodyOf(of, { ...held, reason: '' }))
      )
        setPreview(undefined);
      setHeld(now);
    },
  });
  return { handle, held, preview, look: () => setPreview(undefined) };
}

function EntryForm({ of, onDone }: EntryFormProps) {
  const { words, say, language } = useWords();
  const { entry, fields } = words.attendance;
  const { handle, held, preview } = useEntry({ of, onDone });
  const canApply = preview !== undefined && preview.people > 0;
  const labels = { inTime: entry.inTime, outTime: entry.outTime, reason: fields.reason };
  return (
    <CallForm
      of={handle}
      labels={labels}
      submit={canApply ? say(entry.apply, { count: preview.people }) : entry.preview}
      hint={say(entry.hint, { day: showDay(of.day, language) })}
    >
      <div className="form-grid">
        {!of.ids && <EntryWho of={handle} />}
        {of.punchId ? (
          <p className="att-quiet">{entry.kindHints.removeOne}</p>
        ) : (
          <EntryKindInput of={handle} held={held} />
        )}
        {held.kind !== 'remove' && <EntryTimes of={handle} held={held} />}
        <ReasonInput of={handle} longest={300} />
        {preview && <EntryPreviewCard preview={preview} />}
      </div>
    </CallForm>
  );
}

interface EntryDialogProps {
  readonly of: EntryFor | undefined;
  readonly onClose: () => void;
}

export function EntryDialog({ of, onClose }: EntryDialogProps) {
  const { words, say } = useWords();
  const { entry } = words.attendance;
  const { shown, forget } = useLingering(of);
  if (!shown) return null;
  const title = shown.name
    ? say(entry.titleOf, { name: shown.name })
    : shown.ids
      ? say(entry.title, { count: shown.ids.length })
      : entry.titleShift;
  return (
    <FormDialog wanted={of !== undefined} title={title} onClose={onClose} onClosed={forget}>
      <EntryForm of={shown} onDone={onClose} />
    </FormDialog>
  );
}
