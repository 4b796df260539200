import { expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { en } from '../../words/words.ts';
import { menuFor, placeOf } from './place.ts';

const hr = aUser(['hr']);
const applicant = aUser(['applicant']);
const list = '/admin/master/designation';

it('a person finds in the menu what the person may open, and no empty groups', () => {
  expect(menuFor(hr).flatMap(({ entries }) => entries.map(({ path }) => path))).toContain(list);
  expect(menuFor(applicant)).toEqual([]);
  expect(menuFor(null)).toEqual([]);
});

it('guard and menu agree', () => {
  expect(placeOf(list, hr, en)).toEqual({
    trail: ['Organisation', 'Designations'],
    access: 'open',
  });
  expect(placeOf(list, applicant, en).access).toBe('refused');
});

it('a record that is not declared has no place, nor has one that only begins like one', () => {
  expect(placeOf('/admin/master/unicorn', hr, en).access).toBe('unknown');
  expect(placeOf('/admin/master/designations', hr, en).access).toBe('unknown');
});

it('the own profile is open to everyone inside', () => {
  const place = placeOf('/admin/profile/password', hr, en);
  expect(place).toEqual({ trail: ['My profile', 'Password'], access: 'open' });
});
