import type { Translated } from '../../kernel/words/sentence.ts';
import { peopleActionsBn } from './action-words.bn.ts';
import type { peopleListsEn } from './list-words.en.ts';
import { listTitles } from '../words.bn.ts';

type Words = Translated<typeof peopleListsEn>;

const lists: Words['lists'] = {
  titles: listTitles,
  rows: {
    education: 'ডিগ্রি',
    experience: 'নিয়োগকর্তা',
    family: 'পরিবারের সদস্য',
    'emergency-contact': 'জরুরি যোগাযোগ',
  },
  empty: {
    education: 'এখনো কোনো ডিগ্রি লেখা নেই।',
    experience: 'আগের কোনো কাজ এখনো লেখা নেই।',
    family: 'পরিবারের কারও কথা এখনো লেখা নেই।',
    'emergency-contact': 'জরুরি অবস্থায় কাকে ফোন করতে হবে তা এখনো লেখা নেই।',
  },
  fields: {
    degree: 'ডিগ্রি',
    institution: 'প্রতিষ্ঠান',
    subject: 'বিষয়',
    passedIn: 'পাসের বছর',
    result: 'ফলাফল',
    employer: 'নিয়োগকর্তা',
    position: 'পদ',
    from: 'শুরু',
    until: 'শেষ',
    duties: 'দায়িত্ব',
    name: 'নাম',
    relation: 'সম্পর্ক',
    birthOn: 'জন্মতারিখ',
    occupation: 'পেশা',
    phone: 'ফোন',
    address: 'ঠিকানা',
  },
  entry: {
    added: 'নতুন',
    changed: 'পরিবর্তিত',
    removed: 'বাদ',
    moved: 'সরানো',
    place: 'তালিকায় স্থান',
  },
  numbered: '{row} {number}',
  inRow: '{row}: {field}',
  add: 'যোগ করুন: {row}',
  up: 'উপরে নিন: {row}',
  down: 'নিচে নিন: {row}',
  remove: 'বাদ দিন: {row}',
};

const items: Words['items'] = {
  title: 'জিনিসপত্র',
  held: 'এখন হাতে আছে',
  returned: 'ফেরত দেওয়া',
  nothingHeld: '{name}-এর হাতে এখন কিছু নেই।',
  issue: 'জিনিস দিন',
  issueTitle: '{name}-কে জিনিস দিন',
  item: 'জিনিস',
  serialNumber: 'ক্রমিক নম্বর',
  serialHint: 'এই নম্বরের জিনিস একসময়ে একজনের কাছেই থাকতে পারে।',
  issuedOn: 'দেওয়ার তারিখ',
  returnedOn: 'ফেরতের তারিখ',
  note: 'মন্তব্য',
  since: '{day} থেকে',
  span: '{from} – {until}',
  takeBack: 'ফেরত নিন',
  takeBackTitle: 'ফেরত নিন: {item}',
  issued: '{item} দেওয়া হয়েছে',
  takenBack: '{item} ফেরত নেওয়া হয়েছে',
  issueFailed: 'জিনিসটি দেওয়া যায়নি',
  takeBackFailed: 'জিনিসটি ফেরত নেওয়া যায়নি',
  deleteHint: 'ভুল করে লেখা হলে মুছুন। সত্যিই হাতে থাকলে বরং ফেরত নিন।',
  deleted: 'লেখাটি মুছে ফেলা হয়েছে',
  deleteFailed: 'লেখাটি মোছা যায়নি',
};

const chart: Words['chart'] = {
  title: 'প্রতিষ্ঠানের কাঠামো',
  note: 'আজকের হিসাবে কে কার অধীনে। পরের স্তর দেখতে কাউকে খুলুন।',
  find: 'কাউকে খুঁজুন',
  notDrawn: 'এই ব্যক্তি কাঠামোতে নেই: আজ যাঁরা এখানে কাজ করেন শুধু তাঁদের দেখানো হয়।',
  cut: '{total} জনের মধ্যে {shown} জন দেখানো হচ্ছে: অন্যদের খুঁজে নিন।',
  cutUnder: '{name}-এর অধীনে {total} জনের মধ্যে {shown} জন দেখানো হচ্ছে: অন্যদের খুঁজে নিন।',
  shown: { one: '{count} জন দেখানো হচ্ছে', other: '{count} জন দেখানো হচ্ছে' },
  expand: '{count} জন {name}-এর অধীনে: দেখান',
  collapse: '{count} জন {name}-এর অধীনে: গুটিয়ে রাখুন',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  fit: 'পর্দায় মানিয়ে নিন',
  picture: 'ছবি হিসেবে রাখুন',
  pictureFailed: 'ছবিটি তৈরি করা যায়নি',
  keys: 'তীরচিহ্নে সরুন, এন্টারে খুলুন বা গুটান, যোগ ও বিয়োগে বড়-ছোট করুন।',
  emptyTitle: 'এখনো আঁকার মতো কেউ নেই',
  emptyHint: 'প্রোফাইলে লেখা লাইন ম্যানেজার থেকে এই কাঠামো তৈরি হয়।',
};

export const peopleListsBn: Words = { lists, items, chart, ...peopleActionsBn };
