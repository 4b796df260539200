import { choiceSetting, whole, yesNo } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

/** Who may come and go on the page, and what being late costs; read by attendance and pay. */
export const attendanceSection = section(
  'attendance',
  {
    webPunch: yesNo({ default: true, perConcern: true }),
    lateFree: whole({ min: 0, max: 31, default: 2, perConcern: true }),
    lateEvery: whole({ min: 0, max: 31, default: 0, perConcern: true }),
    lateCosts: choiceSetting({ values: ['0.25', '0.5', '1'], default: '0.5', perConcern: true }),
  },
  {
    en: {
      title: 'Attendance',
      hint: 'How people come and go, and what being late costs.',
      settings: {
        webPunch: {
          label: 'Come and go on the page',
          hint: 'Off: only devices note it, and the button is not shown.',
        },
        lateFree: {
          label: 'Lates that cost nothing',
          hint: 'So many in a month are free; later ones are counted.',
        },
        lateEvery: {
          label: 'Lates that cost a part of a day',
          hint: 'Every so many of the counted ones. 0: being late costs nothing.',
        },
        lateCosts: {
          label: 'What they cost',
          hint: 'Taken off the pay of the month, unless someone excuses the lates.',
          options: { '0.25': 'A quarter of a day', '0.5': 'Half a day', '1': 'A day' },
        },
      },
    },
    bn: {
      title: 'হাজিরা',
      hint: 'মানুষ কীভাবে আসা-যাওয়া করেন, আর দেরির মূল্য কী।',
      settings: {
        webPunch: {
          label: 'পাতায় আসা-যাওয়া',
          hint: 'বন্ধ থাকলে শুধু যন্ত্রে নথিভুক্ত হয়, বোতামটি দেখা যায় না।',
        },
        lateFree: {
          label: 'যত দেরিতে কিছু কাটে না',
          hint: 'মাসে এতগুলো মাফ; পরেরগুলো গোনা হয়।',
        },
        lateEvery: {
          label: 'যত দেরিতে দিনের অংশ কাটে',
          hint: 'গোনা দেরির প্রতি এতগুলোতে একবার। ০: দেরিতে কিছু কাটে না।',
        },
        lateCosts: {
          label: 'কতটা কাটে',
          hint: 'কেউ মাফ না করলে ওই মাসের বেতন থেকে কাটে।',
          options: { '0.25': 'সিকি দিন', '0.5': 'আধা দিন', '1': 'এক দিন' },
        },
      },
    },
  },
);
