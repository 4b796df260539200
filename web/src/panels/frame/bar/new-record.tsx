import type { Declared } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { recordLabel } from '../../../api/links/declared.ts';
import type { NewRecordLinks } from '../../../api/links/new-links.ts';
import type { Within } from '../../../api/links/use-links.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import type { NewLinkForm } from '../../../ui/form/inputs/creating-select.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { inputOf } from '../../../entity/inputs.tsx';
import { type RecordScreen, useRecordWords } from '../../../entity/record-screen.ts';

interface NewRecordProps extends NewLinkForm {
  readonly screen: RecordScreen;
  readonly within?: Within;
}

/** Only what it cannot do without and is not given by where it is needed: the rest has time. */
const askedFields = ({ entity }: RecordScreen, within: Within): [string, Field][] =>
  Object.entries(entity.fields).filter(
    ([key, field]) => (field.required || key === entity.label) && !within[key],
  );

function useNewRecord({ screen, within = {}, name, onCreated }: NewRecordProps) {
  const { words, say, named } = useRecordWords(screen);
  const client = useQueryClient();
  const fields = askedFields(screen, within);
  const each = (value: (key: string, field: Field) => unknown): FormValues =>
    Object.fromEntries(fields.map(([key, field]) => [key, value(key, field)]));
  return useCallForm({
    body: screen.calls.create.body,
    initial: each((key, field) => (key === screen.entity.label ? name : inputOf(field).blank)),
    given: (held) => ({ ...within, ...each((key, field) => inputOf(field).given(held[key])) }),
    send: (body) => call(screen.calls.create, { body }),
    onSent: ({ record }) => {
      // others show its name
      void client.invalidateQueries();
      notify.success(say(words.said.added, named));
      onCreated({ id: record.id, name: recordLabel(screen.entity, record) });
    },
    failed: say(words.said.addFailed, named),
  });
}

function Fields(props: NewRecordProps) {
  const { screen, within = {} } = props;
  const { words, say, within: sentence, own, fieldName, contextOf } = useRecordWords(screen);
  const callForm = useNewRecord(props);
  const { form, wires } = callForm;
  const fields = askedFields(screen, within);
  return (
    <CallForm
      of={callForm}
      labels={Object.fromEntries(fields.map(([key]) => [key, fieldName(key)]))}
      submit={say(words.act.add, sentence)}
    >
      <div className="form-grid">
        {fields.map(([key, field], at) => (
          <div key={form.key(key)}>
            {inputOf(field).control(field, contextOf(key), {
              label: fieldName(key),
              description: own.hints?.[key],
              required: field.required,
              readOnly: false,
              inputWrapperOrder: ['label', 'input', 'description', 'error'],
              'data-autofocus': at === 0 || undefined,
              ...wires(key),
            })}
          </div>
        ))}
      </div>
    </CallForm>
  );
}

function NewRecord(props: NewRecordProps) {
  const { screen, wanted, onClose, onClosed } = props;
  const { words, say, within } = useRecordWords(screen);
  const title = say(words.act.add, within);
  return (
    <FormDialog wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      <Fields {...props} />
    </FormDialog>
  );
}

/** The forms by which choosers make what is missing, of all the records that have a screen. */
export function newLinksOf(screens: readonly RecordScreen[]): NewRecordLinks {
  const screenOf = (to: Declared) => screens.find(({ entity }) => entity.name === to.entity.name);
  return {
    nameOf: (to, words) => screenOf(to)?.wordsIn(words).one,
    Form: ({ to, ...form }) => {
      const screen = screenOf(to);
      return screen && <NewRecord screen={screen} {...form} />;
    },
  };
}
