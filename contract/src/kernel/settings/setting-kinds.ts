import { z } from 'zod';
import { flag, plainText } from '../values.ts';

interface Declared<V> {
  /** in force where nobody has set anything */
  readonly default: V;
  /** a concern may differ from the group */
  readonly perConcern: boolean;
}

export interface TextSetting extends Declared<string> {
  readonly kind: 'text';
  readonly max: number;
  /** a box of several lines */
  readonly lines?: boolean;
  /** it may not be left empty */
  readonly required?: boolean;
}
export interface ChoiceSetting<V extends string = string> extends Declared<V> {
  readonly kind: 'choice';
  readonly values: readonly V[];
}
export interface WholeSetting extends Declared<number> {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
}
export interface FlagSetting extends Declared<boolean> {
  readonly kind: 'flag';
}
/** Days of the week as `getDay` counts them: 0 is Sunday. */
export interface WeekdaysSetting extends Declared<readonly number[]> {
  readonly kind: 'weekdays';
}
/** 1 is January. */
export interface MonthSetting extends Declared<number> {
  readonly kind: 'month';
}
/** An address, or empty: none. */
export interface PlainSetting extends Declared<string> {
  readonly kind: 'email' | 'zone' | 'currency';
}

/** The closed set of kinds: each has one schema here and one input on the screen. */
export type AnySetting =
  | TextSetting
  | ChoiceSetting
  | WholeSetting
  | FlagSetting
  | WeekdaysSetting
  | MonthSetting
  | PlainSetting;
export type SettingKind = AnySetting['kind'];

/** A declared setting knows its own name: `company.zone`. */
export type Setting<S extends AnySetting = AnySetting> = S & { readonly key: string };
export type ValueOf<S> = S extends { readonly default: infer V } ? V : never;

type Options<S extends AnySetting> = Omit<S, 'kind'>;

export const textSetting = (options: Options<TextSetting>): TextSetting => ({
  ...options,
  kind: 'text',
});
export const choiceSetting = <const V extends string>(
  options: Options<ChoiceSetting<V>>,
): ChoiceSetting<V> => ({ ...options, kind: 'choice' });
export const whole = (options: Options<WholeSetting>): WholeSetting => ({
  ...options,
  kind: 'whole',
});
export const yesNo = (options: Options<FlagSetting>): FlagSetting => ({ ...options, kind: 'flag' });
export const weekdays = (options: Options<WeekdaysSetting>): WeekdaysSetting => ({
  ...options,
  kind: 'weekdays',
});
export const month = (options: Options<MonthSetting>): MonthSetting => ({
  ...options,
  kind: 'month',
});
const plain =
  (kind: PlainSetting['kind']) =>
  (options: Options<PlainSetting>): PlainSetting => ({ ...options, kind });
export const emailSetting = plain('email');
export const zone = plain('zone');
export const currency = plain('currency');

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
/** What becomes part of a header must not begin a second one. */
const isOneLine = (given: string): boolean => !/[\r\n]/.test(given);
const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const isAddress = (given: string): boolean => given === '' || z.email().safeParse(given).success;
const isOnce = (days: readonly number[]): boolean => new Set(days).size === days.length;
const isSomeWork = (days: readonly number[]): boolean => days.length < 7;

const fault = (code: string) => ({ params: { fault: code } });
const figure = (min: number, max: number) => z.int().min(min).max(max);

const schemas: Record<Exclude<SettingKind, 'text' | 'choice' | 'whole'>, () => z.ZodType> = {
  flag,
  weekdays: () =>
    z.array(figure(0, 6)).refine(isOnce, fault('repeated')).refine(isSomeWork, fault('no-workday')),
  month: () => figure(1, 12),
  email: () => plainText(254).toLowerCase().refine(isAddress, fault('email')),
  zone: () => plainText(60).refine(isZone, fault('zone')),
  currency: () => plainText(3).refine(isCurrency, fault('currency')),
};

/** What a value of it must be; the same for a body, for the table and for an answer. */
export function settingSchema(setting: AnySetting): z.ZodType {
  if (setting.kind === 'choice') return z.enum(setting.values);
  if (setting.kind === 'whole') return figure(setting.min, setting.max);
  if (setting.kind !== 'text') return schemas[setting.kind]();
  const given = setting.required ? plainText(setting.max).min(1) : plainText(setting.max);
  return setting.lines ? given : given.refine(isOneLine, fault('characters'));
}
