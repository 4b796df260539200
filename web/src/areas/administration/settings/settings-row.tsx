import type { SettingState } from '@muster/contract/administration/settings-calls.ts';
import type { Setting } from '@muster/contract/kernel/settings/setting-kinds.ts';
import { wordsOfSetting } from '@muster/contract/administration/words/settings-wording.ts';
import { useWords } from '../../../words/words.ts';
import { isOwnHere, type SettingsForm } from './settings-form.ts';
import { SettingInput } from './settings-inputs.tsx';

interface SettingRowProps {
  readonly name: string;
  readonly setting: Setting;
  readonly state: SettingState;
  readonly concern: string | undefined;
  readonly mayChange: boolean;
  readonly form: SettingsForm;
}

/** Where the value comes from, and the way back to what is inherited. */
function Origin({ name, state, concern, mayChange, form }: SettingRowProps) {
  const { settings } = useWords().words.administration;
  if (state.from === 'environment') return <p className="setting-origin">{settings.fixed}</p>;
  const isOwn = name in form.changes ? form.changes[name] !== null : isOwnHere(state, concern);
  if (!isOwn) return concern && <p className="setting-origin">{settings.inherited}</p>;
  return (
    <p className="setting-origin" data-own>
      {concern ? settings.ownValue : settings.set}
      {mayChange && (
        <button type="button" onClick={() => form.release(name)}>
          {concern ? settings.useGroup : settings.useDefault}
        </button>
      )}
    </p>
  );
}

export function SettingLine(row: SettingRowProps) {
  const { settings } = useWords().words.administration;
  const { name, setting, state, form } = row;
  const { label, hint, options } = wordsOfSetting(setting.key, settings.sections);
  const changed = form.changes[name];
  const shown = name in form.changes ? (changed === null ? state.otherwise : changed) : state.value;
  return (
    <div className="setting" data-changed={name in form.changes || undefined}>
      <SettingInput
        setting={setting}
        name={name}
        label={label}
        description={hint}
        options={options}
        error={form.errors[name]}
        isFixed={!row.mayChange || state.from === 'environment'}
        value={shown}
        onChange={(value) => form.change(name, value)}
      />
      <Origin {...row} />
    </div>
  );
}
