import type { Translated } from '../kernel/words/sentence.ts';
import type { organisationEn } from './words.en.ts';

const name = 'নাম';

export const organisationBn: Translated<typeof organisationEn> = {
  concern: {
    one: 'প্রতিষ্ঠান',
    many: 'প্রতিষ্ঠানসমূহ',
    counted: '{count}টি প্রতিষ্ঠান',
    fields: {
      name,
      shortName: 'সংক্ষিপ্ত নাম',
      phone: 'ফোন',
      address: 'ঠিকানা',
      establishedOn: 'প্রতিষ্ঠার তারিখ',
      colorCode: 'রং',
    },
    hints: { colorCode: 'ক্যালেন্ডার ও চার্টে এই প্রতিষ্ঠানকে চেনায়।' },
  },
  concernLogo: {
    one: 'প্রতিষ্ঠানের লোগো',
    many: 'প্রতিষ্ঠানের লোগো',
    counted: '{count}টি লোগো',
    fields: {},
  },
  department: {
    one: 'বিভাগ',
    many: 'বিভাগসমূহ',
    counted: '{count}টি বিভাগ',
    fields: { name, shortName: 'সংক্ষিপ্ত নাম', concernId: 'প্রতিষ্ঠান' },
  },
  unit: {
    one: 'ইউনিট',
    many: 'ইউনিটসমূহ',
    counted: '{count}টি ইউনিট',
    fields: { name, departmentId: 'বিভাগ' },
  },
  subUnit: {
    one: 'উপ-ইউনিট',
    many: 'উপ-ইউনিটসমূহ',
    counted: '{count}টি উপ-ইউনিট',
    fields: { name, unitId: 'ইউনিট' },
  },
  designation: {
    one: 'পদবি',
    many: 'পদবিসমূহ',
    counted: '{count}টি পদবি',
    fields: { name, grade: 'গ্রেড', roleKey: 'ভূমিকা' },
    hints: {
      grade: 'যেমন M3 বা 12।',
      roleKey: 'এই পদবির সবাই ওই ভূমিকার অধিকার পান।',
    },
    choices: {
      roleKey: {
        'Head of Human Resources': 'মানবসম্পদ প্রধান',
        'Head of Factory Operation': 'কারখানা পরিচালনা প্রধান',
        'Head of Procurement': 'ক্রয় প্রধান',
        'Head of Sales': 'বিক্রয় প্রধান',
        'Head of Supply Chain': 'সরবরাহ প্রধান',
        'Business Development Manager': 'ব্যবসা উন্নয়ন ব্যবস্থাপক',
        'Chief Executive Officer': 'প্রধান নির্বাহী কর্মকর্তা',
        'Managing Director': 'ব্যবস্থাপনা পরিচালক',
      },
    },
  },
  employeeCategory: {
    one: 'কর্মীর শ্রেণি',
    many: 'কর্মীর শ্রেণিসমূহ',
    counted: '{count}টি কর্মীর শ্রেণি',
    fields: { name, colorCode: 'রং' },
    hints: { colorCode: 'চার্টে এই শ্রেণিকে চেনায়।' },
  },
  location: {
    one: 'কর্মস্থল',
    many: 'কর্মস্থলসমূহ',
    counted: '{count}টি কর্মস্থল',
    fields: { name, address: 'ঠিকানা' },
  },
  region: { one: 'অঞ্চল', many: 'অঞ্চলসমূহ', counted: '{count}টি অঞ্চল', fields: { name } },
  area: {
    one: 'এলাকা',
    many: 'এলাকাসমূহ',
    counted: '{count}টি এলাকা',
    fields: { name, regionId: 'অঞ্চল' },
  },
  territory: {
    one: 'টেরিটরি',
    many: 'টেরিটরিসমূহ',
    counted: '{count}টি টেরিটরি',
    fields: { name, areaId: 'এলাকা' },
  },
  point: {
    one: 'পয়েন্ট',
    many: 'পয়েন্টসমূহ',
    counted: '{count}টি পয়েন্ট',
    fields: { name, territoryId: 'টেরিটরি' },
  },
  bank: {
    one: 'ব্যাংক',
    many: 'ব্যাংকসমূহ',
    counted: '{count}টি ব্যাংক',
    fields: { name, branch: 'শাখা', routingNumber: 'রাউটিং নম্বর', swiftCode: 'সুইফট কোড' },
  },
  itemCategory: {
    one: 'সামগ্রীর শ্রেণি',
    many: 'সামগ্রীর শ্রেণিসমূহ',
    counted: '{count}টি সামগ্রীর শ্রেণি',
    fields: { name },
    said: { getFailed: 'সামগ্রীর শ্রেণি আনা যায়নি' },
  },
  item: {
    one: 'সামগ্রী',
    many: 'সামগ্রীসমূহ',
    counted: '{count}টি সামগ্রী',
    fields: {
      name,
      itemCategoryId: 'শ্রেণি',
      serialNumber: 'ক্রমিক নম্বর',
      purchasedOn: 'ক্রয়ের তারিখ',
      price: 'মূল্য',
    },
  },
};
