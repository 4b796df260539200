import { type AccessRow, staff, withTimes } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'HRIS sync, settings, backup, audit log: the HRIS feed',
    calls: /^hris\.(read|save|try)$/,
    may: ['admin'],
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
    row: 'Employee card: the own record and what one proposes',
    calls: /^profile\.(read|propose|cancel|below)$/,
    may: staff,
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
    may: withTimes,
  },
  {
    row: 'Items issued, documents of people: what runs out, of everyone; who comes and goes',
    calls: /^(document\.expiring|employee\.moves)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Bank account changes',
    calls: /^profile\.proposeBank$/,
    may: withTimes,
  },
];
