import { sheetRefusals } from '../../kernel/sheets/sheet-refusals.ts';

/** Why a sheet of pay is not checked, applied or undone: entries and opening figures alike. */
export const paySheetRefusals = sheetRefusals('pay', {
  nothing: {
    en: 'There is nothing to apply: all that the sheet says is here already.',
    bn: 'প্রয়োগ করার কিছু নেই: শিটে যা আছে তা আগে থেকেই এখানে আছে।',
  },
  header: {
    en: 'The first row must name the columns. “Employee number” must be among them; download the empty sheet and fill it.',
    bn: 'প্রথম সারিতে কলামের নাম থাকতে হবে। “কর্মী নম্বর” তার মধ্যে থাকতে হবে; খালি শিটটি ডাউনলোড করে পূরণ করুন।',
  },
  inUse: {
    en: 'The pay of {names} was approved or paid with this, so it cannot be undone any more. Nothing was changed.',
    bn: 'এটি ধরে {names}-এর বেতন অনুমোদিত বা পরিশোধিত হয়েছে, তাই আর ফিরিয়ে নেওয়া যায় না। কিছু বদলানো হয়নি।',
  },
});
