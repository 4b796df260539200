import { type Language, render } from '../kernel/words/sentence.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}
interface Mail {
  readonly en: Words;
  readonly bn: Words;
}

/** Many people read only one of the two: the other stands below it. */
function inBoth(mail: Mail, values: Readonly<Record<string, string>>): Words {
  const rule = '\n\n—————\n\n';
  return {
    subject: `${mail.en.subject} · ${mail.bn.subject}`,
    text: render(mail.en.text, values) + rule + render(mail.bn.text, values, 'bn'),
  };
}

/** A mail in one language, or in both, as an address without a language of its own gets it. */
export const written = (
  mail: Mail,
  values: Readonly<Record<string, string>>,
  language: Language | 'both',
): Words & { readonly language?: Language } =>
  language === 'both'
    ? inBoth(mail, values)
    : {
        subject: mail[language].subject,
        text: render(mail[language].text, values, language),
        language,
      };

/** No name and nothing else that someone typed: a mail must not carry a stranger's words. */
export const resetMail: Mail = {
  en: {
    subject: 'Choose a new password',
    text: `Someone asked for a new password for your Muster account. If it was you, choose one here within 60 minutes:

{link}

The link works once. If it was not you, do nothing: your password stays as it is.`,
  },
  bn: {
    subject: 'নতুন পাসওয়ার্ড দিন',
    text: `আপনার Muster অ্যাকাউন্টের জন্য কেউ নতুন পাসওয়ার্ড চেয়েছেন। আপনি চেয়ে থাকলে ৬০ মিনিটের মধ্যে এখানে নতুন পাসওয়ার্ড দিন:

{link}

লিংকটি একবারই কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।`,
  },
};

export const inviteMail: Mail = {
  en: {
    subject: 'Your Muster account',
    text: `An account was made for you in Muster. Choose your password here within 7 days:

{link}

The link works once.`,
  },
  bn: {
    subject: 'আপনার Muster অ্যাকাউন্ট',
    text: `Muster-এ আপনার জন্য একটি অ্যাকাউন্ট খোলা হয়েছে। ৭ দিনের মধ্যে এখানে আপনার পাসওয়ার্ড দিন:

{link}

লিংকটি একবারই কাজ করবে।`,
  },
};

export const confirmMail: Mail = {
  en: {
    subject: 'Confirm your e-mail address',
    text: `Someone registered as an applicant in Muster with this address. If it was you, confirm it here within 24 hours:

{link}

If it was not you, do not open the link: without it no account comes into being.`,
  },
  bn: {
    subject: 'আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
    text: `এই ঠিকানা দিয়ে কেউ Muster-এ আবেদনকারী হিসেবে নিবন্ধন করেছেন। আপনি করে থাকলে ২৪ ঘণ্টার মধ্যে এখানে নিশ্চিত করুন:

{link}

আপনি না করে থাকলে লিংকটি খুলবেন না: সেটি না খুললে কোনো অ্যাকাউন্ট তৈরি হবে না।`,
  },
};

export const knownMail: Mail = {
  en: {
    subject: 'You already have a Muster account',
    text: `Someone tried to register in Muster with this address, but you already have an account. Log in here:

{login}

If you do not remember your password, choose a new one here:

{forgot}

If it was not you, do nothing: nothing was changed.`,
  },
  bn: {
    subject: 'আপনার Muster অ্যাকাউন্ট আগে থেকেই আছে',
    text: `এই ঠিকানা দিয়ে কেউ Muster-এ নিবন্ধন করতে চেয়েছেন, কিন্তু আপনার অ্যাকাউন্ট আগে থেকেই আছে। এখানে লগ ইন করুন:

{login}

পাসওয়ার্ড মনে না থাকলে এখানে নতুন পাসওয়ার্ড নিন:

{forgot}

আপনি না করে থাকলে কিছু করতে হবে না: কিছুই বদলায়নি।`,
  },
};

/** For whoever applied without an account: what they sent waits for them behind their own password. */
export const claimMail: Mail = {
  en: {
    subject: 'Claim your Muster account',
    text: `Someone registered in Muster with this address, with which an application was sent before. To see it, choose the password of your account here within 24 hours:

{link}

The link works once. The password typed at the registration is not used. If it was not you, do nothing.`,
  },
  bn: {
    subject: 'আপনার Muster অ্যাকাউন্ট বুঝে নিন',
    text: `এই ঠিকানা দিয়ে কেউ Muster-এ নিবন্ধন করেছেন; আগে এই ঠিকানা থেকে একটি আবেদন পাঠানো হয়েছিল। সেটি দেখতে ২৪ ঘণ্টার মধ্যে এখানে আপনার অ্যাকাউন্টের পাসওয়ার্ড দিন:

{link}

লিংকটি একবারই কাজ করবে। নিবন্ধনের সময় দেওয়া পাসওয়ার্ড ব্যবহার হবে না। আপনি না করে থাকলে কিছু করতে হবে না।`,
  },
};
