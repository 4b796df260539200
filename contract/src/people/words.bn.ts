import type { Translated } from '../kernel/words/sentence.ts';
import { documentFields } from './words/document-words.bn.ts';
import { hrisFeedBn } from './words/sync-words.bn.ts';
import type { peopleEn } from './words.en.ts';

/** The lists of a person are among the fields that a proposal or the log names. */
export const listTitles = {
  education: 'শিক্ষা',
  experience: 'অভিজ্ঞতা',
  family: 'পরিবার',
  'emergency-contact': 'জরুরি যোগাযোগ',
};

const fields = {
  ...listTitles,
  number: 'কর্মী নম্বর',
  name: 'নাম',
  localName: 'বাংলায় নাম',
  photo: 'ছবি',
  phone: 'অফিসের ফোন',
  email: 'অফিসের ই-মেইল',
  concernId: 'প্রতিষ্ঠান',
  departmentId: 'বিভাগ',
  unitId: 'ইউনিট',
  subUnitId: 'উপ-ইউনিট',
  designationId: 'পদবি',
  locationId: 'কর্মস্থল',
  regionId: 'অঞ্চল',
  areaId: 'এলাকা',
  categoryId: 'শ্রেণি',
  employmentType: 'চাকরির ধরন',
  lineManagerId: 'লাইন ম্যানেজার',
  secondTierId: 'দ্বিতীয় স্তরের লাইন ম্যানেজার',
  isAssessor: 'মূল্যায়নকারী',
  isHeadOfDepartment: 'বিভাগীয় প্রধান',
  isLineManager: 'অন্যের লাইন ম্যানেজার',
  isSecondTierLineManager: 'অন্যের দ্বিতীয় স্তর',
  status: 'অবস্থা',
  joinedOn: 'যোগদানের তারিখ',
  confirmationDueOn: 'স্থায়ীকরণের নির্ধারিত তারিখ',
  confirmedOn: 'স্থায়ীকরণের তারিখ',
  lastDay: 'শেষ কর্মদিবস',
  leavingReason: 'চাকরি ছাড়ার কারণ',
  birthOn: 'জন্ম তারিখ',
  gender: 'লিঙ্গ',
  bloodGroup: 'রক্তের গ্রুপ',
  religion: 'ধর্ম',
  maritalStatus: 'বৈবাহিক অবস্থা',
  nationality: 'জাতীয়তা',
  nationalId: 'জাতীয় পরিচয়পত্র নম্বর',
  taxNumber: 'কর নম্বর',
  presentAddress: 'বর্তমান ঠিকানা',
  permanentAddress: 'স্থায়ী ঠিকানা',
  personalPhone: 'ব্যক্তিগত ফোন',
  personalEmail: 'ব্যক্তিগত ই-মেইল',
  effectiveFrom: 'কার্যকর হওয়ার তারিখ',
};

export const peopleBn: Translated<typeof peopleEn> = {
  employee: { one: 'কর্মী', many: 'কর্মীবৃন্দ', counted: '{count} জন কর্মী', fields },
  employeeBankAccount: {
    one: 'কর্মীর ব্যাংক হিসাব',
    many: 'কর্মীদের ব্যাংক হিসাব',
    counted: '{count}টি ব্যাংক হিসাব',
  },
  itemIssue: {
    one: 'দেওয়া জিনিস',
    many: 'দেওয়া জিনিসপত্র',
    counted: '{count}টি দেওয়া জিনিস',
  },
  personDocument: {
    one: 'কর্মীর নথি',
    many: 'কর্মীদের নথি',
    counted: '{count}টি নথি',
    fields: documentFields,
  },
  personPhoto: {
    one: 'কর্মীর ছবি',
    many: 'কর্মীদের ছবি',
    counted: '{count}টি ছবি',
  },
  hrisFeed: hrisFeedBn,
  employmentPeriod: {
    one: 'চাকরির পর্ব',
    many: 'চাকরির পর্বসমূহ',
    counted: '{count}টি চাকরির পর্ব',
  },
};
