import { emailSetting, choiceSetting, textSetting } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

export const mailSection = section(
  'mail',
  {
    senderName: textSetting({ max: 80, default: '', perConcern: false }),
    replyTo: emailSetting({ default: '', perConcern: false }),
    language: choiceSetting({ values: ['both', 'en', 'bn'], default: 'both', perConcern: false }),
    footer: textSetting({ max: 500, lines: true, default: '', perConcern: false }),
  },
  {
    en: {
      title: 'Mail',
      hint: 'How the mails look that Muster sends.',
      settings: {
        senderName: {
          label: 'Sender name',
          hint: 'Stands before the address that mails come from. Empty: the name of the company.',
        },
        replyTo: {
          label: 'Answers go to',
          hint: 'An address that someone reads. Empty: answers go to the sending address.',
        },
        language: {
          label: 'Language',
          hint: 'For people who have not chosen one.',
          options: { both: 'Both, one below the other', en: 'English', bn: 'Bangla' },
        },
        footer: {
          label: 'Text below every mail',
          hint: 'An address, a telephone number or a legal line. Plain text.',
        },
      },
    },
    bn: {
      title: 'মেইল',
      hint: 'Muster যে মেইল পাঠায় তা কেমন দেখায়।',
      settings: {
        senderName: {
          label: 'প্রেরকের নাম',
          hint: 'যে ঠিকানা থেকে মেইল যায় তার আগে থাকে। খালি: প্রতিষ্ঠানের নাম।',
        },
        replyTo: {
          label: 'উত্তর যাবে',
          hint: 'এমন ঠিকানা যা কেউ পড়েন। খালি: উত্তর প্রেরকের ঠিকানায় যায়।',
        },
        language: {
          label: 'ভাষা',
          hint: 'যাঁরা কোনো ভাষা বেছে নেননি তাঁদের জন্য।',
          options: { both: 'দুটিই, একটির নিচে অন্যটি', en: 'ইংরেজি', bn: 'বাংলা' },
        },
        footer: {
          label: 'প্রতিটি মেইলের নিচের লেখা',
          hint: 'ঠিকানা, টেলিফোন নম্বর বা আইনি কথা। সাদামাটা লেখা।',
        },
      },
    },
  },
);
