import { expect, it } from 'vitest';
import { panelEn } from '../../../words/panel-en.ts';
import { en } from '../../../words/words.ts';
import { deedWords } from './log-words.ts';

const words = { ...en, ...panelEn };
const entry = (action: string, changed: string[] = []) => ({
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-11-15T10:00:00Z',
  action,
  record: 'x',
  recordId: null,
  changed,
});

it('says what was done, with the names of record and fields', () => {
  expect(deedWords(entry('identity.login'), words).sentence).toBe('Logged in');
  expect(deedWords(entry('identity.use-recovery-word'), words).sentence).toMatch(/recovery word/);
  expect(deedWords(entry('designation.change', ['grade']), words)).toEqual({
    sentence: 'Changed: {record}',
    record: 'Designation',
    fields: ['Grade'],
  });
  expect(deedWords(entry('user.create'), words).record).toBe('User');
});

it('keeps what it does not know as it is', () => {
  expect(deedWords(entry('moon.land', ['speed']), words)).toEqual({
    sentence: 'moon.land',
    record: 'moon',
    fields: ['speed'],
  });
});
