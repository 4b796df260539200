import { describe, expect, it } from 'vitest';
import { folded, icalendar } from './icalendar.ts';

const at = '2026-11-15T19:28:37.123Z';

describe('a calendar file', () => {
  it('tells whole days, the end being the day after', () => {
    const day = { id: 'x', from: '2026-02-27', until: '2026-02-28', summary: 'Annual; a, b\\c\nd' };
    const text = icalendar('Rahim', [day], at);
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20260227\r\nDTEND;VALUE=DATE:20260301\r\n');
    expect(text).toContain('\r\nUID:x-20260227@muster\r\nDTSTAMP:20261115T192837Z\r\n');
    expect(text).toContain('SUMMARY:Annual\\; a\\, b\\\\c\\nd\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  it.each(['x'.repeat(300), 'ছুটির দিন '.repeat(20), '🎓'.repeat(60), 'x'.repeat(75), ''])(
    'folds %s at 75 octets and loses nothing',
    (line) => {
      const lines = folded(line).split('\r\n');
      for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
      expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
    },
  );

  it('cannot be made to say more than its events', () => {
    const summary = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT';
    const text = icalendar(
      'n',
      [{ id: 'x', from: '2026-01-01', until: '2026-01-01', summary }],
      at,
    );
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });
});
