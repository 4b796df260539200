import {
  address,
  type AnySetting,
  choice,
  currency,
  month,
  type Setting,
  text,
  weekdays,
  whole,
  yesNo,
  zone,
} from './settings-kinds.ts';

type Declarations = Readonly<Record<string, AnySetting>>;

export interface Section<N extends string = string, D extends Declarations = Declarations> {
  readonly name: N;
  readonly settings: { readonly [K in keyof D]: Setting<D[K]> };
}

const section = <const N extends string, const D extends Declarations>(
  name: N,
  declared: D,
): Section<N, D> => {
  const settings = Object.fromEntries(
    Object.entries(declared).map(([key, setting]) => [key, { ...setting, key: `${name}.${key}` }]),
  );
  // the same keys as were given, each with its name added
  return { name, settings: settings as unknown as Section<N, D>['settings'] };
};

/** Weekend, currency and income year are read by leave, attendance and pay. */
export const company = section('company', {
  name: text({ max: 80, required: true, default: 'Muster', perConcern: true }),
  zone: zone({ default: 'Asia/Dhaka', perConcern: true }),
  currency: currency({ default: 'BDT', perConcern: true }),
  weekend: weekdays({ default: [5, 6], perConcern: true }),
  incomeYearStart: month({ default: 7, perConcern: true }),
});

export const security = section('security', {
  secondFactor: yesNo({ default: false, perConcern: false }),
  sessionDays: whole({ min: 1, max: 90, default: 30, perConcern: false }),
  idleMinutes: whole({ min: 0, max: 1440, default: 0, perConcern: false }),
  slipDays: whole({ min: 1, max: 60, default: 14, perConcern: false }),
});

export const mail = section('mail', {
  senderName: text({ max: 80, default: '', perConcern: false }),
  replyTo: address({ default: '', perConcern: false }),
  language: choice({ values: ['both', 'en', 'bn'], default: 'both', perConcern: false }),
  footer: text({ max: 500, lines: true, default: '', perConcern: false }),
});

/** Who may come and go on the page, and what being late costs; read by attendance and pay. */
export const attendance = section('attendance', {
  webPunch: yesNo({ default: true, perConcern: true }),
  lateFree: whole({ min: 0, max: 31, default: 2, perConcern: true }),
  lateEvery: whole({ min: 0, max: 31, default: 0, perConcern: true }),
  lateCosts: choice({ values: ['0.25', '0.5', '1'], default: '0.5', perConcern: true }),
});

/** Until what waits for someone's yes goes to the next above; plain days, free ones counted. */
export const decisions = section('decisions', {
  escalateAfterDays: whole({ min: 0, max: 90, default: 5, perConcern: false }),
});

/** When people are reminded of what comes due, and whether someone suspended may look at the own record. */
export const people = section('people', {
  documentDays: whole({ min: 1, max: 365, default: 30, perConcern: false }),
  documentDaysAgain: whole({ min: 1, max: 365, default: 7, perConcern: false }),
  confirmationDays: whole({ min: 1, max: 365, default: 14, perConcern: false }),
  suspendedLogin: yesNo({ default: true, perConcern: false }),
});

/** The only list of sections, in the order of the screen; a room adds its own by one line. */
export const sections = { company, people, attendance, decisions, security, mail } as const;
export type Sections = typeof sections;
export type SectionName = keyof Sections;

export const allSettings: readonly Setting[] = Object.values(sections).flatMap(
  ({ settings }): Setting[] => Object.values(settings),
);

export const settingCalled = (key: string): Setting | undefined =>
  allSettings.find((setting) => setting.key === key);
