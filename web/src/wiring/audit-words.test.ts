import { wordKey } from '@muster/contract/kernel/entity.ts';
import { auditActions } from '@muster/contract/registry.ts';
import { expect, it } from 'vitest';
import { rooms } from '../rooms.ts';
import { allWords, allWordsIn } from '../testing/all-words.ts';
import { plainWords } from '../words/plain-words.ts';
import { auditNamesOf, auditWords, auditFieldWord, recordWord } from './audit-words.ts';

const words = auditNamesOf(rooms, allWords);
const deed = (action: string, record: string, changed: string[] = []) =>
  auditWords({ action, record, changed }, words);

it('says what was done, with the names of record and fields', () => {
  expect(deed('identity.login', 'user_account').sentence).toBe('Logged in');
  expect(deed('identity.use-recovery-word', 'second_factor').sentence).toMatch(/recovery word/);
  expect(deed('designation.change', 'designation', ['grade', 'active'])).toEqual({
    sentence: 'Changed: {record}',
    record: 'Designation',
    fields: ['Grade', 'Status'],
  });
  expect(deed('user.create', 'user_account').record).toBe('User');
  expect(deed('audit.read', 'audit_entry')).toMatchObject({
    sentence: 'Read: {record}',
    record: 'Audit entry',
  });
});

it('says the deeds of people and of the inbox by their whole name', () => {
  expect(deed('employee.confirm', 'employee', ['status', 'date'])).toEqual({
    sentence: 'Confirmed: {record}',
    record: 'Employee',
    fields: ['Status', 'From when'],
  });
  expect(deed('employee.set-photo', 'employee').sentence).not.toMatch(/own/);
  expect(deed('decision.approve', 'employee', ['decision'])).toMatchObject({
    sentence: 'Approved a request: {record}',
    fields: ['Request'],
  });
  expect(deed('item.issue', 'item_issue', ['serialNumber'])).toMatchObject({
    record: 'Issued item',
    fields: ['Serial number'],
  });
});

it('knows the records of every room, by table and by name', () => {
  expect(deed('section.change', 'section', ['description'])).toMatchObject({
    record: 'Section',
    fields: ['Description'],
  });
  expect(deed('sub-unit.create', 'sub_unit', ['unitId']).fields).toEqual(['Unit']);
  expect(recordWord('employee_category', words)).toBe('Employee category');
  expect(recordWord('second_factor', words)).toBe('Second factor');
  expect(auditFieldWord('setting', 'company.zone', words)).toBe('Time zone');
});

it('says in plain words what no room has words for', () => {
  expect(deed('moon-base.land-on', 'moon_base', ['topSpeed'])).toEqual({
    sentence: '{record}: land on',
    record: 'Moon base',
    fields: ['Top speed'],
  });
  expect(plainWords('lastSeenAt')).toBe('Last seen at');
});

it.each(['en', 'bn'] as const)(
  'has words for everything the rooms write (%s)',
  async (language) => {
    const { actions } = auditNamesOf(rooms, await allWordsIn(language));
    const isTold = (action: string) =>
      [action, wordKey(action.split('.')[1] ?? '')].some((key) => actions[key] !== undefined);
    expect(auditActions.filter((action) => !isTold(action))).toEqual([]);
  },
);
