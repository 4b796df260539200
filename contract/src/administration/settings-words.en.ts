import type { SettingsWords } from './settings-wording.ts';

const inForce = {
  company: {
    title: 'Company',
    hint: 'Who you are and by which calendar and clock you work.',
    settings: {
      name: {
        label: 'Name',
        hint: 'Shown in the menu and as the sender of mails.',
      },
      zone: {
        label: 'Time zone',
        hint: 'Days begin and end by this clock.',
      },
      currency: {
        label: 'Currency',
        hint: 'The currency of salaries and claims.',
      },
      weekend: {
        label: 'Weekend',
        hint: 'Days on which nobody has to work; leave does not count them.',
      },
      incomeYearStart: {
        label: 'Income year begins in',
        hint: 'The month in which a new tax year starts.',
      },
    },
  },
  attendance: {
    title: 'Attendance',
    hint: 'How people come and go, and what being late costs.',
    settings: {
      webPunch: {
        label: 'Come and go on the page',
        hint: 'Off: only devices note it, and the button is not shown.',
      },
      lateFree: {
        label: 'Lates that cost nothing',
        hint: 'So many in a month are free; later ones are counted.',
      },
      lateEvery: {
        label: 'Lates that cost a part of a day',
        hint: 'Every so many of the counted ones. 0: being late costs nothing.',
      },
      lateCosts: {
        label: 'What they cost',
        hint: 'Taken off the pay of the month, unless someone excuses the lates.',
        options: { '0.25': 'A quarter of a day', '0.5': 'Half a day', '1': 'A day' },
      },
    },
  },
  decisions: {
    title: 'Decisions',
    hint: 'What happens when a request waits for a yes.',
    settings: {
      escalateAfterDays: {
        label: 'Days until a request moves up',
        hint: 'Waiting this long, free days counted, it goes to the next above. 0: never.',
      },
    },
  },
  people: {
    title: 'People',
    hint: 'When people are reminded of what comes due, and what is left to someone suspended.',
    settings: {
      documentDays: {
        label: 'Days before a document runs out',
        hint: 'HR and the person are reminded for the first time.',
      },
      documentDaysAgain: {
        label: 'Days before a document runs out, once more',
        hint: 'They are reminded again, and a last time on the day itself.',
      },
      confirmationDays: {
        label: 'Days before a confirmation is due',
        hint: 'HR and the line manager are reminded, and once more on the day itself.',
      },
      suspendedLogin: {
        label: 'Someone suspended may log in',
        hint: 'They see the own record only and decide nothing. Off: they cannot log in.',
      },
    },
  },
  security: {
    title: 'Security',
    hint: 'How accounts are protected.',
    settings: {
      secondFactor: {
        label: 'Second factor for administrators and HR',
        hint: 'They can do nothing else until they have set one up, from the next click on.',
      },
      sessionDays: {
        label: 'Days until a login ends',
        hint: 'After this many days everyone logs in again. New logins follow at once.',
      },
      idleMinutes: {
        label: 'Minutes without activity until a login ends',
        hint: 'A login that rests this long, or up to five minutes longer, ends. 0: never.',
      },
      slipDays: {
        label: 'Days that a first password is valid',
        hint: 'Printed on a slip for those without e-mail. New slips follow at once.',
      },
    },
  },
  mail: {
    title: 'Mail',
    hint: 'How the mails look that Muster sends.',
    settings: {
      senderName: {
        label: 'Sender name',
        hint: 'Stands before the address that mails come from. Empty: the name of the company.',
      },
      replyTo: {
        label: 'Answers go to',
        hint: 'An address that someone reads. Empty: answers go to the sending address.',
      },
      language: {
        label: 'Language',
        hint: 'For people who have not chosen one.',
        options: { both: 'Both, one below the other', en: 'English', bn: 'Bangla' },
      },
      footer: {
        label: 'Text below every mail',
        hint: 'An address, a telephone number or a legal line. Plain text.',
      },
    },
  },
} as const satisfies SettingsWords;

/** Words of the screen of settings, and what each setting is called. */
export const settingsEn = {
  title: 'Settings',
  one: 'Setting',
  many: 'Settings',
  counted: { one: '{count} setting', other: '{count} settings' },
  group: 'Group',
  scope: 'Settings of',
  sectionsLabel: 'Sections of the settings',
  inherited: 'From the group',
  ownValue: 'Own value',
  set: 'Set here',
  fixed: 'Set by the server',
  useGroup: "Use the group's value",
  useDefault: 'Back to the default',
  saved: 'Settings saved',
  saveFailed: 'The settings could not be saved',
  nothingChanged: 'Nothing has been changed yet',
  unsaved: { one: '{count} change not saved', other: '{count} changes not saved' },
  discard: 'Undo',
  lastChange: 'Last changed by {who}, {when}',
  neverChanged: 'Nothing has been changed here yet.',
  readOnlyGroup:
    'Your account is limited to one concern: the values of the group can be read, not changed.',
  wholeGroupTitle: 'The same for the whole group',
  wholeGroupHint: 'No concern can differ in these settings.',
  toGroup: 'Show the settings of the group',
  yes: 'Yes',
  no: 'No',
  sections: inForce,
};
