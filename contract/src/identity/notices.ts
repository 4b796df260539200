import { notice } from '../kernel/decisions/notice.ts';

const designation = '/admin/master/designation/{id}';

/** Who could give themselves everything is watched by the others. */
export const roleKeyChanged = notice({
  name: 'role-key-changed',
  title: { en: 'The rights of a designation changed', bn: 'একটি পদবির অধিকার বদলেছে' },
  en: '{who} changed the role of the designation {post} from {before} to {after}. Whoever holds it has these rights now.',
  bn: '{who} {post} পদবির ভূমিকা {before} থেকে বদলে {after} করেছেন। এই পদবির সবার এখন এই অধিকার।',
  mailed: true,
  opens: { admin: designation, employee: designation },
  only: ['admin'],
  always: {
    en: 'Administrators are always told when someone gives rights to a designation.',
    bn: 'কোনো পদবিকে অধিকার দেওয়া হলে প্রশাসকদের সব সময় জানানো হয়।',
  },
});

const access = '/admin/employee/{id}/access';

/** Whoever has no address cannot be mailed: someone has to act. */
export const accessAsked = notice({
  name: 'access-asked',
  title: { en: 'An employee cannot log in', bn: 'একজন কর্মী লগ ইন করতে পারছেন না' },
  en: '{name} ({number}) has forgotten the password and has no e-mail address. Give them a new first password.',
  bn: '{name} ({number}) পাসওয়ার্ড ভুলে গেছেন, তাঁর ই-মেইল ঠিকানা নেই। তাঁকে নতুন প্রথম পাসওয়ার্ড দিন।',
  mailed: false,
  opens: { admin: access, employee: access },
  only: ['hr', 'admin'],
});
