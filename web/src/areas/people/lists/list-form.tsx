import { type ListRow, personListCalls } from '@muster/contract/people/profile/person-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { saveOwn } from '../own-versions.ts';
import {
  personListBody,
  personListFormState,
  type ListFormProps,
  useNewer,
} from './list-form-state.ts';
import { personListQuery } from './list-queries.ts';
import { RowsForm } from './rows-form.tsx';

const under = 'rows';

/** The whole list is saved at once; who was slower is told, and keeps what was typed. */
function useListForm(props: ListFormProps) {
  const { list, person, kept, onDone } = props;
  const { words, say } = useWords();
  const client = useQueryClient();
  const [version, setVersion] = useState(kept.version);
  const named = { entity: words.people.lists.titles[list] };
  const { save } = personListCalls[list];
  const params = { id: person.id };
  const callForm = useCallForm({
    body: save.body,
    initial: personListFormState(list, under, kept.rows),
    given: personListBody(list, under),
    send: (given) =>
      saveOwn(
        { id: person.id, version },
        // what a form gives was checked by the body's own schema
        (newest) =>
          call(save, {
            params,
            body: { rows: given[under] as readonly ListRow[], version: newest },
          }),
        (answer) => answer.version,
      ),
    onSent: (answer) => {
      client.setQueryData(personListQuery(list, person.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['people'] });
      notify.success(say(words.said.updated, named));
      onDone();
    },
    failed: say(words.said.updateFailed, named),
  });
  return { callForm, loadNewer: useNewer(props, callForm, under, setVersion) };
}

/** A list as HR changes it: at once. */
export function ListForm(props: ListFormProps) {
  const { words, say } = useWords();
  const { lists, profile } = words.people;
  return (
    <RowsForm
      list={props.list}
      under={under}
      label={say(profile.editSection, { section: lists.titles[props.list] })}
      submit={words.act.save}
      {...useListForm(props)}
    />
  );
}
