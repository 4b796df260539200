import { dateForms, feedFormats } from '@muster/contract/people/batches/sync-calls.ts';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useWords } from '../../../words/words.ts';
import type { FeedDraft } from './feed-draft.ts';
import type { FeedForm } from './use-feed-form.ts';

const below = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const };

type TextField = 'address' | 'rowsAt' | 'headerName';

function FeedText({ form, name, hint }: { form: FeedForm; name: TextField; hint: string }) {
  const { fields } = useWords().words.people.hrisFeed;
  return (
    <TextInput
      data-path={name}
      label={fields[name]}
      description={hint}
      inputWrapperOrder={[...below.inputWrapperOrder]}
      required={name === 'address'}
      inputMode={name === 'address' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={name === 'address' ? 2_000 : 200}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.currentTarget.value })}
    />
  );
}

function HeaderValue({ form }: { readonly form: FeedForm }) {
  const { words } = useWords();
  const { source } = words.people.sync;
  const { showPassword, hidePassword } = words.identity.fields;
  return (
    <PasswordField
      data-path="headerValue"
      label={words.people.hrisFeed.fields.headerValue}
      description={form.hasKept ? source.valueKept : source.valueHint}
      inputWrapperOrder={[...below.inputWrapperOrder]}
      placeholder={form.hasKept ? source.valueKeptLabel : undefined}
      autoComplete="new-password"
      maxLength={2_000}
      showLabel={showPassword}
      hideLabel={hidePassword}
      value={form.draft.headerValue}
      error={form.errors.headerValue}
      onChange={(event) => form.change({ headerValue: event.currentTarget.value })}
    />
  );
}

/** How its answer is to be read. */
function Reading({ form }: { readonly form: FeedForm }) {
  const { people } = useWords().words;
  const { fields } = people.hrisFeed;
  const { source } = people.sync;
  return (
    <>
      <div data-half>
        <ChoiceInput
          label={fields.format}
          required
          options={feedFormats.map((value) => ({ value, label: source.formats[value] }))}
          value={form.draft.format}
          // only what is offered can be chosen
          onChange={(value) => form.change({ format: value as FeedDraft['format'] })}
        />
      </div>
      <div data-half>
        <ChoiceInput
          label={fields.dateForm}
          required
          options={dateForms.map((value) => ({ value, label: source.dateForms[value] }))}
          value={form.draft.dateForm}
          onChange={(value) => form.change({ dateForm: value as FeedDraft['dateForm'] })}
        />
      </div>
      {form.draft.format === 'json' && (
        <FeedText form={form} name="rowsAt" hint={source.rowsAtHint} />
      )}
    </>
  );
}

/** Where the other system tells of its people, and how one asks there. */
export function FeedSource({ form }: { readonly form: FeedForm }) {
  const { words, say } = useWords();
  const { source } = words.people.sync;
  return (
    <section className="card" aria-labelledby="feed-source">
      <h2 id="feed-source">{source.title}</h2>
      <div className="form-grid">
        <FeedText form={form} name="address" hint={source.addressHint} />
        <Reading form={form} />
        <div data-half>
          <FeedText form={form} name="headerName" hint={source.headerHint} />
        </div>
        <div data-half>{form.draft.headerName.trim() !== '' && <HeaderValue form={form} />}</div>
        <Switch
          label={source.internalLabel}
          description={source.internalHint}
          checked={form.draft.internal}
          onChange={(event) => form.change({ internal: event.currentTarget.checked })}
        />
      </div>
      <div className="feed-try">
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
          loading={form.trial.isBusy}
          onClick={() => void form.trial.start()}
        >
          {source.try}
        </Button>
        <p aria-live="polite">
          {form.found && !form.trial.isBusy && say(source.found, { count: form.found.total })}
        </p>
      </div>
    </section>
  );
}
