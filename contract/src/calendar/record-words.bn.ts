import type { calendarRecordsEn } from './record-words.en.ts';

const counted = (words: string) => ({ one: `{count}${words}`, other: `{count}${words}` });

export const calendarRecordsBn: typeof calendarRecordsEn = {
  holiday: {
    one: 'ছুটির দিন',
    many: 'ছুটির দিন',
    counted: counted('টি ছুটির দিন'),
    fields: {
      name: 'নাম',
      from: 'প্রথম দিন',
      until: 'শেষ দিন',
      type: 'ধরন',
      colour: 'রং',
      locations: 'কর্মস্থল',
      recurring: 'প্রতি বছর',
      half: 'আধা দিন',
      active: 'ব্যবহারে আছে',
    },
    said: {
      added: 'ছুটির দিন যোগ হয়েছে',
      updated: 'ছুটির দিন হালনাগাদ হয়েছে',
      getFailed: 'ছুটির দিন আনা যায়নি',
      deleteFailed: 'ছুটির দিন মোছা যায়নি',
    },
  },
  holidayLocation: {
    one: 'কর্মস্থলের ছুটি',
    many: 'কর্মস্থলের ছুটি',
    counted: counted('টি ছুটির দিন'),
  },
  shift: {
    one: 'শিফট',
    many: 'শিফট',
    counted: counted('টি শিফট'),
    fields: {
      name: 'নাম',
      shortName: 'সংক্ষিপ্ত নাম',
      colour: 'রং',
      startsAt: 'শুরু',
      endsAt: 'শেষ',
      breakMinutes: 'বিরতি',
      graceIn: 'এর পরে এলে দেরি',
      graceOut: 'এর আগে গেলে আগাম',
      halfDayUnder: 'এর কম হলে আধা দিন',
      absentUnder: 'এর কম হলে অনুপস্থিত',
      windowBefore: 'শুরুর আগে গোনা হয়',
      windowAfter: 'শেষের পরে গোনা হয়',
      overtimeFrom: 'এর পরে ওভারটাইম',
      overtimeBlock: 'ওভারটাইমের একক',
      overtimeMost: 'সর্বোচ্চ ওভারটাইম',
      overtimeEarly: 'আগে আসাও ওভারটাইম',
      active: 'ব্যবহারে আছে',
    },
  },
  rosterPattern: {
    one: 'ধারা',
    many: 'ধারা',
    counted: counted('টি ধারা'),
    fields: { name: 'নাম', beginsOn: 'প্রথম দিন', days: 'দিন', active: 'ব্যবহারে আছে' },
  },
  rosterPatternDay: {
    one: 'ধারার দিন',
    many: 'ধারার দিন',
    counted: counted('টি ধারার দিন'),
  },
  rosterAssignment: {
    one: 'রোস্টার',
    many: 'রোস্টার',
    counted: counted('টি রোস্টার'),
    fields: {
      target: 'কার জন্য',
      of: 'কে',
      from: 'কবে থেকে',
      pattern: 'ধারা',
      shiftedBy: 'কত দিন সরানো',
      shift: 'শিফট',
    },
  },
  rosterDay: {
    one: 'হাতে ঠিক করা দিন',
    many: 'হাতে ঠিক করা দিন',
    counted: counted('টি হাতে ঠিক করা দিন'),
  },
  payPeriod: {
    one: 'বেতনকাল',
    many: 'বেতনকাল',
    counted: counted('টি বেতনকাল'),
  },
};
