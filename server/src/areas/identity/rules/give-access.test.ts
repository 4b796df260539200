import { describe, expect, it } from 'vitest';
import { accessState, accessStep, type AccessCandidate } from './give-access.ts';

const now = '2026-03-10T00:00:00.000Z';
const before = '2026-03-09T00:00:00.000Z';
const later = '2026-03-11T00:00:00.000Z';
const nothing = { hasPassword: false, firstUntil: null, invitedUntil: null, isDisabled: false };

describe('how someone can log in', () => {
  it.each([
    ['none', {}],
    ['invited', { invitedUntil: later }],
    ['invitation-ended', { invitedUntil: before }],
    ['slip', { hasPassword: true, firstUntil: later }],
    ['slip-ended', { hasPassword: true, firstUntil: before }],
    ['slip-ended', { hasPassword: true, firstUntil: now }],
    ['active', { hasPassword: true }],
    ['active', { hasPassword: true, invitedUntil: later }],
    ['disabled', { hasPassword: true, isDisabled: true }],
    ['disabled', { isDisabled: true }],
  ] as const)('%s', (state, more) => {
    expect(accessState({ ...nothing, ...more }, now)).toBe(state);
  });
});

const worker: AccessCandidate = {
  state: 'none',
  hasEmail: false,
  hasLeft: false,
  isDraft: false,
  isOwn: false,
  isHolder: false,
};
const wanted = { way: 'auto', renew: false, mayGiveToHolders: false } as const;

describe('who gets what', () => {
  it.each([
    ['slip', 'nobody’s address is known', {}, {}],
    ['mail', 'there is an address', { hasEmail: true }, {}],
    ['slip', 'a slip is chosen', { hasEmail: true }, { way: 'slip' }],
    ['slip', 'the first slip has ended', { state: 'slip-ended' }, {}],
    ['mail', 'the invitation has ended', { state: 'invitation-ended', hasEmail: true }, {}],
    ['slip', 'it is given anew', { state: 'active' }, { renew: true }],
    ['slip', 'a slip is out and it is given anew', { state: 'slip' }, { renew: true }],
    ['slip', 'an administrator gives it', { isHolder: true }, { mayGiveToHolders: true }],
    ['no-email', 'a mail is chosen', {}, { way: 'mail' }],
    ['has-access', 'there is a password', { state: 'active' }, {}],
    ['invited', 'a mail is on its way', { state: 'invited', hasEmail: true }, {}],
    ['slip-out', 'a slip is out', { state: 'slip' }, {}],
    ['disabled', 'the login is disabled', { state: 'disabled' }, { renew: true }],
    ['left', 'the person has left', { hasLeft: true }, { renew: true }],
    ['draft', 'the person has not come yet', { isDraft: true }, { renew: true }],
    ['own', 'it is the own one', { isOwn: true }, { mayGiveToHolders: true }],
    ['role-key', 'rights hang on the person', { isHolder: true }, {}],
  ] as const)('%s: %s', (expected, _, person, how) => {
    const { does, why } = accessStep({ ...worker, ...person }, { ...wanted, ...how });
    expect(why ?? does).toBe(expected);
  });
});
