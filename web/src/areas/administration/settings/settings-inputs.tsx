import type {
  ChoiceSetting,
  FlagSetting,
  MonthSetting,
  PlainSetting,
  Setting,
  SettingKind,
  TextSetting,
  WeekdaysSetting,
  WholeSetting,
} from '@muster/contract/kernel/settings/setting-kinds.ts';
import { Input, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { noOption } from '../../../ui/form/inputs/no-option.tsx';
import { useWords } from '../../../words/words.ts';
import { currencyOptions, monthOptions, weekdayOptions, zoneOptions } from './settings-options.ts';

/** What every input of a setting is given; it shows and tells, others keep. */
export interface SettingInputProps<S extends Setting = Setting> {
  readonly setting: S;
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly isFixed: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const told = ({ name, label, description, error, isFixed }: SettingInputProps) => ({
  'data-path': name,
  label,
  description,
  error,
  disabled: isFixed,
});

function TextBox(props: SettingInputProps<Setting<TextSetting>>) {
  const { setting, value, onChange } = props;
  const wires = { ...told(props), maxLength: setting.max, value: textOf(value) };
  return setting.lines ? (
    <Textarea
      {...wires}
      autosize
      minRows={3}
      maxRows={10}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...wires}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const AddressBox = (props: SettingInputProps) => (
  <TextInput
    {...told(props)}
    type="email"
    autoComplete="off"
    maxLength={254}
    value={textOf(props.value)}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);

function WholeBox(props: SettingInputProps<Setting<WholeSetting>>) {
  const { value, onChange } = props;
  return (
    <NumberInput
      {...told(props)}
      className="setting-figure"
      allowDecimal={false}
      allowNegative={false}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
    />
  );
}

interface PickProps extends SettingInputProps {
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly read?: (value: string) => unknown;
}

function Pick({ data, read = (value) => value, ...props }: PickProps) {
  const { words } = useWords();
  return (
    <Select
      {...told(props)}
      data={data}
      searchable={data.length > 7}
      allowDeselect={false}
      limit={100}
      nothingFoundMessage={noOption(words.state.noMatchTitle)}
      value={String(props.value)}
      onChange={(value) => value !== null && props.onChange(read(value))}
      {...plainOptions}
    />
  );
}

function FlagBox(props: SettingInputProps<Setting<FlagSetting>>) {
  const { yes, no } = useWords().words.administration.settings;
  const { label, disabled, ...rest } = told(props);
  return (
    <Input.Wrapper label={label} description={rest.description} error={rest.error}>
      <div className="setting-flag">
        <Switch
          data-path={rest['data-path']}
          aria-label={label}
          disabled={disabled}
          checked={props.value === true}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <span aria-hidden>{props.value === true ? yes : no}</span>
      </div>
    </Input.Wrapper>
  );
}

function WeekdaysBox(props: SettingInputProps<Setting<WeekdaysSetting>>) {
  const { language } = useWords();
  const { label, disabled, ...rest } = told(props);
  const chosen = props.value as readonly number[];
  const toggle = (day: number) =>
    props.onChange(
      chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].toSorted(),
    );
  return (
    <Input.Wrapper
      label={label}
      description={rest.description}
      error={rest.error}
      labelElement="div"
    >
      <fieldset className="setting-days" aria-label={label}>
        {weekdayOptions(language).map(({ value, label: day, short }) => (
          <button
            key={value}
            type="button"
            data-path={value === 0 ? rest['data-path'] : undefined}
            aria-pressed={chosen.includes(value)}
            title={day}
            disabled={disabled}
            onClick={() => toggle(value)}
          >
            {short}
          </button>
        ))}
      </fieldset>
    </Input.Wrapper>
  );
}

function ChoiceBox(props: SettingInputProps<Setting<ChoiceSetting>>) {
  const data = props.setting.values.map((value) => ({
    value,
    label: props.options?.[value] ?? value,
  }));
  return <Pick {...props} data={data} />;
}

function MonthBox(props: SettingInputProps<Setting<MonthSetting>>) {
  const { language } = useWords();
  return <Pick {...props} data={monthOptions(language)} read={Number} />;
}

function PlainBox(props: SettingInputProps<Setting<PlainSetting>>) {
  const { language } = useWords();
  if (props.setting.kind === 'email') return <AddressBox {...props} />;
  const data =
    props.setting.kind === 'zone'
      ? zoneOptions(String(props.value), language)
      : currencyOptions(language);
  return <Pick {...props} data={data} />;
}

type Box = (props: SettingInputProps) => ReactNode;
// each box is only ever given the settings of its own kind
const boxes: Record<SettingKind, Box> = {
  text: TextBox as Box,
  choice: ChoiceBox as Box,
  whole: WholeBox as Box,
  flag: FlagBox as Box,
  weekdays: WeekdaysBox as Box,
  month: MonthBox as Box,
  email: PlainBox as Box,
  zone: PlainBox as Box,
  currency: PlainBox as Box,
};

/** One input a kind. */
export function SettingInput(props: SettingInputProps) {
  const Box = boxes[props.setting.kind];
  return <Box {...props} />;
}
