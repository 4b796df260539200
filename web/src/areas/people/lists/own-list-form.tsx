import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useProposals } from '../own-queries.ts';
import {
  personListBody,
  personListFormState,
  type ListFormProps,
  useNewer,
} from './list-form-state.ts';
import { RowsForm } from './rows-form.tsx';

/** The list as it should be, proposed from what was read: nothing that HR added since goes unseen. */
function useOwnListForm(props: ListFormProps) {
  const { list, person, kept, onDone } = props;
  const { own } = useWords().words.people;
  const { propose } = useProposals(person.id);
  const [version, setVersion] = useState(kept.version);
  const initial = personListFormState(list, list, kept.rows);
  const given = personListBody(list, list);
  const start = JSON.stringify(given(initial));
  const callForm = useCallForm({
    body: profileCalls.propose.body,
    initial,
    given,
    send: async (wanted) => {
      if (JSON.stringify(wanted) === start)
        throw new CallRefused(0, 'nothing-changed', own.nothingYet);
      return propose({ ...wanted, version });
    },
    onSent: () => {
      notify.success(own.sent);
      onDone();
    },
    failed: own.failed,
  });
  return { callForm, loadNewer: useNewer(props, callForm, list, setVersion) };
}

/** All rows of an own list with their controls; HR reads what differs. */
export function OwnListForm(props: ListFormProps) {
  const { words, say } = useWords();
  const { own, lists } = words.people;
  return (
    <RowsForm
      list={props.list}
      under={props.list}
      label={say(own.proposeSection, { section: lists.titles[props.list] })}
      submit={own.submit}
      hint={own.hint}
      {...useOwnListForm(props)}
    />
  );
}
