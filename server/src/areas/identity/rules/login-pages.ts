import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';

/** A login page: that of one kind of account, or the one for everybody. */
export type LoginPage = AccountKind | 'any';

/** In the order in which a password that fits several opens them: the staff goes first. */
const kinds: readonly AccountKind[] = ['user', 'employee', 'applicant'];

/** Whose login this may be, by how it is written: a number never holds an @, an address always does. */
export const kindsMeant = (login: string): readonly AccountKind[] =>
  login.includes('@') ? kinds : ['employee'];

export const opens = (door: LoginPage, kind: AccountKind): boolean =>
  door === 'any' || door === kind;

/** Of those whose password it is: who goes in by this door, or else which door would be right. */
export function mayLogInAt<A extends { readonly kind: AccountKind }>(
  door: LoginPage,
  proved: readonly A[],
): { readonly enters: A } | { readonly rightDoor: AccountKind } | null {
  const enters = proved.find(({ kind }) => opens(door, kind));
  if (enters) return { enters };
  return proved[0] ? { rightDoor: proved[0].kind } : null;
}
