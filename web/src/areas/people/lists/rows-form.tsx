import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { isRefusal } from '../../../api/refusal.ts';
import type { useCallForm } from '../../../api/use-call-form.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useWords } from '../../../words/words.ts';
import { blankRow, formRows, type useNewer } from './list-form-state.ts';
import { personListFields } from './list-kinds.ts';
import { ListFormRow } from './list-form-row.tsx';
import { useRowFocus } from './list-row-focus.ts';

interface RowsFormProps {
  readonly list: PersonList;
  /** what the rows are called in the form and in the call */
  readonly under: string;
  readonly label: string;
  readonly submit: string;
  /** what becomes of it */
  readonly hint?: string;
  readonly callForm: ReturnType<typeof useCallForm>;
  readonly loadNewer: ReturnType<typeof useNewer>;
}

const mostRows = 50;

/** Which row a refused field stands in, for the summary. */
function useErrors({ list, under, callForm }: RowsFormProps, count: number) {
  const { errors } = callForm.form;
  const { words, say } = useWords();
  const { fields, rows, numbered, inRow } = words.people.lists;
  const names: Readonly<Record<string, string>> = fields;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    personListFields(list)
      .filter(({ name }) => Boolean(errors[`${under}.${at}.${name}`]))
      .map(({ name }) => {
        const row = say(numbered, { row: rows[list], number: at + 1 });
        const label = say(inRow, { field: names[name] ?? name, row });
        return { name: `${under}.${at}.${name}`, label };
      }),
  );
}

/** All rows of a list with their controls: added, removed and moved, saved together. */
export function RowsForm(props: RowsFormProps) {
  const { list, under, callForm, loadNewer } = props;
  const { words, say } = useWords();
  const { lists } = words.people;
  const { form, submit, refused, lastTry } = callForm;
  const rows = formRows(form.getValues(), under);
  const { within, ...focus } = useRowFocus();
  const errors = useErrors(props, rows.length);
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => void loadNewer.start() }
    : undefined;
  const add = () => {
    const row = blankRow(list);
    form.insertListItem(under, row);
    focus.first(row.key);
  };
  const remove = (at: number) => {
    const next = rows[at + 1] ?? rows[at - 1];
    form.removeListItem(under, at);
    if (next) focus.first(next.key);
    else focus.add();
  };
  const move = (from: number, to: number) => {
    form.reorderListItem(under, { from, to });
    focus.mover(rows[from]?.key ?? '', to < from ? 'up' : 'down');
  };
  return (
    <CardForm
      label={props.label}
      submit={props.submit}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={errors}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      {props.hint && <p className="card-note">{props.hint}</p>}
      <div ref={within} className="list-edit">
        {rows.length === 0 && <p className="list-none">{lists.empty[list]}</p>}
        {rows.map((row, at) => (
          <ListFormRow
            key={row.key}
            list={list}
            row={row}
            at={at}
            count={rows.length}
            under={under}
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
