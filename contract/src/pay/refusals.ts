import { refusal } from '../kernel/refusal.ts';

export const structureWrong = refusal('pay.structure-wrong', 422, {
  en: 'The structure cannot be saved: {what}',
  bn: 'কাঠামোটি সংরক্ষণ করা যাচ্ছে না: {what}',
});
export const versionUsed = refusal('pay.version-used', 409, {
  en: 'Pay was calculated with this version. Add a new version from a later day instead.',
  bn: 'এই সংস্করণে বেতন হিসাব হয়েছে। বরং পরের কোনো দিন থেকে নতুন সংস্করণ যোগ করুন।',
});
export const versionOnDay = refusal('pay.version-on-day', 409, {
  en: 'There is a version from {date} on already.',
  bn: '{date} থেকে একটি সংস্করণ আগেই আছে।',
});
export const lastVersion = refusal('pay.last-version', 409, {
  en: 'A structure keeps at least one version. Add another first, or delete the structure.',
  bn: 'কাঠামোর অন্তত একটি সংস্করণ থাকতে হয়। আগে আরেকটি যোগ করুন, অথবা কাঠামোটি মুছুন।',
});
export const noVersion = refusal('pay.no-version', 422, {
  en: 'This structure has no parts yet. Add them first.',
  bn: 'এই কাঠামোতে এখনো কোনো অংশ নেই। আগে যোগ করুন।',
});
export const grossTooSmall = refusal('pay.gross-too-small', 422, {
  en: 'The parts of this structure come to {short} more than the gross. Enter a higher salary or choose another structure.',
  bn: 'এই কাঠামোর অংশগুলো মোট বেতনের চেয়ে {short} বেশি হয়। বেশি বেতন দিন, অথবা অন্য কাঠামো বেছে নিন।',
});
export const grossTooSmallLater = refusal('pay.gross-too-small-later', 422, {
  en: 'From {date} on, the parts of this structure come to {short} more than the gross. Enter a higher salary, or another one from that day on first.',
  bn: '{date} থেকে এই কাঠামোর অংশগুলো মোট বেতনের চেয়ে {short} বেশি হয়। বেশি বেতন দিন, অথবা আগে সেই দিন থেকে অন্য বেতন দিন।',
});
export const salariesTooSmall = refusal('pay.salaries-too-small', 422, {
  en: 'The parts come to {short} more than the salary of {name}. Employees affected: {people}. Lower the parts, or raise these salaries first.',
  bn: 'অংশগুলো {name}-এর বেতনের চেয়ে {short} বেশি হয়। এমন কর্মী: {people} জন। অংশ কমান, অথবা আগে তাঁদের বেতন বাড়ান।',
});
export const rateOnDay = refusal('pay.rate-on-day', 409, {
  en: 'There is a salary from {date} on already. Change that one.',
  bn: '{date} থেকে একটি বেতন আগেই আছে। সেটি বদলান।',
});
export const rateUsed = refusal('pay.rate-used', 409, {
  en: '{month} was approved or paid by this salary. Enter a new one from a later day.',
  bn: 'এই বেতনে {month} মাস অনুমোদিত বা পরিশোধিত হয়েছে। পরের কোনো দিন থেকে নতুন বেতন দিন।',
});
export const rateTooEarly = refusal('pay.rate-too-early', 422, {
  en: '{name} joined on {date}. Choose that day or a later one.',
  bn: '{name} {date} তারিখে যোগ দিয়েছেন। সেই দিন বা তার পরের কোনো দিন বেছে নিন।',
});
export const entryUsed = refusal('pay.entry-used', 409, {
  en: '{month} was approved or paid with this entry. It can be ended, not changed.',
  bn: 'এই এন্ট্রি ধরে {month} মাস অনুমোদিত বা পরিশোধিত হয়েছে। এটি শেষ করা যায়, বদলানো যায় না।',
});
export const entryKind = refusal('pay.entry-kind', 422, {
  en: '{name} is calculated by the system. Choose another component.',
  bn: '{name} সিস্টেম নিজেই হিসাব করে। অন্য উপাদান বেছে নিন।',
});
export const attendanceOpen = refusal('pay.attendance-open', 422, {
  en: 'Attendance of {month} is not closed yet. Close it first: pay is calculated from it.',
  bn: '{month} মাসের হাজিরা এখনো বন্ধ হয়নি। আগে বন্ধ করুন: বেতন তার হিসাবেই হয়।',
});
export const figuresPending = refusal('pay.figures-pending', 409, {
  en: 'Attendance of {month} is closed, and its figures are being added up. Try again in a moment.',
  bn: '{month} মাসের হাজিরা বন্ধ হয়েছে, হিসাব যোগ হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
});
export const attendanceChanged = refusal('pay.attendance-changed', 409, {
  en: 'Attendance of {month} was opened again since this was generated. Close it and generate again.',
  bn: 'এটি তৈরির পরে {month} মাসের হাজিরা আবার খোলা হয়েছে। সেটি বন্ধ করে আবার তৈরি করুন।',
});
export const nobodyToPay = refusal('pay.nobody', 422, {
  en: 'Nobody of this company has a salary in {month}. Enter salaries first.',
  bn: '{month} মাসে এই প্রতিষ্ঠানের কারও বেতন নির্ধারিত নেই। আগে বেতন দিন।',
});
export const beingGenerated = refusal('pay.being-generated', 409, {
  en: '{month} is being generated already. Wait until it is done.',
  bn: '{month} মাসের বেতন এখনই তৈরি হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
});
export const notBeingGenerated = refusal('pay.not-being-generated', 409, {
  en: 'The pay of {month} is not being generated any more, so there is nothing to stop.',
  bn: '{month} মাসের বেতন এখন আর তৈরি হচ্ছে না, তাই থামানোর কিছু নেই।',
});
export const runOver = refusal('pay.run-over', 409, {
  en: 'This run is already {state}. Nothing was changed.',
  bn: 'এই বেতনের অবস্থা এখন {state}। কিছু বদলানো হয়নি।',
});
export const sheetOver = refusal('pay.sheet-over', 409, {
  en: 'This pay is already {state}. Nothing was changed.',
  bn: 'এই বেতনের অবস্থা এখন {state}। কিছু বদলানো হয়নি।',
});
export const fourEyes = refusal('pay.four-eyes', 409, {
  en: '{who} generated or changed this pay, so someone else has to approve and pay it.',
  bn: 'এই বেতন {who} তৈরি বা বদল করেছেন, তাই অন্য কাউকে অনুমোদন ও পরিশোধ করতে হবে।',
});
export const soleNeedsReason = refusal('pay.sole-needs-reason', 422, {
  en: 'You generated or changed this pay and nobody else can approve it. Give a reason: it is kept in the log.',
  bn: 'এই বেতন আপনি তৈরি বা বদল করেছেন, আর অনুমোদনের জন্য অন্য কেউ নেই। কারণ লিখুন: সেটি নথিতে থাকবে।',
});
export const nothingToPay = refusal('pay.nothing-to-pay', 422, {
  en: 'None of the chosen pay can be approved or paid: it is held, paid already or gone.',
  bn: 'বাছাই করা কোনো বেতনই অনুমোদন বা পরিশোধ করা যায় না: স্থগিত, আগেই পরিশোধিত, অথবা নেই।',
});
export const ownPayAlone = refusal('pay.own-pay', 403, {
  en: 'You cannot hold, change or separately pay your own pay. Ask a colleague.',
  bn: 'আপনি নিজের বেতন স্থগিত, বদল বা আলাদাভাবে পরিশোধ করতে পারেন না। একজন সহকর্মীকে বলুন।',
});
export const ownPayApproved = refusal('pay.own-pay-approved', 403, {
  en: 'Your own pay is among these and you approved it yourself. Let someone else pay it, or choose only the others.',
  bn: 'এর মধ্যে আপনার নিজের বেতন আছে, আর আপনিই তা অনুমোদন করেছেন। অন্য কাউকে পরিশোধ করতে বলুন, অথবা শুধু বাকিদেরটা বাছুন।',
});
export const heldLeft = refusal('pay.held-left', 409, {
  en: 'Held payslips of this month that are not paid yet: {count}. Release and pay them before the month is closed.',
  bn: 'এই মাসের স্থগিত ও অপরিশোধিত পে-স্লিপ: {count}। মাস সমাপ্ত করার আগে স্থগিতাদেশ তুলে সেগুলো পরিশোধ করুন।',
});
export const runHoldsMonth = refusal('pay.run-holds-month', 409, {
  en: 'The pay of {concern} for {month} is {state}. Attendance stays closed: enter the correction as late, and the next pay makes up for it.',
  bn: '{concern}-এর {month} মাসের বেতনের অবস্থা {state}। হাজিরা বন্ধই থাকবে: সংশোধনটি বিলম্বিত হিসেবে লিখুন, পরের বেতনে সমন্বয় হবে।',
});
export const notALine = refusal('pay.not-a-line', 422, {
  en: 'This pay has no such line to change. Enter a single payment or deduction instead.',
  bn: 'এই বেতনে বদলানোর মতো এমন কোনো লাইন নেই। বরং একটি আলাদা প্রাপ্তি বা কর্তন লিখুন।',
});
export const loanOver = refusal('pay.loan-over', 409, {
  en: 'This loan is settled or cancelled. Nothing was changed.',
  bn: 'এই ঋণ শোধ বা বাতিল হয়ে গেছে। কিছু বদলানো হয়নি।',
});
export const loanPaidBack = refusal('pay.loan-paid-back', 409, {
  en: 'A part of this loan was paid back already. Record the rest as an early repayment instead.',
  bn: 'এই ঋণের কিছু অংশ আগেই শোধ হয়েছে। বরং বাকিটা শোধ হিসেবে লিখুন।',
});
export const tooMuchPaidBack = refusal('pay.too-much-paid-back', 422, {
  en: 'Only {balance} is left of this loan.',
  bn: 'এই ঋণের মাত্র {balance} বাকি আছে।',
});
export const notPaidYet = refusal('pay.not-paid-yet', 409, {
  en: 'The pay of {month} is not approved yet. Open its attendance and correct it there.',
  bn: '{month} মাসের বেতন এখনো অনুমোদিত হয়নি। হাজিরা খুলে সেখানেই সংশোধন করুন।',
});
export const tooFewLeft = refusal('pay.too-few-left', 422, {
  en: 'Fewer than that were counted in {month}. Enter fewer.',
  bn: '{month} মাসে এতগুলো গণনা হয়নি। কম লিখুন।',
});
export const calculatedBefore = refusal('pay.calculated-before', 409, {
  en: 'Another pay of {name} was approved since this one was calculated, and this one has arrears or something left over in it. Calculate it again first. Payslips concerned: {people}.',
  bn: 'এটি হিসাবের পরে {name}-এর আরেকটি বেতন অনুমোদিত হয়েছে, আর এটিতে বকেয়া বা আগের জের আছে। আগে আবার হিসাব করুন। এমন {people} জন আছেন।',
});
export const nothingToReverse = refusal('pay.nothing-to-reverse', 422, {
  en: 'None of the chosen pay was paid, so there is nothing to take back.',
  bn: 'বাছাই করা কোনো বেতনই পরিশোধ হয়নি, তাই প্রত্যাহার করার কিছু নেই।',
});
export const reversalAsked = refusal('pay.reversal-asked', 409, {
  en: 'Some of this pay is to be taken back already. Approve or cancel that first.',
  bn: 'এর কিছু বেতনের প্রত্যাহার আগেই চাওয়া হয়েছে। আগে সেটি অনুমোদন বা বাতিল করুন।',
});
export const reversalEyes = refusal('pay.reversal-eyes', 409, {
  en: '{who} asked for this, so someone else has to approve it.',
  bn: 'এটি {who} চেয়েছেন, তাই অন্য কাউকে অনুমোদন করতে হবে।',
});
export const reversalOver = refusal('pay.reversal-over', 409, {
  en: 'This reversal is already {state}. Nothing was changed.',
  bn: 'এই প্রত্যাহারের অবস্থা এখন {state}। কিছু বদলানো হয়নি।',
});
export const loanOvertaken = refusal('pay.loan-overtaken', 409, {
  en: 'The loan of {name} changed since this was generated: it is paused, or less is left of it than the pay takes. Recalculate that payslip first.',
  bn: 'এটি তৈরির পরে {name}-এর ঋণ বদলেছে: কিস্তি স্থগিত, অথবা বেতন থেকে যত কাটা হচ্ছে তত আর বাকি নেই। আগে সেই পে-স্লিপ আবার হিসাব করুন।',
});
export const payOvertaken = refusal('pay.overtaken', 409, {
  en: 'An entry, the salary, its structure or the last day of {name} changed after it was generated. Generate again or recalculate that payslip. Employees affected: {people}.',
  bn: 'এটি তৈরির পরে {name}-এর কোনো এন্ট্রি, বেতন, বেতন কাঠামো বা শেষ কর্মদিবস বদলেছে। আবার তৈরি করুন, অথবা সেই পে-স্লিপ আবার হিসাব করুন। এমন কর্মী: {people} জন।',
});
export const noSalaryNow = refusal('pay.no-salary-now', 409, {
  en: '{name} has no salary of this company in {month} any more. Take the payslip out of the run, or generate again.',
  bn: '{month} মাসে এই প্রতিষ্ঠানে {name}-এর আর কোনো বেতন নির্ধারিত নেই। পে-স্লিপটি এই মাসের বেতন থেকে বাদ দিন, অথবা আবার তৈরি করুন।',
});
export const nobodyForBonus = refusal('pay.nobody-for-bonus', 422, {
  en: 'Nobody of this company gets the bonus of {festival}. Check the months of service and for whom it is.',
  bn: '{festival}-এর বোনাস এই প্রতিষ্ঠানের কেউ পান না। চাকরির মাস ও কাদের জন্য, তা দেখুন।',
});
export const noIncomeSlab = refusal('pay.no-income-slab', 422, {
  en: 'There are no income slabs of {country} for the income year that begins in {year}. Add them first, or switch income tax off in the settings of pay.',
  bn: '{country}-এর {year} সালে শুরু আয়বর্ষের কোনো আয়কর স্ল্যাব নেই। আগে যোগ করুন, অথবা বেতনের সেটিংসে আয়কর বন্ধ করুন।',
});
export const slabWrong = refusal('pay.slab-wrong', 422, {
  en: 'The income slabs cannot be saved: {what}',
  bn: 'আয়কর স্ল্যাব সংরক্ষণ করা যাচ্ছে না: {what}',
});
export const slabThere = refusal('pay.slab-there', 409, {
  en: 'There are income slabs of {country} for {year} already. Change those.',
  bn: '{country}-এর {year} সালের আয়কর স্ল্যাব আগেই আছে। সেগুলো বদলান।',
});
export const slabUsed = refusal('pay.slab-used', 409, {
  en: 'Pay was calculated by these income slabs, so they stay. Change them instead: earlier pay keeps its version.',
  bn: 'এই আয়কর স্ল্যাবে বেতন হিসাব হয়েছে, তাই এগুলো থাকবে। বরং বদলান: আগের বেতনে আগের সংস্করণই থাকে।',
});
export const bonusPlanned = refusal('pay.bonus-planned', 409, {
  en: '{festival} is planned for {month} already.',
  bn: '{month} মাসে {festival} আগেই পরিকল্পনায় আছে।',
});
export const untaxedNeedsReason = refusal('pay.untaxed-needs-reason', 422, {
  en: 'Say why no income tax is deducted: it is shown with the calculation.',
  bn: 'আয়কর কেন কাটা হবে না তা লিখুন: হিসাবের সঙ্গে এটি দেখানো হয়।',
});
export const taxOvertaken = refusal('pay.tax-overtaken', 409, {
  en: 'Other pay of {name} in this tax year was approved or taken back since this one was calculated, so its income tax is no longer right. Generate again or recalculate that payslip. Employees affected: {people}.',
  bn: 'এটি হিসাবের পরে এই আয়বর্ষে {name}-এর অন্য বেতন অনুমোদিত বা প্রত্যাহার হয়েছে, তাই এর আয়কর আর ঠিক নেই। আবার তৈরি করুন, অথবা সেই পে-স্লিপ আবার হিসাব করুন। এমন কর্মী: {people} জন।',
});
