import { capacities } from '@muster/contract/kernel/actor.ts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { mayEnterAdmin, ownPath } from './entrance.ts';

const house = 'https://muster.test';

describe('the way on after a login', () => {
  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/admin',
    'javascript:alert(1)',
    'admin',
    '/',
    '/login',
    '/login?next=/admin',
    42,
    undefined,
  ])('never leads to %s', (next) => {
    expect(ownPath(next, house)).toBeUndefined();
  });

  it('keeps a path of ours whole', () => {
    const path = '/admin/master/designation?pageNo=2#row';
    expect(ownPath(path, house)).toBe(path);
  });
});

it('the panel of administrators opens for those who administer something', () => {
  const inside = capacities.filter((capacity) => mayEnterAdmin(aUser([capacity])));
  expect(inside).toEqual(['headOfDepartment', 'hr', 'payroll', 'recruiter', 'allAccess', 'admin']);
  expect(mayEnterAdmin(null)).toBe(false);
});
