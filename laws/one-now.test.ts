import { expect, it } from 'vitest';
import { sources, type Source } from './sources.ts';

const all = sources();

/** Where a date of today is made of an instant and a zone: once on each side. */
const makers = ['server/src/platform/now.ts', 'web/src/session/company-days.ts'];

/** They tell or read times by a clock, or look whether there is such a zone; none makes a today. */
const clocks = [
  'contract/src/kernel/dates/clock-text.ts',
  'contract/src/kernel/dates/dates.ts',
  'contract/src/kernel/dates/day-text.ts',
  'contract/src/kernel/settings/setting-kinds.ts',
  'contract/src/kernel/words/text-value.ts',
  'server/src/config.ts',
  'server/src/areas/administration/audit/export-entries.ts',
  'server/src/areas/attendance/rules/zone-time.ts',
  'server/src/areas/pay/demo/festivals.ts',
  'web/src/areas/administration/settings/settings-options.ts',
  'web/src/areas/attendance/day/wall-time.ts',
  'web/src/panels/frame/greeting.tsx',
];

const breaking = (law: RegExp, allowed: readonly string[], among: readonly Source[] = all) =>
  among.flatMap(({ file, text }) => (law.test(text) && !allowed.includes(file) ? [file] : []));

/** A date cut from the text of an instant is that of Greenwich. */
const cut = /\b(now\(\)|at|now|instant|(new Date\([^)]*\)|\w+)\.toISOString\(\))\.slice\(0, 10\)/;
/** The parts of a date by the clock of the machine or of the device. */
const parts = /\.get(FullYear|Month|Date|Day)\(\)/;
const zoned = /\btimeZone\b/;
const settled = /\bof\(\s*(companySection\.settings\.)?zone\b/;

it('a time zone is given to the formatter of dates in named places only', () => {
  expect(breaking(zoned, [...makers, ...clocks])).toEqual([]);
  for (const file of [...makers, ...clocks])
    expect(
      all.some((one) => one.file === file && zoned.test(one.text)),
      file,
    ).toBe(true);
});

it('no date is cut from an instant', () => {
  const days = [
    // whole days, of Greenwich on purpose: of a wall clock, a cell, what was typed, and to share out work
    'server/src/areas/attendance/rules/zone-time.ts',
    'server/src/areas/pay/demo/festivals.ts',
    'server/src/platform/sheets/xlsx-worker.ts',
    'server/src/areas/attendance/devices/take-punches.ts',
    'web/src/ui/text/day-text.ts',
    'contract/src/kernel/dates/dates.ts',
  ];
  expect(breaking(cut, days)).toEqual([]);
  expect(breaking(parts, [])).toEqual([]);
});

it('the setting of the zone is read where now is made, and where a session tells of it', () => {
  const readers = ['server/src/platform/now.ts', 'server/src/areas/identity/actor.ts'];
  expect(breaking(settled, readers)).toEqual([]);
});

it('the weekend is not fixed in a page', () => {
  const fixed = /\bweekend\w*\s*[=:][^=]*\[\s*[0-6]\s*,|weekendDays=\{\[/i;
  const pages = all.filter(({ file }) => file.startsWith('web/') && file !== makers[1]);
  expect(breaking(fixed, [], pages)).toEqual([]);
});

it.each([
  [cut, 'const day = clock.now().slice(0, 10);'],
  [cut, 'const day = new Date(ms).toISOString().slice(0, 10);'],
  [parts, 'const day = now.getDate();'],
  [zoned, "new Intl.DateTimeFormat('en-CA', { timeZone: zone })"],
  [settled, 'inForce.of(companySection.settings.zone, concernId)'],
])('the law itself sees: %s in %s', (law, text) => {
  expect(law.test(text)).toBe(true);
});
