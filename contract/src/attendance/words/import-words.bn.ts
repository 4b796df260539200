import type { Translated } from '../../kernel/words/sentence.ts';
import type { importEn } from './import-words.en.ts';

export const importBn: Translated<typeof importEn> = {
  title: 'ফাইল থেকে পাঞ্চ',
  hint: 'প্রতি পাঞ্চে এক সারি: কর্মীর নম্বর, তারিখ ও সময়। যা আগে থেকেই আছে তা দ্বিগুণ হয় না; যে নম্বর কারও নয়, তা অচেনা নম্বরে অপেক্ষা করে।',
  label: 'যন্ত্রের ফাইল',
  begun: 'ফাইল পড়া হচ্ছে',
  done: 'ফাইল পড়া হয়েছে',
  failed: 'ফাইল শেষ পর্যন্ত পড়া যায়নি',
  reading: 'ফাইল পড়া',
  log: 'পাঞ্চ দেখুন',
  unknown: 'অচেনা নম্বর দেখুন',
  fileRead: '{name} পড়া হয়েছে',
  fileRefused: '{name} নেওয়া হয়নি।',
  result: {
    taken: '{count}টি পাঞ্চ নেওয়া হয়েছে',
    known: '{count}টি আগে থেকেই ছিল',
    unknown: '{count}টি অচেনা নম্বরের',
    faulty: '{count}টি সারি বাদ পড়েছে',
  },
  faultOf: 'সারি {row}: {fault}',
  faults: {
    number: 'কোনো নম্বর নেই',
    time: 'তারিখ বা সময় পড়া যায় না',
    'not-now': 'সময়টি সামনের, বা এক বছরেরও বেশি আগের',
    'own-record': 'এটি আপনার নিজের; একজন সহকর্মীকে এটি পাঠাতে হবে',
    'not-yours': 'আপনার প্রতিষ্ঠানের কারও এই নম্বর নেই',
  },
  moreFaults: 'ও আরও {count}টি সারি',
  refused: {
    unreadable: 'ফাইলটি সারণি হিসেবে খোলা যায় না। CSV বা XLSX হিসেবে রেখে আবার পাঠান।',
    'too-large': 'সারি খুব বেশি। ভাগ করে পাঠান।',
    header: 'প্রথম সারিতে নম্বর, তারিখ ও সময়ের নাম নেই।',
  },
};
