import { type AccessRow, staff } from './groups.ts';

export const rows: readonly AccessRow[] = [
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
    calls: /^(identity\.(ownPhoto|setOwnPhoto)|files\.upload|own-job\.(read|cancel))$/,
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
  {
    row: 'Give access, logins',
    calls: /^access\.(plan|give|change)$/,
    may: ['hr', 'admin'],
  },
];
