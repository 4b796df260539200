import type { Translated } from '../kernel/sentence.ts';
import type { organisationEn } from './words.en.ts';

export const organisationBn: Translated<typeof organisationEn> = {
  designation: {
    one: 'পদবি',
    many: 'পদবিসমূহ',
    counted: '{count}টি পদবি',
    fields: { name: 'নাম', grade: 'গ্রেড', roleKey: 'ভূমিকা' },
    hints: {
      grade: 'যেমন M3 বা 12।',
      roleKey: 'এই পদবির সবাই ওই ভূমিকার অধিকার পান।',
    },
  },
};
