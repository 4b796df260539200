import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readWire, writeWire } from '../kernel/wire.ts';
import { saveSettingsCalls } from './settings-calls.ts';
import { settingSchema, textSetting } from '../kernel/settings/setting-kinds.ts';
import { settingLabels, wordsOfSetting } from './words/settings-wording.ts';
import { settingsBn } from './words/settings-words.bn.ts';
import { settingsEn } from './words/settings-words.en.ts';
import { allSettings, sections } from './settings.ts';

describe.each(allSettings.map((setting) => [setting.key, setting] as const))(
  '%s',
  (key, setting) => {
    it('has a default that it would accept', () => {
      expect(z.safeEncode(settingSchema(setting), setting.default).success).toBe(true);
    });

    it.each([settingsEn, settingsBn])('is explained in one sentence', ({ sections: words }) => {
      const { label, hint } = wordsOfSetting(key, words);
      expect(label).not.toBe(key);
      expect(hint).toMatch(/[.।]$/);
    });
  },
);

it('carries its section in its key, and no two are alike', () => {
  for (const { name, settings } of Object.values(sections))
    for (const [each, { key }] of Object.entries(settings)) expect(key).toBe(`${name}.${each}`);
  expect(new Set(allSettings.map(({ key }) => key)).size).toBe(allSettings.length);
  expect(Object.keys(settingLabels(settingsBn.sections))).toEqual(
    allSettings.map(({ key }) => key),
  );
});

it('a line of text that may stand in a header is one line; a box of lines is not', () => {
  const options = { max: 80, default: '', perConcern: false };
  const forged = 'Padma\r\nBcc: everyone@example.com';
  expect(settingSchema(textSetting(options)).safeParse(forged).success).toBe(false);
  expect(settingSchema(textSetting({ ...options, lines: true })).safeParse(forged).success).toBe(
    true,
  );
  const read = readWire(saveSettingsCalls.mail.body, { senderName: forged });
  expect(read).toMatchObject({ ok: false, faults: [{ path: 'senderName', code: 'characters' }] });
});

it('says yes and no on the wire as everything does, and takes null for "inherited"', () => {
  const given: Record<string, unknown> = { secondFactor: true, sessionDays: null };
  expect(writeWire(saveSettingsCalls.security.body, given)).toEqual({
    ok: true,
    value: { secondFactor: 'Yes', sessionDays: null },
  });
});
