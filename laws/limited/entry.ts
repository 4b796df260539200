import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import type { Client } from '../../server/src/testing/client.ts';
import type { Makers } from './makers.ts';
import type { Side, World } from './world.ts';

/** What of a concern a call is tried with: the ids in its path, its query and its body. */
export interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Trying {
  readonly side: Side;
  readonly world: World;
  readonly make: Makers;
  /** who makes what only its maker may see: the one who tries, or someone of the other concern */
  readonly maker: Client;
}
export type Ask = (trying: Trying) => Asked | Promise<Asked>;

/** What someone limited to a concern is answered. */
export type Entry =
  /** about the own account alone: there is no other's to name */
  | { readonly is: 'own' }
  /** the group's, refused as such */
  | { readonly is: 'group' }
  /** the group's to read, or a list: nothing of the other concern in it, of the own something */
  | {
      readonly is: 'list';
      readonly ask?: Ask;
      readonly shows: boolean;
      readonly only?: readonly Capacity[];
    }
  /** of one thing: the own is reached, that of the other concern is not there */
  | {
      readonly is: 'one';
      readonly ask: Ask;
      readonly foreign?: readonly [number, string];
      /** the same thing of the group: refused as such */
      readonly group?: Ask;
      /** to others their own persons' alone */
      readonly only?: readonly Capacity[];
    }
  /** of the person's own things: those of anyone else are not there, whatever the concern */
  | { readonly is: 'personal'; readonly ask: Ask }
  /** its reach shows in what becomes of a file or a job; the test that says so */
  | { readonly is: 'elsewhere'; readonly test: string };

export const own: Entry = { is: 'own' };
export const group: Entry = { is: 'group' };
/** Read by everyone, of no concern. */
export const house: Entry = { is: 'list', shows: false };
export const list = (ask?: Ask, more: Pick<More, 'only'> = {}): Entry => ({
  is: 'list',
  ask,
  shows: true,
  ...more,
});
export type More = Partial<Pick<Extract<Entry, { is: 'one' }>, 'foreign' | 'group' | 'only'>>;
export const one = (ask: Ask, more: More = {}): Entry => ({ is: 'one', ask, ...more });
export const keepers: More = { only: ['hr', 'admin'] };
export const personal = (ask: Ask): Entry => ({ is: 'personal', ask });
export const elsewhere = (test: string): Entry => ({ is: 'elsewhere', test });

export const person =
  (body?: object): Ask =>
  ({ side }) => ({ path: { id: side.person }, body });
/** Of a file, which has no pages. */
export const searchAll: Ask = ({ side }) => ({ query: { search: side.token } });
export const search: Ask = ({ side }) => ({ query: { search: side.token, limit: '0' } });
