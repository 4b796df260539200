import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import { roomWords } from '../../words/room-words.ts';
import type { words } from './words.en.ts';

type Own = Translated<typeof words>;

declare module '../../words/words.ts' {
  interface RoomWords extends Own {}
}

export const payWords = roomWords(['pay'], {
  en: () => import('./words.en.ts'),
  bn: () => import('./words.bn.ts'),
});
