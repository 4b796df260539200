import { refusal } from '../kernel/refusal.ts';

export const logoNotPrintable = refusal('concern.logo-not-printable', 422, {
  en: 'This picture cannot be drawn on documents. Save it anew as PNG or JPEG, with at most {most} megapixels, and send that.',
  bn: 'ছবিটি ডকুমেন্টে ছাপা যায় না। PNG বা JPEG হিসেবে, সর্বোচ্চ {most} মেগাপিক্সেলে, নতুন করে সংরক্ষণ করে পাঠান।',
});
