import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BeatWatch, beatEvery, watchBeats } from '../../../../tools/watch-beats.mjs';

let ended: number;
let watch: BeatWatch;
beforeEach(() => {
  vi.useFakeTimers();
  ended = 0;
  watch = watchBeats(3, () => (ended += 1));
});
afterEach(() => {
  watch.end();
  vi.useRealTimers();
});
const silence = (beats: number) => vi.advanceTimersByTime(beats * beatEvery);

describe('a process of which three beats may be missed', () => {
  it('is not missed before its first beat', () => {
    silence(100);
    expect(ended).toBe(0);
  });

  it('may be silent ten times as long while it starts, and no longer', () => {
    watch.heard();
    silence(29);
    expect(ended).toBe(0);
    silence(1);
    expect(ended).toBe(1);
  });

  it('that serves is ended after three, once', () => {
    watch.heard();
    silence(20);
    watch.serving();
    silence(2);
    expect(ended).toBe(0);
    silence(20);
    expect(ended).toBe(1);
  });

  it('that beats is never ended, and one that is gone neither', () => {
    watch.heard();
    watch.serving();
    for (let beat = 0; beat < 20; beat += 1) {
      silence(2);
      watch.heard();
    }
    watch.end();
    silence(20);
    expect(ended).toBe(0);
  });
});
