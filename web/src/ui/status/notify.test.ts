import { expect, it, vi } from 'vitest';
import { isTrayWanted, notify, onTrayWanted, openTray } from './notify.ts';

it('what is said before the tray is there calls it and waits', () => {
  const called = vi.fn();
  const stop = onTrayWanted(called);
  notify.success('Saved');
  notify.error('Lost');
  expect(called).toHaveBeenCalled();
  expect(isTrayWanted()).toBe(true);

  const shown: string[] = [];
  const close = openTray(({ kind, text }) => shown.push(`${kind}: ${text}`));
  expect(shown).toEqual(['success: Saved', 'error: Lost']);

  notify.success('Again');
  expect(shown).toHaveLength(3);

  close();
  notify.success('Later');
  expect(shown).toHaveLength(3);
  openTray(({ text }) => shown.push(text))();
  expect(shown.at(-1)).toBe('Later');
  stop();
});
