import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { PersonList } from '@muster/contract/people/person-lists.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { isRefusal } from '../../../api/refusal.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useWords } from '../../../words/words.ts';
import { blankRow, rowsIn, useListForm } from './list-form-state.ts';
import { fieldsOf } from './list-kinds.ts';
import type { KeptList } from './list-queries.ts';
import { ListFormRow } from './list-form-row.tsx';
import { useRowFocus } from './list-row-focus.ts';

interface ListFormProps {
  readonly list: PersonList;
  readonly person: Employee;
  readonly kept: KeptList;
  readonly onDone: () => void;
}

const mostRows = 50;

/** Which row a refused field stands in, for the summary. */
function useErrors(list: PersonList, errors: Readonly<Record<string, unknown>>, count: number) {
  const { words, say } = useWords();
  const { fields, rows, numbered, inRow } = words.people.lists;
  const names: Readonly<Record<string, string>> = fields;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    fieldsOf(list)
      .filter(({ name }) => Boolean(errors[`rows.${at}.${name}`]))
      .map(({ name }) => {
        const row = say(numbered, { row: rows[list], number: at + 1 });
        const label = say(inRow, { field: names[name] ?? name, row });
        return { name: `rows.${at}.${name}`, label };
      }),
  );
}

/** All rows of a list with their controls: added, removed and moved, saved together. */
export function ListForm(props: ListFormProps) {
  const { list } = props;
  const { words, say } = useWords();
  const { lists, profile } = words.people;
  const callForm = useListForm(props);
  const { form, submit, refused, lastTry, loadNewer } = callForm;
  const rows = rowsIn(form.getValues());
  const { within, ...focus } = useRowFocus();
  const errors = useErrors(list, form.errors, rows.length);
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  const add = () => {
    const row = blankRow(list);
    form.insertListItem('rows', row);
    focus.first(row.key);
  };
  const remove = (at: number) => {
    const next = rows[at + 1] ?? rows[at - 1];
    form.removeListItem('rows', at);
    if (next) focus.first(next.key);
    else focus.add();
  };
  const move = (from: number, to: number) => {
    form.reorderListItem('rows', { from, to });
    focus.mover(rows[from]?.key ?? '', to < from ? 'up' : 'down');
  };
  return (
    <CardForm
      label={say(profile.editSection, { section: lists.titles[list] })}
      submit={words.act.save}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={errors}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div ref={within} className="list-edit">
        {rows.length === 0 && <p className="list-none">{lists.empty[list]}</p>}
        {rows.map((row, at) => (
          <ListFormRow
            key={row.key}
            list={list}
            row={row}
            at={at}
            count={rows.length}
            wires={callForm.wires}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
        {rows.length < mostRows && (
          <Button
            data-add
            size="xs"
            variant="default"
            leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
            onClick={add}
          >
            {say(lists.add, { row: lists.rows[list] })}
          </Button>
        )}
      </div>
    </CardForm>
  );
}
