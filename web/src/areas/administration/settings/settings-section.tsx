import './settings.css';
import type { SettingsState } from '@muster/contract/administration/settings-calls.ts';
import { type SectionName, sections } from '@muster/contract/administration/settings.ts';
import type { Setting } from '@muster/contract/kernel/settings/setting-kinds.ts';
import { wordsOfSetting } from '@muster/contract/administration/words/settings-wording.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { focusField } from '../../../ui/form/guards/focus-field.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useUnsavedGuard } from '../../../ui/form/guards/use-unsaved-guard.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { type SettingsForm, useSettingsForm } from './settings-form.ts';
import { SettingLine } from './settings-row.tsx';

interface SettingsSectionProps {
  readonly section: SectionName;
  readonly settings: SettingsState;
  /** reads what the server has now */
  readonly reload: () => Promise<unknown>;
}

function Foot({ section, settings, form }: SettingsSectionProps & { form: SettingsForm }) {
  const { words, say, language } = useWords();
  const told = words.administration.settings;
  const count = Object.keys(form.changes).length;
  const { changedAt, changedBy } = settings.sections[section];
  const last =
    changedAt === null
      ? told.neverChanged
      : say(told.lastChange, {
          who: changedBy ?? words.frame.brand,
          when: showMoment(changedAt, language),
        });
  return (
    <div className="settings-foot" data-unsaved={count > 0 || undefined}>
      <p aria-live="polite">{count > 0 ? say(told.unsaved, { count }) : last}</p>
      {count > 0 && (
        <Button variant="default" onClick={form.startAgain}>
          {told.discard}
        </Button>
      )}
      <Button type="submit" loading={form.submit.isBusy}>
        {words.act.save}
      </Button>
    </div>
  );
}

function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { words } = useWords();
  const guard = useUnsavedGuard(() => {});
  useEffect(() => guard.watch(() => isDirty));
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={words.form.unsavedTitle}
      confirm={words.act.discard}
      cancel={words.act.keepEditing}
      onConfirm={guard.discard}
      onCancel={guard.keep}
    >
      {words.form.unsavedHint}
    </ConfirmDialog>
  );
}

/** The settings of one section for the group or a concern, saved together. */
export function SettingsSection(props: SettingsSectionProps) {
  const { section, settings, reload } = props;
  const { words } = useWords();
  const told = words.administration.settings;
  const concern = settings.concern?.id;
  const state = settings.sections[section];
  const form = useSettingsForm({ section, state, concern });
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, form.lastTry);
  const loadNewer = useOneAtATime(async () => {
    await reload();
    form.startAgain();
  });
  const newer = isRefusal(form.refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: () => loadNewer.start() }
    : undefined;
  const listed = Object.entries<Setting>(sections[section].settings).filter(
    ([, { perConcern }]) => perConcern || concern === undefined,
  );
  const labelOf = ({ key }: Setting) => wordsOfSetting(key, told.sections).label;
  return (
    <form
      ref={element}
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit.start();
      }}
    >
      {form.refused && <FormAlert text={form.refused.text} action={newer} />}
      <ErrorSummary
        errors={listed
          .filter(([name]) => form.errors[name])
          .map(([name, setting]) => ({ name, label: labelOf(setting) }))}
        onJump={(name) => focusField(element.current, name)}
      />
      {listed.map(([name, setting]) => {
        const each = state.values[name];
        return (
          each && (
            <SettingLine
              key={name}
              {...{ name, setting, concern, form }}
              state={each}
              mayChange={settings.can.change}
            />
          )
        );
      })}
      {settings.can.change && <Foot {...props} form={form} />}
      <LeaveGuard isDirty={Object.keys(form.changes).length > 0} />
    </form>
  );
}
