import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { SheetColumn } from '../../../platform/sheets/rules/match-headers.ts';
import {
  choices,
  flagFields,
  flagWord,
  fieldLabel,
  sheetFields,
  wireOf,
  wordOf,
} from './sheet/sheet-fields.ts';

function optionsOf(field: string, language: Language, faultCode: string): readonly string[] {
  if (flagFields.includes(field)) return [true, false].map((value) => flagWord(value, language));
  const all = choices[field] ?? [];
  const taken = faultCode === 'not-a-beginning' ? all.slice(0, 3) : all;
  return taken.map((value) => wordOf(field, value, language));
}

/** What a sheet of people may say: the export is the template. */
export const peopleSheetColumns: readonly SheetColumn[] = sheetFields.map((field) => ({
  field,
  label: { en: fieldLabel(field, 'en'), bn: fieldLabel(field, 'bn') },
  titles: [wireOf(field)],
  options: (language, faultCode) => optionsOf(field, language, faultCode),
  word: (value, language) =>
    flagFields.includes(field)
      ? flagWord(value === 'true', language)
      : wordOf(field, value, language),
}));
