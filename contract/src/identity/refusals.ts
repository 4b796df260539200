import { refusal } from '../kernel/refusal.ts';

export const wrongLogin = refusal('identity.wrong-login', 401, {
  en: 'The e-mail address or the password is wrong.',
  bn: 'ই-মেইল ঠিকানা বা পাসওয়ার্ড ভুল।',
});
export const wrongPassword = refusal('identity.wrong-password', 422, {
  en: 'The current password is wrong.',
  bn: 'বর্তমান পাসওয়ার্ড ভুল।',
});
export const setupClosed = refusal('identity.setup-closed', 404, {
  en: 'This set-up link is not valid any more.',
  bn: 'এই সেট-আপ লিংক আর চালু নেই।',
});
