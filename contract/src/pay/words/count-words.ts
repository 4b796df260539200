/** What is counted of a month, in structures, payslips and late corrections alike. */
export const countsEn = {
  overtime: 'Overtime hours',
  nights: 'Nights worked',
  holidaysWorked: 'Holidays worked',
  weeklyOffsWorked: 'Weekly days off worked',
  presentDays: 'Days present',
  absence: 'Days absent',
  unpaidLeave: 'Days of unpaid leave',
  lateDays: 'Days deducted for lateness',
  encashedLeave: 'Days of leave encashed',
};

export const countsBn: typeof countsEn = {
  overtime: 'ওভারটাইমের ঘণ্টা',
  nights: 'রাতের কাজ',
  holidaysWorked: 'সরকারি ছুটিতে কাজের দিন',
  weeklyOffsWorked: 'সাপ্তাহিক ছুটিতে কাজের দিন',
  presentDays: 'উপস্থিত দিন',
  absence: 'অনুপস্থিত দিন',
  unpaidLeave: 'বিনা বেতনে ছুটির দিন',
  lateDays: 'দেরির জন্য কাটা দিন',
  encashedLeave: 'নগদায়িত ছুটির দিন',
};
