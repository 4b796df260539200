import { expect, it } from 'vitest';
import { rooms as ours } from '../../../rooms.ts';
import type { PanelName } from '../../../session/panel-access.ts';
import { aUser } from '../../../testing/a-user.ts';
import { allWords } from '../../../testing/all-words.ts';
import { withSetUp } from '../../admin/set-up-place.ts';
import { menuFor, setUpFor } from './menu.ts';
import { isOwnScreen, findPlace } from './place.ts';

const rooms = withSetUp(ours);
const hr = aUser(['hr']);
const payroll = aUser(['payroll']);
const applicant = aUser(['applicant']);
const list = '/admin/master/designation';
type User = typeof hr | null;
const menuPaths = (user: User) =>
  menuFor(rooms, 'admin', user).flatMap(({ pages }) => pages.map(({ path }) => path));
const setUpPaths = (user: User) =>
  setUpFor(rooms, user).flatMap(({ pages }) => pages.map(({ path }) => path));
const pathsFor = (user: User) => [...menuPaths(user), ...setUpPaths(user)];
const at = (path: string, user: User, panel: PanelName = 'admin') =>
  findPlace({ rooms, panel, user, words: allWords, language: 'en' }, path);
const labels = (path: string, user: User, panel?: PanelName) =>
  at(path, user, panel).trail.map(({ label }) => label);

it('a person finds in the menu what the person may open, and no empty places', () => {
  expect(setUpPaths(hr)).toContain(list);
  expect(setUpPaths(hr)).toContain('/admin/users');
  expect(setUpPaths(payroll)).not.toContain('/admin/users');
  expect(pathsFor(applicant)).toEqual([]);
  expect(pathsFor(null)).toEqual([]);
});

it('the menu of HR has about ten places, in their order', () => {
  expect(menuFor(rooms, 'admin', hr).map(({ label }) => label.en)).toEqual([
    'Home',
    'Inbox',
    'People',
    'Time',
    'Leave',
    'Pay',
    'Exams',
    'Set-up',
  ]);
});

it('every page is of a place that is there, every list under a heading that is there', () => {
  const places = rooms.flatMap((room) => room.places ?? []);
  const headings = rooms.flatMap((room) => room.setUpHeadings ?? []).map(({ name }) => name);
  for (const { place, path } of rooms.flatMap((room) => room.pages ?? [])) {
    const { panel } = places.find(({ name }) => name === place) ?? {};
    expect([path, path.split('/')[1]]).toEqual([path, panel]);
  }
  for (const { heading } of rooms.flatMap((room) => room.setUpPages ?? []))
    expect(headings).toContain(heading);
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
    trail: [
      { label: 'Set-up', path: '/admin/set-up' },
      { label: 'Designations', path: list },
    ],
    access: 'open',
    place: 'set-up',
  });
  expect(at(list, applicant).access).toBe('refused');
  expect(at('/admin/users', payroll).access).toBe('refused');
  expect(at('/admin/set-up', hr).access).toBe('open');
  expect(at('/admin/set-up', applicant).access).toBe('refused');
});

it('a page leads back to the first of its place', () => {
  expect(at('/admin/attendance/log', hr).trail).toEqual([
    { label: 'Time', path: '/admin/attendance/daily' },
    { label: 'Punch log', path: '/admin/attendance/log' },
  ]);
  expect(at('/admin/attendance/daily', hr).trail[0]).toEqual({ label: 'Time', path: undefined });
});

it('a page of one record leads back to its list', () => {
  expect(at('/admin/users/019a0000-0000-7000-8000-000000000001', hr).trail).toEqual([
    { label: 'Set-up', path: '/admin/set-up' },
    { label: 'Users', path: '/admin/users' },
    { label: 'User' },
  ]);
  expect(labels('/admin/employee/019a0000-0000-7000-8000-000000000001', hr)).toEqual([
    'People',
    'Directory',
    'Employee',
  ]);
});

it('a page below another says by its own name where one is', () => {
  const last = (below: string) => labels(`/admin/attendance/devices/${below}`, hr).at(-1);
  expect(['unknown', 'given', 'import'].map(last)).toEqual([
    'Unknown numbers',
    'Given numbers',
    'File of a device',
  ]);
  expect(labels('/admin/attendance/roster/patterns', hr)).toEqual(['Set-up', 'Patterns']);
});

it('a record that is not declared has no place, nor has one that only begins like one', () => {
  expect(at('/admin/master/unicorn', hr).access).toBe('unknown');
  expect(at('/admin/master/designations', hr).access).toBe('unknown');
});

it('the own profile is open to everyone inside, in each panel, by its known tabs', () => {
  expect(at('/admin/profile/second-factor', hr)).toMatchObject({
    trail: [{ label: 'My profile', path: '/admin/profile' }, { label: 'Second factor' }],
    access: 'open',
  });
  expect(at('/admin/profile/secrets', hr).access).toBe('unknown');
  expect(labels('/employee/profile/password', hr, 'employee')).toEqual(['My profile', 'Password']);
});

it('where pay goes has a tab only for those with a person behind the account', () => {
  expect(at('/admin/profile/bank', { ...hr, employeeId: null }).access).toBe('unknown');
  expect(at('/admin/profile/bank', { ...hr, employeeId: hr.id })).toMatchObject({
    trail: [{ label: 'My profile', path: '/admin/profile' }, { label: 'Bank' }],
    access: 'open',
  });
});

it('the inbox is found by all of the staff, by nobody else', () => {
  expect(menuPaths(payroll)).toContain('/admin/inbox');
  expect(at('/employee/inbox', payroll, 'employee').access).toBe('open');
  expect(at('/admin/inbox', applicant).access).toBe('refused');
});

it('who leads others has a place for the team, others have none', () => {
  const names = (user: User) => menuFor(rooms, 'employee', user).map(({ name }) => name);
  expect(names(aUser(['employee', 'lineManager']))).toContain('team');
  expect(names(aUser(['employee']))).not.toContain('team');
});

it('only the own screens open before a needed second factor is set up', () => {
  expect(isOwnScreen('admin', '/admin/profile/second-factor')).toBe(true);
  expect(isOwnScreen('employee', '/employee/dashboard')).toBe(true);
  expect(isOwnScreen('admin', '/admin/users')).toBe(false);
  expect(isOwnScreen('admin', '/admin/profiles')).toBe(false);
});
