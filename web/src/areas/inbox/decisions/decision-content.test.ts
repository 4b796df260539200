import { describe, expect, it } from 'vitest';
import { rooms } from '../../../rooms.ts';
import { allWords as words } from '../../../testing/all-words.ts';
import { contentFieldWord, humanised, contentLines, valueText } from './decision-content.ts';

const decisions = rooms.flatMap((room) => room.decisions ?? []);
const fieldsOf = (name: string) =>
  decisions.find(({ kind }) => kind.name === name)?.fields?.(words);

describe('what has no word yet', () => {
  it.each([
    ['leave-request', 'Leave request'],
    ['fromDay', 'From day'],
    ['bankId', 'Bank'],
    ['salary_sheet', 'Salary sheet'],
    ['Id', 'Id'],
  ])('%s is read as %s', (name, text) => expect(humanised(name)).toBe(text));

  it('is used only where there is none', () => {
    expect(contentFieldWord('birthOn', fieldsOf('profile-change'))).toBe('Date of birth');
    expect(contentFieldWord('branch', fieldsOf('bank-change'))).toBe('Branch');
    expect(contentFieldWord('birthOn', fieldsOf('overtime-claim'))).toBe('Birth on');
  });
});

describe('a value', () => {
  const text = (field: string, value: unknown) => valueText(field, value, words, 'en');

  it('is told in words', () => {
    expect(text('birthOn', '1990-02-01')).toBe('Feb 01, 1990');
    expect(text('maritalStatus', 'Widowed')).toBe('Widowed');
    expect(text('unit', { id: 'u', name: 'North' })).toBe('North');
    expect(text('isPaid', false)).toBe('No');
    expect(text('days', 3)).toBe('3');
  });

  it.each([null, undefined, ''])('%o is nothing', (value) => {
    expect(text('phone', value)).toBeNull();
  });
});

describe('what a request tells', () => {
  it('is before and after of each field', () => {
    const content = {
      before: { phone: null, religion: 'Islam' },
      after: { phone: '017', religion: null },
    };
    expect(contentLines({ content }, fieldsOf('profile-change'))).toEqual({
      isNew: false,
      rows: [
        { field: 'phone', before: null, after: '017' },
        { field: 'religion', before: 'Islam', after: null },
      ],
    });
  });

  it('of another form is told as it stands', () => {
    expect(contentLines({ content: { fromDay: '2026-01-01', days: 3 } }, undefined)).toEqual({
      isNew: true,
      rows: [
        { field: 'fromDay', before: null, after: '2026-01-01' },
        { field: 'days', before: null, after: 3 },
      ],
    });
  });

  it('about time leaves out what only the machine needs', () => {
    const content = { shiftId: 'b7', reason: 'Court', day: '2026-01-01', instead: null };
    const { rows } = contentLines({ content }, fieldsOf('day-off'));
    expect(rows.map(({ field }) => field)).toEqual(['day', 'reason']);
  });
});
