import { choiceSetting, textSetting, whole, yesNo } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

export const prorations = ['calendar', '30', '26', 'working'] as const;
export type Proration = (typeof prorations)[number];

/** By what a month's pay is calculated, in each company. A run keeps what was in force. */
export const paySection = section(
  'pay',
  {
    proration: choiceSetting({ values: prorations, default: 'calendar', perConcern: true }),
    absenceDays: choiceSetting({ values: prorations, default: '30', perConcern: true }),
    overtimeHours: whole({ min: 1, max: 744, default: 208, perConcern: true }),
    netFloor: whole({ min: 0, max: 100, default: 0, perConcern: true }),
    netUnit: choiceSetting({ values: ['0.01', '1', '10'], default: '0.01', perConcern: true }),
    suspendedPays: whole({ min: 0, max: 100, default: 50, perConcern: true }),
    longLeavePays: whole({ min: 0, max: 100, default: 0, perConcern: true }),
    halfDayAbsence: whole({ min: 0, max: 100, default: 50, perConcern: true }),
    fundAfterMonths: whole({ min: 0, max: 600, default: 12, perConcern: true }),
    fundVestsAfterYears: whole({ min: 0, max: 50, default: 0, perConcern: true }),
    incomeTax: yesNo({ default: false, perConcern: true }),
    taxCountry: textSetting({ max: 2, required: true, default: 'BD', perConcern: true }),
    taxUnit: choiceSetting({ values: ['0.01', '1', '10'], default: '1', perConcern: true }),
    fundRecognised: yesNo({ default: false, perConcern: true }),
  },
  {
    en: {
      title: 'Pay',
      hint: 'How a month is calculated. A payslip that was made keeps what was set then.',
      settings: {
        proration: {
          label: 'A part of a month is paid by',
          hint: 'For those who join, leave or get another salary within a month. By the calendar and by 30 every day counts; by 26 and by working days only working days count, no more than make the whole month.',
          options: {
            calendar: 'Days of the calendar',
            '30': '30 days',
            '26': '26 days',
            working: 'Working days',
          },
        },
        absenceDays: {
          label: 'A day of absence is a part of',
          hint: 'A day costs the month’s pay divided by this, unless the structure of the salary says otherwise.',
          options: {
            calendar: 'The days of the calendar',
            '30': '30 days',
            '26': '26 days',
            working: 'The working days',
          },
        },
        overtimeHours: {
          label: 'Hours of a month',
          hint: 'An hour of overtime is this part of the month, times what the structure says.',
        },
        netFloor: {
          label: 'Of the gross less absence, at least so many per cent are paid out',
          hint: 'Loans and other deductions wait for the next month where they would take more. Absence was not earned and is taken first.',
        },
        netUnit: {
          label: 'What is paid out is rounded up to',
          hint: 'The difference is a line of its own on the payslip.',
          options: { '0.01': 'Nothing is rounded', '1': 'Whole units', '10': 'Tens' },
        },
        suspendedPays: {
          label: 'Per cent paid while suspended',
          hint: 'Of a day on which someone was suspended.',
        },
        longLeavePays: {
          label: 'Per cent paid on long leave',
          hint: 'Of a day of a long leave.',
        },
        halfDayAbsence: {
          label: 'A half day counts as absent (%)',
          hint: 'Of a day of which only half was worked; what was leave is not counted again.',
        },
        fundAfterMonths: {
          label: 'Months of service before the provident fund',
          hint: 'From then on the parts for members count.',
        },
        fundVestsAfterYears: {
          label: 'Years of service until the employer’s share is payable',
          hint: 'Of the provident fund. 0: at once. Only what is payable today is shown by it.',
        },
        incomeTax: {
          label: 'Deduct income tax',
          hint: 'By the income slabs of the country. A tax that a structure takes under the same component is left out then.',
        },
        taxCountry: {
          label: 'Income slabs of the country',
          hint: 'Its two letters, as on the page of income slabs: BD for Bangladesh.',
        },
        taxUnit: {
          label: 'The tax of a month is rounded to',
          hint: 'The last month of the year takes what is left.',
          options: { '0.01': 'Nothing is rounded', '1': 'Whole units', '10': 'Tens' },
        },
        fundRecognised: {
          label: 'The provident fund is recognised',
          hint: 'Then what employees pay into it counts as an investment for the tax rebate.',
        },
      },
    },
    bn: {
      title: 'বেতন',
      hint: 'মাসের হিসাব কীসে হয়। তৈরি হয়ে যাওয়া পে-স্লিপে তখনকার নিয়মই থাকে।',
      settings: {
        proration: {
          label: 'মাসের অংশের বেতনের ভিত্তি',
          hint: 'মাসের মধ্যে যোগ দিলে, চলে গেলে বা বেতন বদলালে। পঞ্জিকা ও ৩০ দিনের ভিত্তিতে প্রতিটি দিন গোনা হয়; ২৬ দিন ও কর্মদিবসের ভিত্তিতে শুধু কর্মদিবস, পুরো মাসের দিনের বেশি নয়।',
          options: {
            calendar: 'পঞ্জিকার দিন',
            '30': '৩০ দিন',
            '26': '২৬ দিন',
            working: 'কর্মদিবস',
          },
        },
        absenceDays: {
          label: 'অনুপস্থিতির এক দিন যার অংশ',
          hint: 'এক দিনের কর্তন মাসের বেতনের এই ভাগ, যদি বেতন কাঠামোতে অন্য কিছু না থাকে।',
          options: {
            calendar: 'পঞ্জিকার দিন',
            '30': '৩০ দিন',
            '26': '২৬ দিন',
            working: 'কর্মদিবস',
          },
        },
        overtimeHours: {
          label: 'মাসের ঘণ্টা',
          hint: 'এক ঘণ্টা ওভারটাইম মাসের এই ভাগ, কাঠামোর গুণিতক অনুযায়ী।',
        },
        netFloor: {
          label: 'অনুপস্থিতি বাদে মোট বেতনের অন্তত যত শতাংশ হাতে দেওয়া হয়',
          hint: 'এর বেশি কাটলে ঋণ ও অন্যান্য কর্তন পরের মাসে যায়। অনুপস্থিতির বেতন অর্জিতই হয়নি, তা আগে কাটে।',
        },
        netUnit: {
          label: 'হাতে দেওয়া টাকা যে এককে পূর্ণ করা হয়',
          hint: 'পার্থক্যটি পে-স্লিপে আলাদা লাইনে থাকে।',
          options: { '0.01': 'পূর্ণ করা হয় না', '1': 'পূর্ণ সংখ্যা', '10': 'দশের গুণিতক' },
        },
        suspendedPays: {
          label: 'সাময়িক বরখাস্ত থাকাকালে শতাংশ',
          hint: 'বরখাস্ত থাকা এক দিনের বেতনের।',
        },
        longLeavePays: {
          label: 'দীর্ঘ ছুটিতে শতাংশ',
          hint: 'দীর্ঘ ছুটির এক দিনের বেতনের।',
        },
        halfDayAbsence: {
          label: 'আধা দিন যতটা অনুপস্থিতি (%)',
          hint: 'যে দিনের অর্ধেক কাজ হয়েছে তার; যা ছুটি ছিল তা আবার গোনা হয় না।',
        },
        fundAfterMonths: {
          label: 'ভবিষ্য তহবিলের আগে চাকরির মাস',
          hint: 'এরপর থেকে সদস্যদের অংশগুলো গোনা হয়।',
        },
        fundVestsAfterYears: {
          label: 'নিয়োগকর্তার অংশ প্রাপ্য হওয়ার আগে চাকরির বছর',
          hint: 'ভবিষ্য তহবিলের। ০: তখনই। শুধু আজ প্রাপ্য কত তা এতে দেখানো হয়।',
        },
        incomeTax: {
          label: 'আয়কর কাটা হয়',
          hint: 'দেশের আয়কর স্ল্যাব অনুযায়ী। বেতন কাঠামো একই উপাদানে যে কর কাটে তা তখন বাদ থাকে।',
        },
        taxCountry: {
          label: 'যে দেশের আয়কর স্ল্যাব',
          hint: 'দেশের দুই অক্ষর, আয়কর স্ল্যাবের পাতায় যেমন: বাংলাদেশের জন্য BD।',
        },
        taxUnit: {
          label: 'মাসের কর যে এককে পূর্ণ করা হয়',
          hint: 'বছরের শেষ মাসে বাকিটা কাটা হয়।',
          options: { '0.01': 'পূর্ণ করা হয় না', '1': 'পূর্ণ সংখ্যা', '10': 'দশের গুণিতক' },
        },
        fundRecognised: {
          label: 'ভবিষ্য তহবিল স্বীকৃত',
          hint: 'তাহলে কর্মীদের জমা কর রেয়াতের বিনিয়োগ হিসেবে গণ্য হয়।',
        },
      },
    },
  },
);
