import { type Group, masterData, staff, withTimes } from './access-groups.ts';

/**
 * Who may call what, by hand from the product's access table and apart from the declarations, so
 * that a slip in either shows. A call that no row covers fails the law. Payroll officers and
 * recruiters read names of master data like everyone on the staff: their lists filter by them.
 */
export const accessTable: readonly Group[] = [
  {
    row: 'Sign-up, login, forgot/reset',
    calls:
      /^identity\.(login|forgotPassword|(admin|employee|applicant)(Login|ForgotPassword|ResetPassword)|applicantSignUp|applicantConfirm|setup|setupState)$/,
    may: ['public', 'applicant', ...staff],
  },
  {
    row: '*/update-my-password of users, with log out and who am I',
    calls: /^identity\.(adminLogout|adminMe|adminUpdatePassword)$/,
    may: ['hr', 'payroll', 'recruiter', 'admin'],
  },
  {
    // HR here is a user; the Head of Human Resources is an employee and has these instead
    row: '*/update-my-password of employees, with log out and who am I',
    calls: /^identity\.(employeeLogout|employeeMe|employeeUpdatePassword|choosePassword)$/,
    may: ['employee', 'assessor', 'lineManager', 'secondTier', 'headOfDepartment', 'allAccess'],
  },
  {
    row: '*/update-my-password of applicants, with log out and who am I',
    calls: /^identity\.(applicantLogout|applicantMe|applicantUpdatePassword)$/,
    may: ['applicant'],
  },
  {
    row: 'Inbox, notifications, own settings: own sessions and second factor',
    calls:
      /^identity\.(ownSessions|endOwnSession|endOtherSessions|(begin|confirm|remove)SecondFactor)$/,
    may: ['applicant', ...staff],
  },
  {
    row: 'Inbox, notifications, own settings: own photo, and sending files of whichever purpose',
    calls: /^(identity\.(ownPhoto|setOwnPhoto)|files\.upload)$/,
    may: ['applicant', ...staff],
  },
  {
    row: 'Inbox, notifications, own settings: own views of lists',
    calls: /^view\.(list|save|change|remove|setDefault)$/,
    may: ['applicant', ...staff],
  },
  {
    row: '/users, roles, user-search; reading who has access',
    calls: /^(users\.(list|search|read|log)|access\.read)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: '/users, roles, writing',
    calls: /^users\.(create|change|remove)$/,
    may: ['admin'],
  },
  { row: 'Give access, logins', calls: /^access\.(plan|give|change)$/, may: ['hr', 'admin'] },
  {
    row: 'HRIS sync, settings, backup, audit log: settings, jobs, mails',
    calls: /^(jobs\.(list|read|retry)|settings\.(read|save-\w+)|mail\.(list|read|retry))$/,
    may: ['admin'],
  },
  {
    row: 'HRIS sync, settings, backup, audit log: the HRIS feed',
    calls: /^hris\.(read|save|try)$/,
    may: ['admin'],
  },
  {
    row: 'HRIS sync, settings, backup, audit log: reading the log',
    calls: /^audit\.(list|export|state|read)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'HRIS sync, settings, backup, audit log: checking the log',
    calls: /^audit\.verify$/,
    may: ['admin'],
  },
  {
    row: 'Master data names',
    calls: new RegExp(`^(${masterData})\\.(list|export|read)$`),
    may: staff,
  },
  {
    row: 'Master data, writing; what of it a new company lacks',
    calls: new RegExp(`^((${masterData})\\.(create|change|remove)|dashboard\\.setUpList)$`),
    may: ['hr', 'admin'],
  },
  {
    row: 'Employee card: names for all of the staff',
    calls: /^(employee\.(search|read)|chart\.read)$/,
    may: staff,
  },
  {
    // recruiters have the hiring rows only
    row: 'Employee card: the own, those below, those of the department, all',
    calls: /^employee\.(list|history)$/,
    may: staff.filter((who) => who !== 'recruiter'),
  },
  {
    row: 'People import, bulk change, HRIS sync, exports of people: exports',
    calls: /^employee\.export$/,
    may: ['lineManager', 'secondTier', 'headOfDepartment', 'hr', 'allAccess', 'admin'],
  },
  {
    row: 'People import, bulk change, HRIS sync, exports of people: writing',
    calls:
      /^(employee-batch\.(list|read|rows|import|change|check|missing|mend|sheet|apply|undo|remove)|hris\.(sync|syncByGet|preview))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Employee card, writing',
    calls:
      /^(employee\.(create|change|changeByBody|remove|cancelChange|live|correctLife)|person-photo\.(set|remove))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Employee card: the own record and what one proposes; Inbox',
    calls:
      /^(profile\.(read|propose|cancel|below)|inbox\.(list|read|decide|decideMany)|delegation\.(list|create|remove))$/,
    may: staff,
  },
  {
    row: 'Inbox, notifications, own settings',
    calls: /^notification\.(list|markRead|choices|choose)$/,
    may: ['applicant', ...staff],
  },
  {
    row: 'Pay, bank, tax, documents of an employee: where pay goes',
    calls: /^profile\.readBank$/,
    may: staff.filter((who) => who !== 'recruiter'),
  },
  {
    // payroll officers have the card and the bank account of all, no personal field
    row: 'Pay, bank, tax, documents of an employee: what belongs to the person',
    calls: /^(education|experience|family|emergency-contact)\.read$/,
    may: withTimes,
  },
  {
    row: 'Pay, bank, tax, documents of an employee, writing; items issued',
    calls:
      /^((education|experience|family|emergency-contact)\.save|item-issue\.(issue|giveBack|remove)|document\.(add|change|remove))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Items issued, documents of people',
    calls: /^(item-issue|document)\.list$/,
    may: staff.filter((who) => who !== 'recruiter' && who !== 'payroll'),
  },
  {
    row: 'Items issued, documents of people: what runs out, of everyone; who comes and goes',
    calls: /^(document\.expiring|employee\.moves)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Bank account changes',
    calls: /^profile\.proposeBank$/,
    may: staff.filter((who) => who !== 'recruiter' && who !== 'payroll'),
  },
  {
    row: 'Holidays, calendar; shifts',
    calls: /^((holidays|shift)\.(list|read)|holidays\.export)$/,
    may: staff,
  },
  {
    row: 'Holidays, calendar; shifts, rosters, writing',
    calls:
      /^((holidays|shift|roster-pattern)\.(create|change|remove)|roster\.(assign|unassign|setDays))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Shifts, rosters, devices, punch import, blocked days: reading',
    calls:
      /^(roster-pattern\.list|roster\.assignments|attendance\.job|(device|unknown-punch|given-number|leave-block)\.list|punch\.readImport)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Leave type, income slab',
    calls: /^leave-type\.(list|read)$/,
    may: staff,
  },
  {
    row: 'Leave type, income slab, writing; balances and blocked days',
    calls:
      /^(leave-type\.(create|change|remove)|leave-balance\.(adjust|encash|closing|close)|leave-block\.(create|change|remove))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Leave application; rosters: the own, those below, those of the department, all',
    calls:
      /^(leave\.(list|export|read|summary)|leave-balance\.(list|export|entries)|holidays\.calendar(OfEmployee)?|roster\.grid(File)?)$/,
    may: withTimes,
  },
  {
    row: 'Leave application: for others',
    calls: /^leave\.(create|remove)$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Leave application: who is asked to decide, or stands in for one who is',
    calls: /^(leave\.(change|review)|own-leave\.review)$/,
    may: staff.filter((who) => !['payroll', 'recruiter'].includes(who)),
  },
  {
    row: 'Leave application: W own until decided',
    calls: /^(own-leave\.(list|create|read|change|remove|summary|plan)|calendar-feed\.\w+)$/,
    may: staff,
  },
  {
    row: 'Attendance own create/check; corrections, day off: the own request',
    calls: /^(own-attendance\.(punch|check|month)|time-request\.(own|correct|dayOff|cancel))$/,
    may: staff,
  },
  {
    row: 'Attendance reports, log; corrections, day off: those within reach',
    calls: /^(attendance\.(daily|log|matrix)(File)?|time-request\.list)$/,
    may: withTimes,
  },
  {
    row: 'Attendance corrections: who could decide on one, or stands in for one who could, enters times unasked',
    calls: /^punch-entry\.(preview|create|list|read|undo)$/,
    // whoever is an employee may stand in for someone
    may: withTimes,
  },
  {
    // payroll officers: of closed months
    row: 'Attendance summary; closed period figures',
    calls: /^attendance\.summary(File)?$/,
    may: staff.filter((who) => who !== 'recruiter'),
  },
  {
    row: 'Shifts, rosters, devices, punch import; closing a month: writing',
    calls:
      /^(attendance\.(waive|recompute)|device\.(create|change)|punch\.import|unknown-punch\.settle|given-number\.remove|attendance-lock\.lock)$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Closed period figures: which months are closed',
    calls: /^attendance-lock\.list$/,
    may: ['hr', 'payroll', 'allAccess', 'admin'],
  },
  {
    row: 'Closing a month: opening it again',
    calls: /^attendance-lock\.unlock$/,
    may: ['admin'],
  },
  {
    row: 'Devices, with their own key',
    calls: /^device\.send$/,
    may: ['public', 'applicant', ...staff],
  },
  {
    row: 'Question bank: service, level, section',
    calls: /^(service|level|section)\.(list|export|read)$/,
    may: ['assessor', 'hr', 'recruiter', 'admin'],
  },
  {
    row: 'Question bank: service, level, section, writing',
    calls: /^(service|level|section)\.(create|change|remove)$/,
    may: ['hr', 'recruiter', 'admin'],
  },
];
