import type { Employee } from '@muster/contract/people/employee.ts';
import {
  documentCalls,
  documentKinds,
  type PersonDocument,
} from '@muster/contract/people/documents/document-calls.ts';
import { Textarea, TextInput } from '@mantine/core';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { DocumentFile } from './document-file.tsx';
import { useDocumentChanges } from './document-queries.ts';

/** Which paper is in the form; none: a new one. */
export interface Editing {
  readonly document: PersonDocument | null;
}

interface DocumentFormProps extends Editing {
  readonly person: Employee;
  readonly onDone: () => void;
}

const initial = (document: PersonDocument | null): FormValues => ({
  kind: document?.kind ?? null,
  title: document?.title ?? '',
  number: document?.number ?? '',
  issuedOn: document?.issuedOn ?? null,
  expiresOn: document?.expiresOn ?? null,
  note: document?.note ?? '',
  fileId: document?.file?.id ?? null,
});

const givenBy = (held: FormValues): FormValues => ({
  ...held,
  kind: held.kind ?? undefined,
  number: held.number || null,
  issuedOn: held.issuedOn || null,
  expiresOn: held.expiresOn || null,
  note: held.note || null,
});

const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function useDocumentForm({ person, document, onDone }: DocumentFormProps) {
  const { words, say } = useWords();
  const { documents } = words.people;
  const { add, change } = useDocumentChanges(person.id);
  const callForm = useCallForm({
    body: document ? documentCalls.change.body : documentCalls.add.body,
    initial: initial(document),
    given: givenBy,
    send: (given) => (document ? change(document, given) : add(given)),
    onSent: () => {
      const told = { document: String(callForm.form.getValues().title) };
      notify.success(say(document ? documents.changed : documents.added, told));
      onDone();
    },
    failed: document ? documents.changeFailed : documents.addFailed,
  });
  return callForm;
}

function DocumentFields({
  document,
  callForm: { form, wires },
}: Editing & { readonly callForm: ReturnType<typeof useDocumentForm> }) {
  const { documents, personDocument } = useWords().words.people;
  const { fields } = personDocument;
  const text = (name: 'title' | 'number' | 'note') => ({
    label: fields[name],
    autoComplete: 'off',
    ...wires(name),
  });
  return (
    <div className="form-grid">
      <div data-half>
        <ChoiceInput
          key={form.key('kind')}
          label={fields.kind}
          required
          options={documentKinds.map((value) => ({ value, label: documents.kinds[value] }))}
          {...wires('kind')}
        />
      </div>
      <div data-half>
        <TextInput key={form.key('number')} maxLength={60} {...text('number')} />
      </div>
      <TextInput
        key={form.key('title')}
        required
        maxLength={120}
        description={documents.titleHint}
        {...hintBelow}
        {...text('title')}
      />
      <div data-half>
        <DayInput key={form.key('issuedOn')} label={fields.issuedOn} {...wires('issuedOn')} />
      </div>
      <div data-half>
        <DayInput key={form.key('expiresOn')} label={fields.expiresOn} {...wires('expiresOn')} />
      </div>
      <p className="document-hint">{documents.expiresHint}</p>
      <Textarea key={form.key('note')} maxLength={300} autosize minRows={2} {...text('note')} />
      <DocumentFile
        kept={document?.file ?? null}
        error={form.errors.fileId}
        onChange={(fileId) => form.setFieldValue('fileId', fileId)}
      />
    </div>
  );
}

function DocumentForm(props: DocumentFormProps) {
  const { words } = useWords();
  const { documents, personDocument } = words.people;
  const callForm = useDocumentForm(props);
  const { form, submit, refused, lastTry } = callForm;
  return (
    <DrawerForm
      submit={props.document ? words.act.save : documents.add}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(personDocument.fields)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <DocumentFields document={props.document} callForm={callForm} />
    </DrawerForm>
  );
}

interface DocumentDialogProps {
  readonly person: Employee;
  /** none: closed */
  readonly editing: Editing | undefined;
  readonly onClose: () => void;
}

/** A paper is added or changed. */
export function DocumentDialog({ person, editing, onClose }: DocumentDialogProps) {
  const { words, say } = useWords();
  const { documents } = words.people;
  const { shown, forget } = useLingering(editing);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={editing !== undefined}
      title={
        shown.document
          ? say(documents.changeTitle, { document: shown.document.title })
          : say(documents.addTitle, { name: person.name })
      }
      onClose={onClose}
      onClosed={forget}
    >
      <DocumentForm person={person} document={shown.document} onDone={onClose} />
    </FormDialog>
  );
}
