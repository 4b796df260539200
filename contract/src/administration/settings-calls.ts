import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import type { SettingSection } from '../kernel/settings/settings.ts';
import { type SectionName, sections } from './settings.ts';
import { type Setting, settingSchema } from '../kernel/settings/setting-kinds.ts';

const administrators: AccessRule = { admin: 'all' };

/** Where a value comes from; what the environment says cannot be changed here. */
export const sources = ['default', 'group', 'concern', 'environment'] as const;
export type SettingSource = (typeof sources)[number];

/** One setting as it holds for the group or for the concern that was asked for. */
export interface SettingState {
  readonly value: unknown;
  readonly from: SettingSource;
  /** the value without the own one of this group or concern */
  readonly otherwise: unknown;
}
export interface SectionState {
  /** counts the changes of this section for this group or concern */
  readonly version: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly values: Readonly<Record<string, SettingState>>;
}
export interface SettingsState {
  /** none: the group */
  readonly concern: { readonly id: string; readonly name: string } | null;
  readonly can: { readonly change: boolean };
  readonly sections: Readonly<Record<SectionName, SectionState>>;
}

const settingsOf = ({ settings }: SettingSection): [string, Setting][] => Object.entries(settings);
const each = (section: SettingSection, make: (setting: Setting) => z.ZodType) =>
  Object.fromEntries(settingsOf(section).map(([name, setting]) => [name, make(setting)]));

const stateSchema = (setting: Setting) =>
  z.object({
    value: settingSchema(setting),
    from: z.enum(sources),
    otherwise: settingSchema(setting),
  });
const sectionSchema = (section: SettingSection) =>
  z.object({
    version: z.int(),
    changedAt: instant().nullable(),
    changedBy: z.string().nullable(),
    values: z.object(each(section, stateSchema)),
  });

// made from the declarations: the checker cannot see its shape, a reader of the declarations can
const answer = z.object({
  concern: z.object({ id: id(), name: plainText(200) }).nullable(),
  can: z.object({ change: z.boolean() }),
  sections: z.object(
    Object.fromEntries(
      Object.values(sections).map((section) => [section.name, sectionSchema(section)]),
    ),
  ),
}) as unknown as z.ZodType<SettingsState, SettingsState>;

/** For the group, or for one concern. */
const asked = z.object({ concern: id().optional() });

const saveCall = (section: SettingSection) =>
  endpoint({
    name: `settings.save-${section.name}`,
    summary: `Change settings of the section ${section.name}; null goes back to what is inherited`,
    method: 'PUT',
    path: `/settings/${section.name}`,
    access: administrators,
    query: asked,
    body: z.object({
      ...each(section, (setting) => settingSchema(setting).nullable().optional()),
      version: z.int().min(0).max(2_147_483_647).optional(),
    }),
    answer,
  });

export const readSettingsCall = endpoint({
  name: 'settings.read',
  summary: 'All settings, for the group or for one concern, and where each value comes from',
  method: 'GET',
  path: '/settings',
  access: administrators,
  query: asked,
  answer,
});

/** One call a section, so that each is checked and described by its own declarations. */
export const saveSettingsCalls = Object.fromEntries(
  Object.values(sections).map((section) => [section.name, saveCall(section)]),
) as Readonly<Record<SectionName, ReturnType<typeof saveCall>>>;

export const settingsCalls = { read: readSettingsCall, ...saveSettingsCalls };
