import { leaveTypeCalls, type TypeOfLeave } from '@muster/contract/leave/leave-type.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { typeQuery, useFresh } from '../queries.ts';
import { givenBy, heldFrom } from './type-values.ts';

type NewType = Input<typeof leaveTypeCalls.create>['body'];

/** The form of a kind of leave: adds or changes it, and starts again from a newer version. */
export function useTypeForm(type: TypeOfLeave | undefined, onSaved: () => void) {
  const { words, say } = useWords();
  const [base, setBase] = useState(type);
  const [held, setHeld] = useState(() => heldFrom(type));
  const client = useQueryClient();
  const refresh = useFresh();
  const named = { entity: words.leave.records.leaveType.one };
  const form = useCallForm({
    body: base ? leaveTypeCalls.change.body : leaveTypeCalls.create.body,
    initial: heldFrom(base),
    given: givenBy,
    // what a form gives was checked by the very schema of the call
    send: (given): Promise<unknown> =>
      base
        ? call(leaveTypeCalls.change, {
            params: { id: base.id },
            body: { ...given, version: base.version },
          })
        : call(leaveTypeCalls.create, { body: given as NewType }),
    onSent: () => {
      refresh();
      notify.success(say(base ? words.said.updated : words.said.added, named));
      onSaved();
    },
    failed: say(base ? words.said.updateFailed : words.said.addFailed, named),
    onHeld: setHeld,
  });
  const loadNewer = useOneAtATime(async () => {
    if (!base) return;
    try {
      const { record } = await client.fetchQuery(typeQuery(base.id));
      setBase(record);
      form.startFrom(heldFrom(record));
    } catch (error) {
      form.showRefusal(error);
    }
  });
  return { ...form, held, loadNewer };
}
export type TypeHandle = ReturnType<typeof useTypeForm>;
