import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { days, minutes } from '../../../platform/clock.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { Limit } from '../../../platform/limits/tries.ts';
import type { Account, Origin } from '../../../platform/session/sessions.ts';

const strict = { over: 'refuse', success: 'clears' } as const;
const shared = { over: 'refuse', success: 'takes-back-one' } as const;
const quarter = minutes(15);
const hour = minutes(60);
/** Many people sit behind the one address of an office. */
const office = 300;

/** Whom a try is about: the account that was found, however it was spelled, else the spelling. */
export interface Meant {
  readonly kind: AccountKind;
  readonly login: string;
  readonly account: Pick<Account, 'id'> | undefined;
}
const keyOf = ({ login, account }: Meant): string =>
  account?.id ?? login.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * Strict where one place tries one account; loose for a place; an account by itself is only slowed,
 * so that nobody can lock its owner out from elsewhere.
 */
export const loginLimits = {
  ofPair: (meant: Meant, from: Origin): Limit => ({
    key: ['login', meant.kind, keyOf(meant), networkOf(from.address)],
    most: 9,
    within: quarter,
    ...strict,
  }),
  ofPlace: (from: Origin): Limit => ({
    key: ['login from', networkOf(from.address)],
    most: office,
    within: quarter,
    ...shared,
  }),
  ofAccount: (meant: Meant): Limit => ({
    key: ['login of', meant.kind, keyOf(meant)],
    most: 50,
    within: quarter,
    ...shared,
    over: 'slow',
  }),
};

/** Whoever gets here knows the password: this one counts from wherever it is tried. */
export const codeLimits = ({ kind, id }: Account): readonly Limit[] => [
  { key: ['code', kind, id], most: 5, within: quarter, ...strict },
];

/** Whoever gets here holds a session, perhaps a stolen one, and guesses the password of it. */
export const ownPasswordLimits = ({ kind, id }: Account): readonly Limit[] => [
  { key: ['own password', kind, id], most: 9, within: quarter, ...strict },
];

export const forgotLimits = (meant: readonly Meant[], from: Origin): readonly Limit[] => {
  const place = networkOf(from.address);
  return [
    ...meant.map((one): Limit => ({
      key: ['forgot', one.kind, keyOf(one), place],
      most: 5,
      within: quarter,
      ...strict,
    })),
    { key: ['forgot from', place], most: office, within: hour, ...shared },
  ];
};

export const signUpLimits = (email: string, from: Origin): readonly Limit[] => {
  const place = networkOf(from.address);
  return [
    { key: ['sign up', email.toLowerCase(), place], most: 5, within: quarter, ...strict },
    { key: ['sign up from', place], most: office, within: hour, ...shared },
  ];
};

/** Over it no more mails go to one address, without a word; the last link lasts as long as this. */
export const mailLimit = (email: string): Limit => ({
  key: ['mail to', email.toLowerCase()],
  most: 5,
  within: hour,
  ...shared,
});

/** From however many places it is asked: over it no more go out, without a word. */
export const resetLimit = ({ kind, id }: Account): Limit => ({
  key: ['reset of', kind, id],
  most: 3,
  within: hour,
  ...shared,
});

/** Told once a day; a password that was given or chosen since is another matter. */
export const askLimit = ({
  id,
  passwordHash,
}: Account & { readonly passwordHash: string | null }): Limit => ({
  key: ['access asked', id, passwordHash ?? ''],
  most: 1,
  within: days(1),
  ...shared,
});

/** A token cannot be guessed; but nobody shall make the server hash passwords all day. */
export const linkLimits = (from: Origin): readonly Limit[] => [
  { key: ['link from', networkOf(from.address)], most: office, within: quarter, ...shared },
];
