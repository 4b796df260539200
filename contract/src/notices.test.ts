import { describe, expect, it } from 'vitest';
import { notice, noticePath, sayNotice } from './kernel/decisions/notice.ts';
import type { Sentence } from './kernel/words/sentence.ts';
import { noticeKinds } from './notices.ts';

const due = notice({
  name: 'due',
  title: { en: 'Due', bn: 'বাকি' },
  en: '{what} of {name} is due on {on}, {left} left',
  bn: '{name}: {what} {on}, বাকি {left}',
  mailed: false,
  opens: { admin: '/admin/thing/{id}', employee: '/employee/thing/{id}' },
});
const values = {
  what: { en: 'Passport', bn: 'পাসপোর্ট' },
  name: 'Karima',
  on: { day: '2026-11-05' },
  left: 12,
};

describe('a notice', () => {
  it('is said in the language of whoever reads: words, days and figures', () => {
    expect(sayNotice(due.en, values, 'en')).toBe(
      'Passport of Karima is due on Nov 05, 2026, 12 left',
    );
    expect(sayNotice(due.bn, values, 'bn')).toBe('Karima: পাসপোর্ট ০৫ নভে, ২০২৬, বাকি ১২');
  });

  it('leads to its target in the panel of the reader', () => {
    expect(noticePath(due, 'employee', '17')).toBe('/employee/thing/17');
  });

  it('leads to a place in it, where the address names a value', () => {
    const opens = { admin: '/admin/of/{owner}?line={line}', employee: '/employee/{what}/{id}' };
    const inside = { ...due, opens };
    const told = { ...values, owner: 'a&b', line: 3 };
    expect(noticePath(inside, 'admin', '17', told)).toBe('/admin/of/a%26b?line=3');
    // what is said in words of a language is no part of an address
    expect(noticePath(inside, 'employee', '17', told)).toBe('/employee/{what}/17');
  });
});

const placesOf = (sentence: Sentence): string[] => {
  const text = typeof sentence === 'string' ? sentence : sentence.other;
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '').toSorted();
};

it.each([...noticeKinds.values()].map((kind) => [kind.name, kind] as const))(
  '%s tells the same in both languages',
  (_, kind) => {
    expect(placesOf(kind.bn)).toEqual(placesOf(kind.en));
    if (kind.byMail) expect(placesOf(kind.byMail.bn)).toEqual(placesOf(kind.byMail.en));
  },
);
