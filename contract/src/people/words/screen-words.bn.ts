import type { Translated } from '../../kernel/words/sentence.ts';
import type { peopleScreensEn } from './screen-words.en.ts';

type Words = Translated<typeof peopleScreensEn>;

const values: Words['values'] = {
  status: {
    Draft: 'খসড়া',
    Probation: 'শিক্ষানবিশ',
    Confirmed: 'স্থায়ী',
    Notice: 'নোটিশে',
    Left: 'চলে গেছেন',
    Suspended: 'সাময়িক বরখাস্ত',
    'Long leave': 'দীর্ঘ ছুটি',
  },
  employmentType: {
    Permanent: 'স্থায়ী',
    Contract: 'চুক্তিভিত্তিক',
    Intern: 'ইন্টার্ন',
    'Part-time': 'খণ্ডকালীন',
  },
  gender: { Male: 'পুরুষ', Female: 'নারী', Other: 'অন্যান্য' },
  maritalStatus: {
    Single: 'অবিবাহিত',
    Married: 'বিবাহিত',
    Divorced: 'তালাকপ্রাপ্ত',
    Widowed: 'বিধবা বা বিপত্নীক',
  },
  leavingReason: {
    Resigned: 'পদত্যাগ',
    Retired: 'অবসর',
    'Contract ended': 'চুক্তি শেষ',
    Dismissed: 'চাকরিচ্যুত',
    Redundant: 'পদ বিলুপ্ত',
    Died: 'মৃত্যু',
    Other: 'অন্যান্য',
  },
};

const list: Words['list'] = {
  moreFilters: 'আরও ফিল্টার',
  moreFiltersOn: 'আরও ফিল্টার ({count})',
  asOf: 'যে দিনের হিসাবে',
  asOfToday: 'আজকের হিসাবে',
  asOfPast: '{day} তারিখে সবাই যেমন ছিলেন তা দেখছেন।',
  asOfFuture: 'আজ পর্যন্ত যা জানা আছে তাতে {day} তারিখে সবাই যেমন হবেন তা দেখছেন।',
  backToToday: 'আজকের হিসাবে ফিরুন',
  joined: 'যোগদান',
};

const add: Words['add'] = {
  title: 'কর্মী যোগ করুন',
  numberHint: 'খালি রাখলে পরের খালি নম্বরটি দেওয়া হবে।',
  statusHint: 'খসড়া প্রতিষ্ঠানের কর্মী হিসেবে গোনা হয় না।',
  joinedHint: 'পরের কোনো দিন হলে ততদিন খসড়া থাকবেন।',
  open: 'প্রোফাইল খুলুন',
};

const profile: Words['profile'] = {
  tabs: { info: 'তথ্য', job: 'চাকরি', history: 'ইতিহাস' },
  sections: {
    identity: 'নাম ও নম্বর',
    contact: 'যোগাযোগ',
    personal: 'ব্যক্তিগত',
    addresses: 'ঠিকানা',
    marks: 'দায়িত্ব',
    place: 'প্রতিষ্ঠানে অবস্থান',
    dates: 'তারিখসমূহ',
  },
  editSection: 'সম্পাদনা: {section}',
  edit: 'সম্পাদনা',
  yes: 'হ্যাঁ',
  no: 'না',
  you: 'আপনি',
  asOfPast: '{name}-কে {day} তারিখের হিসাবে দেখছেন। কিছু বদলাতে আজকের হিসাবে ফিরুন।',
  asOfFuture: '{name}-কে {day} তারিখের পরিকল্পনা অনুযায়ী দেখছেন। কিছু বদলাতে আজকের হিসাবে ফিরুন।',
  notYet: 'এই দিনে প্রতিষ্ঠানে নেই',
  notYetHint: '{day} তারিখে এই ব্যক্তির কোনো তথ্য নেই। পরের কোনো দিন বেছে নিন।',
  print: 'ছাপার রূপ',
  chips: {
    head: 'বিভাগীয় প্রধান',
    manager: 'লাইন ম্যানেজার',
    secondTier: 'দ্বিতীয় স্তরের লাইন ম্যানেজার',
    assessor: 'মূল্যায়নকারী',
    lastDay: 'শেষ কর্মদিবস {day}',
  },
};

const job: Words['job'] = {
  change: 'চাকরির তথ্য বদলান',
  title: '{name}-এর চাকরির তথ্য বদলান',
  what: 'কী বদলাবে',
  when: 'কবে থেকে, কেন',
  reason: 'কারণ',
  reasonHint: 'ইতিহাসে লেখা থাকবে। না থাকলে খালি রাখুন।',
  atOnce: 'এখনই কার্যকর হবে।',
  later: 'সেদিন নিজে থেকেই কার্যকর হবে; ততদিন সব আগের মতো থাকবে।',
  earlier: 'সেদিন থেকে ইতিহাস ঠিক হবে; পরের পরিবর্তনগুলো যেমন আছে থাকবে।',
  preview: '{day} থেকে যা আলাদা হবে',
  nothing: 'এখনো কিছু বদলায়নি।',
  nothingYet: 'এখনো কিছু বদলায়নি। কী বদলাবে তা বেছে নিন।',
  becomes: 'হবে',
  none: 'নেই',
  saved: 'আজ থেকে চাকরির তথ্য বদলানো হলো',
  savedFrom: '{day} থেকে চাকরির তথ্য বদলানো হলো',
  submit: 'পরিবর্তন সংরক্ষণ করুন',
};

const history: Words['history'] = {
  title: 'ইতিহাস',
  since: '{from} থেকে',
  until: '{from} – {until}',
  from: '{from} থেকে',
  planned: 'পরিকল্পিত',
  now: 'এখন',
  begun: 'রেকর্ড শুরু',
  entered: 'লেখা হয়েছে {when}',
  cancel: 'ফিরিয়ে নিন',
  cancelTitle: '{day} তারিখের পরিবর্তন ফিরিয়ে নেবেন?',
  cancelHint: 'সেদিন থেকেও সব আগের মতোই থাকবে। ইতিহাসে এই পরিকল্পনা আর থাকবে না।',
  cancelled: 'পরিবর্তনটি ফিরিয়ে নেওয়া হয়েছে',
  cancelFailed: 'পরিবর্তনটি ফিরিয়ে নেওয়া যায়নি',
  empty: 'এখনো কোনো ইতিহাস নেই',
  causes: {
    join: 'যোগদান',
    joinConfirmed: 'যোগদান, সরাসরি স্থায়ী',
    confirm: 'স্থায়ীকরণ',
    giveNotice: 'নোটিশ দিয়েছেন',
    withdrawNotice: 'নোটিশ প্রত্যাহার',
    suspend: 'সাময়িক বরখাস্ত',
    resume: 'সাময়িক বরখাস্ত শেষে ফেরা',
    beginLongLeave: 'দীর্ঘ ছুটি শুরু',
    endLongLeave: 'দীর্ঘ ছুটি শেষে ফেরা',
    leave: 'চাকরি ছেড়েছেন',
    rehire: 'পুনর্নিয়োগ',
    change: 'চাকরির তথ্য বদল',
    import: 'আমদানি করা',
    sync: 'এইচআরআইএস থেকে আনা',
  },
};

const life: Words['life'] = {
  next: 'অবস্থা বদলান',
  date: 'যেদিন থেকে',
  lastDay: 'শেষ কর্মদিবস',
  note: 'মন্তব্য',
  noteHint: 'এই ব্যক্তির ইতিহাসে লেখা থাকবে।',
  leavingReason: 'চাকরি ছাড়ার কারণ',
  handOver: 'কে দলের দায়িত্ব নেবেন',
  handOverHint: 'যাঁরা {name}-এর অধীনে আছেন, তখন থেকে সবাই এই ব্যক্তির অধীনে থাকবেন।',
  due: 'স্থায়ীকরণের নির্ধারিত তারিখ',
  dueHint: 'যেদিন শিক্ষানবিশকাল শেষ হওয়ার কথা।',
  noDate: 'বাছাই করা দিন',
  act: {
    join: 'যোগদান করান',
    joinConfirmed: 'স্থায়ী হিসেবে যোগদান করান',
    confirm: 'স্থায়ী করুন',
    giveNotice: 'নোটিশ দিন',
    withdrawNotice: 'নোটিশ প্রত্যাহার করুন',
    suspend: 'সাময়িক বরখাস্ত করুন',
    resume: 'সাময়িক বরখাস্ত তুলে নিন',
    beginLongLeave: 'দীর্ঘ ছুটি শুরু করুন',
    endLongLeave: 'দীর্ঘ ছুটি শেষ করুন',
    leave: 'চাকরি থেকে বিদায়',
    rehire: 'পুনর্নিয়োগ দিন',
  },
  title: {
    join: '{name} যোগ দিচ্ছেন',
    joinConfirmed: '{name} স্থায়ী হিসেবে যোগ দিচ্ছেন',
    confirm: '{name}-কে স্থায়ী করুন',
    giveNotice: '{name}-এর নোটিশ',
    withdrawNotice: '{name}-এর নোটিশ প্রত্যাহার',
    suspend: '{name}-কে সাময়িক বরখাস্ত',
    resume: '{name}-এর সাময়িক বরখাস্ত তুলে নেওয়া',
    beginLongLeave: '{name}-এর দীর্ঘ ছুটি',
    endLongLeave: '{name} দীর্ঘ ছুটি থেকে ফিরেছেন',
    leave: '{name} চাকরি ছাড়ছেন',
    rehire: '{name}-কে পুনর্নিয়োগ',
  },
  effect: {
    join: '{date} থেকে {name} শিক্ষানবিশ হিসেবে এখানে কাজ করবেন।',
    joinConfirmed: '{date} থেকে {name} স্থায়ী হিসেবে এখানে কাজ করবেন।',
    confirm: '{date} থেকে {name} স্থায়ী; শিক্ষানবিশকাল শেষ।',
    giveNotice: '{date} থেকে {name} নোটিশকালে থাকবেন এবং তখনো এখানে কাজ করবেন।',
    withdrawNotice: '{date} থেকে {name} আবার নোটিশের আগের অবস্থায় থাকবেন।',
    suspend: '{date} থেকে {name} সাময়িক বরখাস্ত থাকবেন। প্রতিষ্ঠানে অবস্থান ঠিক থাকবে।',
    resume: '{date} থেকে {name} আবার সাময়িক বরখাস্তের আগের অবস্থায় থাকবেন।',
    beginLongLeave: '{date} থেকে {name} দীর্ঘ ছুটিতে থাকবেন। প্রতিষ্ঠানে অবস্থান ঠিক থাকবে।',
    endLongLeave: '{date} থেকে {name} আবার ছুটির আগের অবস্থায় থাকবেন।',
    leave: '{date} তারিখ {name}-এর শেষ কর্মদিবস। এরপর আর লগ ইন করতে পারবেন না; রেকর্ড ও ইতিহাস থাকবে।',
    rehire: '{date} থেকে {name} একই নম্বরে আবার শিক্ষানবিশ হিসেবে এখানে কাজ করবেন।',
  },
  correct: {
    act: { joining: 'যোগদানের তারিখ সংশোধন করুন', leaving: 'চাকরি ছাড়া সংশোধন করুন' },
    title: {
      joining: '{name}-এর যোগদানের তারিখ সংশোধন',
      leaving: '{name}-এর চাকরি ছাড়া সংশোধন',
    },
    effect: {
      joining: '{name}-এর হাজিরা ও ছুটি সঠিক দিন অনুযায়ী বদলাবে। বন্ধ মাস বন্ধই থাকবে।',
      leaving:
        '{name} চাকরি না ছাড়লে শেষ কর্মদিবস খালি রাখুন। হাজিরা ও ছুটি সে অনুযায়ী বদলাবে। বন্ধ মাস বন্ধই থাকবে।',
    },
    day: { joining: 'সঠিক যোগদানের তারিখ', leaving: 'সঠিক শেষ কর্মদিবস' },
    reason: 'কারণ',
    reasonHint: 'ইতিহাসে ও নিরীক্ষা লগে লেখা থাকবে।',
    done: '{name}: সংশোধন করা হয়েছে',
  },
  done: '{name}: {step}, {date} থেকে',
  leaves: '{name}: শেষ কর্মদিবস {date}',
};

const print: Words['print'] = {
  print: 'ছাপুন',
  back: 'প্রোফাইলে ফিরুন',
  title: 'কর্মীর রেকর্ড',
  printed: 'ছাপা হয়েছে {when}',
};

const team: Words['team'] = {
  title: 'আমার দল',
  one: 'দলের সদস্য',
  many: 'দলের সদস্যবৃন্দ',
  direct: 'সরাসরি অধীনস্থ',
  second: 'দ্বিতীয় ধাপ',
  all: 'যাঁদের দেখতে পারি',
  reach: 'তালিকায় কারা',
  emptyHint: 'আপনি যাঁদের লাইন ম্যানেজার, তাঁরা এখানে আসবেন।',
};

export const peopleScreensBn: Words = {
  people: 'জনবল',
  values,
  list,
  add,
  profile,
  job,
  history,
  life,
  print,
  team,
};
