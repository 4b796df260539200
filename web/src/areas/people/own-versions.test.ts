import { describe, expect, it } from 'vitest';
import { saveOwn } from './own-versions.ts';

/** A record as the server keeps it: who comes with another version than the present one is refused. */
function kept() {
  let version = 1;
  return {
    save: async (given: number) => {
      if (given !== version) throw new Error('changed meanwhile');
      version += 1;
      return version;
    },
    byAnother: () => (version += 1),
  };
}
const same = (version: number) => version;

describe('two forms of one person, opened at once', () => {
  it('are both saved by the same reader, in any number', async () => {
    const record = kept();
    const opened = { id: crypto.randomUUID(), version: 1 };
    for (let form = 0; form < 4; form += 1) await saveOwn(opened, record.save, same);
    expect(await saveOwn({ ...opened, version: 3 }, record.save, same)).toBe(6);
  });

  it('are refused where another came between', async () => {
    const record = kept();
    const opened = { id: crypto.randomUUID(), version: 1 };
    await saveOwn(opened, record.save, same);
    record.byAnother();
    await expect(saveOwn(opened, record.save, same)).rejects.toThrow('changed meanwhile');
  });

  it('of another person are apart', async () => {
    const [one, two] = [kept(), kept()];
    await saveOwn({ id: 'one', version: 1 }, one.save, same);
    expect(await saveOwn({ id: 'two', version: 1 }, two.save, same)).toBe(2);
  });
});
