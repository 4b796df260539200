import { useState } from 'react';
import { type FormValues, useCallForm } from '../use-call-form.ts';
import { useOneAtATime } from '../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../ui/status/notify.ts';
import { outcomeWords } from '../../words/own-said.ts';
import { useWords } from '../../words/words.ts';
import type { HandRecord, Stored } from './hand-record.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordFormOptions<R> {
  readonly kept: HandRecord<R>;
  /** none for a new one */
  readonly record: R | undefined;
  readonly heldFrom: (record: R | undefined) => FormValues;
  readonly givenBy: (held: FormValues) => FormValues;
  /** told the record only where it is new */
  readonly onSaved: (added?: R) => void;
  readonly onHeld?: (held: FormValues) => void;
}

/** The form of a record: adds or changes it, and starts again from a newer version. */
export function useRecordForm<R extends Stored>(options: RecordFormOptions<R>) {
  const { kept, record, heldFrom, givenBy, onSaved, onHeld } = options;
  const { words, say } = useWords();
  const [base, setBase] = useState(record);
  const { create, change } = useRecordChanges(kept);
  const said = outcomeWords(words, kept.said?.(words));
  const named = { entity: kept.one(words) };
  const form = useCallForm({
    body: base ? kept.bodies.change : kept.bodies.create,
    initial: heldFrom(base),
    given: givenBy,
    send: (given) => (base ? change(base, given) : create(given)),
    onSent: (added) => {
      notify.success(say(base ? said.updated : said.added, named));
      onSaved(added ?? undefined);
    },
    failed: say(base ? said.updateFailed : said.addFailed, named),
    onHeld,
  });
  const loadNewer = useOneAtATime(async () => {
    if (!base) return;
    try {
      const newer = await kept.read(base.id);
      setBase(newer);
      form.startFrom(heldFrom(newer));
    } catch (error) {
      form.showRefusal(error);
    }
  });
  return { ...form, loadNewer };
}

export type RecordFormHandle = ReturnType<typeof useRecordForm>;
