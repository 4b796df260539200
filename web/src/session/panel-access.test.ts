import { capacities } from '@muster/contract/kernel/access/actor.ts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { firstScreen, kindBefore, mayEnter, ownPath, secondPanel, wayOn } from './panel-access.ts';

const house = 'https://muster.test';
const nobody = { user: null, userType: null };
const officer = { user: aUser(['hr']), userType: 'admin' as const };
const worker = { user: aUser(['employee']), userType: 'employee' as const };
const applicant = { user: aUser(['applicant']), userType: 'applicant' as const };
const headOfHr = {
  user: aUser(['employee', 'hr'], { roleName: 'Head of Human Resources' }),
  userType: 'employee' as const,
};
const chief = {
  user: aUser(['employee', 'allAccess'], { roleName: 'Chief Executive Officer' }),
  userType: 'employee' as const,
};

describe('the way on after a login', () => {
  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/admin',
    'javascript:alert(1)',
    'admin',
    '/',
    '/administrators',
    '/login',
    '/login?next=/admin',
    '/employee/login',
    '/applicant/login?next=/applicant/dashboard',
    '/applicant/register',
    '/employee/reset-password/abc',
    42,
    undefined,
  ])('never leads to %s', (next) => {
    expect(ownPath(next, house)).toBeUndefined();
  });

  it('keeps a path of ours whole', () => {
    const path = '/admin/master/designation?pageNo=2#row';
    expect(ownPath(path, house)).toBe(path);
    expect(ownPath('/employee/dashboard', house)).toBe('/employee/dashboard');
  });

  it('leads to where one wanted to go, or to the own start where that is for others', () => {
    expect(wayOn('/admin/users?pageNo=2', officer)).toBe('/admin/users?pageNo=2');
    expect(wayOn('/admin/users', worker)).toBe('/employee/dashboard');
    expect(wayOn('/employee/profile/info', applicant)).toBe('/applicant/dashboard');
    expect(wayOn(undefined, headOfHr)).toBe('/admin');
  });
});

describe('the panels', () => {
  it('that of administrators opens for those who administer something', () => {
    const inside = capacities.filter((capacity) =>
      mayEnter('admin', { user: aUser([capacity]), userType: 'employee' }),
    );
    expect(inside).toEqual([
      'headOfDepartment',
      'hr',
      'payroll',
      'recruiter',
      'allAccess',
      'admin',
    ]);
    expect(mayEnter('admin', nobody)).toBe(false);
  });

  it('the others open for their own kind of account', () => {
    expect(mayEnter('employee', chief)).toBe(true);
    expect(mayEnter('employee', officer)).toBe(false);
    expect(mayEnter('applicant', worker)).toBe(false);
    expect(mayEnter('applicant', applicant)).toBe(true);
    expect(mayEnter('employee', nobody)).toBe(false);
  });

  it('each person starts in the own one, the head of HR in the administration', () => {
    expect(firstScreen(officer)).toBe('/admin');
    expect(firstScreen(worker)).toBe('/employee/dashboard');
    expect(firstScreen(chief)).toBe('/employee/dashboard');
    expect(firstScreen(headOfHr)).toBe('/admin');
    expect(firstScreen(applicant)).toBe('/applicant/dashboard');
    expect(firstScreen(nobody)).toBe('/');
  });

  it('some people have two', () => {
    expect(secondPanel('admin', headOfHr)).toBe('employee');
    expect(secondPanel('employee', chief)).toBe('admin');
    expect(secondPanel('employee', worker)).toBeUndefined();
    expect(secondPanel('admin', officer)).toBeUndefined();
    expect(secondPanel('applicant', applicant)).toBeUndefined();
  });

  it('a session that ended is begun again at the same login', () => {
    expect(kindBefore('admin', 'employee')).toBe('employee');
    expect(kindBefore('admin', 'applicant')).toBe('admin');
    expect(kindBefore('admin', null)).toBe('admin');
    expect(kindBefore('employee', 'admin')).toBe('employee');
  });
});
