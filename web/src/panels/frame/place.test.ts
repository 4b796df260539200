import { expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { panelEn } from '../../words/panel-en.ts';
import { en } from '../../words/words.ts';
import { adminPanel } from '../admin/menu.ts';
import { employeePanel } from '../employee/menu.ts';
import { isOwnScreen, menuFor, placeOf } from './place.ts';

const words = { ...en, ...panelEn };
const hr = aUser(['hr']);
const payroll = aUser(['payroll']);
const applicant = aUser(['applicant']);
const list = '/admin/master/designation';
const pathsFor = (user: typeof hr | null) =>
  menuFor(adminPanel, user).flatMap(({ entries }) => entries.map(({ path }) => path));
const at = (path: string, user: typeof hr) => placeOf(adminPanel, path, user, words);

it('a person finds in the menu what the person may open, and no empty groups', () => {
  expect(pathsFor(hr)).toContain(list);
  expect(pathsFor(hr)).toContain('/admin/users');
  expect(pathsFor(payroll)).not.toContain('/admin/users');
  expect(pathsFor(applicant)).toEqual([]);
  expect(menuFor(adminPanel, null)).toEqual([]);
});

it('an administrator of some concerns finds nothing that is of the whole house', () => {
  const whole = ['/admin/audit', '/admin/mail', '/admin/jobs', '/admin/employee/sync'];
  const limited = aUser(['admin'], { isLimited: true });
  expect(pathsFor(aUser(['admin']))).toEqual(expect.arrayContaining(whole));
  expect(pathsFor(limited).filter((path) => whole.includes(path))).toEqual([]);
  expect(pathsFor(limited)).toContain('/admin/users');
  for (const path of whole) expect(at(path, limited).access).toBe('refused');
});

it('guard and menu agree', () => {
  expect(at(list, hr)).toEqual({
    trail: [{ label: 'Organisation' }, { label: 'Designations', path: list }],
    access: 'open',
  });
  expect(at(list, applicant).access).toBe('refused');
  expect(at('/admin/users', payroll).access).toBe('refused');
});

it('a page of one record leads back to its list', () => {
  expect(at('/admin/users/019a0000-0000-7000-8000-000000000001', hr).trail).toEqual([
    { label: 'Administration' },
    { label: 'Users', path: '/admin/users' },
    { label: 'User' },
  ]);
});

it('a page below another says by its own name where one is', () => {
  const last = (below: string) => at(`/admin/attendance/devices/${below}`, hr).trail.at(-1)?.label;
  expect(['unknown', 'given', 'import'].map(last)).toEqual([
    'Unknown numbers',
    'Given numbers',
    'File of a device',
  ]);
});

it('a record that is not declared has no place, nor has one that only begins like one', () => {
  expect(at('/admin/master/unicorn', hr).access).toBe('unknown');
  expect(at('/admin/master/designations', hr).access).toBe('unknown');
});

it('the own profile is open to everyone inside, in each panel, by its known tabs', () => {
  expect(at('/admin/profile/second-factor', hr)).toEqual({
    trail: [{ label: 'My profile', path: '/admin/profile' }, { label: 'Second factor' }],
    access: 'open',
  });
  expect(at('/admin/profile/secrets', hr).access).toBe('unknown');
  const place = placeOf(employeePanel, '/employee/profile/password', hr, words);
  expect(place.trail.map(({ label }) => label)).toEqual(['My profile', 'Password']);
});

it('where pay goes has a tab only for those with a person behind the account', () => {
  expect(at('/admin/profile/bank', { ...hr, employeeId: null }).access).toBe('unknown');
  expect(at('/admin/profile/bank', { ...hr, employeeId: hr.id })).toEqual({
    trail: [{ label: 'My profile', path: '/admin/profile' }, { label: 'Bank' }],
    access: 'open',
  });
});

it('the inbox is found by all of the staff, by nobody else', () => {
  expect(pathsFor(payroll)).toContain('/admin/inbox');
  expect(placeOf(employeePanel, '/employee/inbox', payroll, words).access).toBe('open');
  expect(at('/admin/inbox', applicant).access).toBe('refused');
});

it('only the own screens open before a needed second factor is set up', () => {
  expect(isOwnScreen(adminPanel, '/admin/profile/second-factor')).toBe(true);
  expect(isOwnScreen(employeePanel, '/employee/dashboard')).toBe(true);
  expect(isOwnScreen(adminPanel, '/admin/users')).toBe(false);
  expect(isOwnScreen(adminPanel, '/admin/profiles')).toBe(false);
});
