import { type ListView, viewCalls } from '@muster/contract/identity/view-calls.ts';
import { Switch, TextInput } from '@mantine/core';
import { DrawerForm } from '../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormDialog } from '../../ui/form/dialogs/form-dialog.tsx';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';
import { useCallForm } from '../use-call-form.ts';
import { useViewChanges } from './view-queries.ts';

/** What the list shows now. */
export interface ShownList {
  readonly query: string;
  readonly columns: readonly string[];
}

interface ViewFormProps {
  readonly list: string;
  /** a new one, or one that gets another name */
  readonly view: ListView | undefined;
  readonly shown: ShownList;
  readonly mayShare: boolean;
  readonly onSaved: (id: string) => void;
}

function useViewForm({ list, view, shown, onSaved }: ViewFormProps) {
  const { words } = useWords();
  const { save, rename, setDefault } = useViewChanges(list);
  const callForm = useCallForm({
    body: viewCalls.save.body,
    initial: { title: view?.title ?? '', isShared: false, isDefault: false },
    given: ({ title, isShared }) => ({
      list,
      title,
      query: shown.query,
      columns: [...shown.columns],
      isShared,
    }),
    send: async () => {
      const { title, isShared, isDefault } = callForm.form.getValues();
      if (view) {
        await rename(view, String(title).trim());
        return view.id;
      }
      const given = { list, title: String(title).trim(), isShared: isShared === true };
      const { id } = await save({ ...given, query: shown.query, columns: [...shown.columns] });
      if (isDefault === true) await setDefault(id);
      return id;
    },
    onSent: (id) => {
      notify.success(view ? words.views.updated : words.views.saved);
      onSaved(id);
    },
    failed: words.views.failed,
  });
  return callForm;
}

function ViewForm(props: ViewFormProps) {
  const { words } = useWords();
  const { views, act } = words;
  const { form, wires, submit, refused, lastTry } = useViewForm(props);
  const mark = (field: string, label: string) => (
    <Switch
      key={form.key(field)}
      label={label}
      {...form.getInputProps(field, { type: 'checkbox' })}
    />
  );
  return (
    <DrawerForm
      submit={props.view ? act.save : views.submit}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={form.errors.title ? [{ name: 'title', label: views.fields.title }] : []}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <TextInput
          key={form.key('title')}
          label={views.fields.title}
          description={props.view ? undefined : views.saveHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...wires('title')}
        />
        {!props.view && mark('isDefault', views.makeDefault)}
        {!props.view && props.mayShare && mark('isShared', views.share)}
      </div>
    </DrawerForm>
  );
}

interface ViewDialogProps extends ViewFormProps {
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Gives what the list shows now a name, or a view another one. */
export function ViewDialog({ wanted, onClose, onClosed, ...props }: ViewDialogProps) {
  const { words, say } = useWords();
  const { saveTitle, renameTitle } = words.views;
  return (
    <FormDialog
      wanted={wanted}
      title={props.view ? say(renameTitle, { title: props.view.title }) : saveTitle}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ViewForm {...props} />
    </FormDialog>
  );
}
