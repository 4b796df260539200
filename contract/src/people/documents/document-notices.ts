import { notice } from '../../kernel/decisions/notice.ts';

/** To HR: a paper of someone runs out. */
export const documentExpires = notice({
  name: 'document-expires',
  title: { en: 'A document runs out', bn: 'নথির মেয়াদ শেষ হচ্ছে' },
  en: '{document} of {name} is valid until {day}.',
  bn: '{name}-এর {document} {day} পর্যন্ত বৈধ।',
  mailed: true,
  // who is HR has that panel, whichever one they read this in
  opens: { admin: '/admin/employee/{id}/documents', employee: '/admin/employee/{id}/documents' },
});

/** To the person whose paper it is. */
export const ownDocumentExpires = notice({
  name: 'own-document-expires',
  title: { en: 'My document runs out', bn: 'আমার নথির মেয়াদ শেষ হচ্ছে' },
  en: 'Your document “{document}” is valid until {day}. Give HR the new one in time.',
  bn: 'আপনার নথি “{document}” {day} পর্যন্ত বৈধ। সময়মতো নতুনটি মানবসম্পদ বিভাগে দিন।',
  mailed: true,
  opens: { admin: '/admin/profile/documents', employee: '/employee/profile/documents' },
});

/** To HR and the line manager: someone's probation comes to its end. */
export const confirmationDue = notice({
  name: 'confirmation-due',
  title: { en: 'A confirmation is due', bn: 'স্থায়ীকরণের দিন আসছে' },
  en: 'The confirmation of {name} is due on {day}.',
  bn: '{name}-এর স্থায়ীকরণের নির্ধারিত দিন {day}।',
  mailed: true,
  opens: { admin: '/admin/employee/{id}/job', employee: '/employee/team/{id}' },
});

/** To HR, every week until it is mended: people stand under someone who has left. */
export const teamUnderLeaver = notice({
  name: 'team-under-a-leaver',
  title: { en: 'A team has no manager', bn: 'একটি দলের ব্যবস্থাপক নেই' },
  en: '{name} has left and is still the line manager of {count} in the company. Give them another one.',
  bn: '{name} চলে গেছেন, অথচ এখনও {count} জনের লাইন ম্যানেজার। তাঁদের অন্য ম্যানেজার দিন।',
  mailed: true,
  opens: {
    admin: '/admin/employee?lineManager={id}',
    employee: '/admin/employee?lineManager={id}',
  },
});
