import { attendanceSection as attendance } from '../attendance/settings.ts';
import { securitySection as security } from '../identity/settings.ts';
import { decisionSection as decisions } from '../inbox/settings.ts';
import type { Language } from '../kernel/words/sentence.ts';
import type { Setting } from '../kernel/settings/setting-kinds.ts';
import type { SectionWords } from '../kernel/settings/settings.ts';
import { companySection as company } from '../organisation/settings.ts';
import { paySection as pay } from '../pay/settings.ts';
import { peopleSection as people } from '../people/settings.ts';
import { mailSection as mail } from './mail-settings.ts';

/** The only list of sections, in the order of the screen; a room adds its own by one line. */
export const sections = { company, people, attendance, pay, decisions, security, mail } as const;
export type Sections = typeof sections;
export type SectionName = keyof Sections;
export type SettingsWords = Readonly<Record<SectionName, SectionWords>>;

/** What the sections and their settings are called. */
export const sectionWords = (language: Language): SettingsWords =>
  // each section under its own name
  Object.fromEntries(
    Object.values(sections).map(({ name, words }) => [name, words[language]]),
  ) as unknown as SettingsWords;

export const allSettings: readonly Setting[] = Object.values(sections).flatMap(
  ({ settings }): Setting[] => Object.values(settings),
);

export const settingCalled = (key: string): Setting | undefined =>
  allSettings.find((setting) => setting.key === key);
