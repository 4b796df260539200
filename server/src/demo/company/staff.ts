import type { Status } from '@muster/contract/people/profile/life.ts';

/** What is unusual about someone; everyone else is confirmed and has no mark. */
interface More {
  readonly email?: string;
  readonly status?: Status;
  /** joined so many days ago; absent: as long ago as the place in the tree asks */
  readonly since?: number;
  readonly isAssessor?: boolean;
  readonly isHeadOfDepartment?: boolean;
  /** another second tier than the manager's manager */
  readonly secondTier?: string;
}
export type StaffMember = readonly [
  name: string,
  designation: string,
  department: string,
  manager: string | null,
  more?: More,
];

/** Who works here and for whom; managers stand above those who report to them. */
export const staff: readonly StaffMember[] = [
  ['Anwar Hossain Chowdhury', 'Managing Director', 'Management', null],
  [
    'Nasreen Sultana',
    'Chief Executive Officer',
    'Management',
    'Anwar Hossain Chowdhury',
    { email: 'ceo@example.com' },
  ],
  ['Zahid Hasan Bhuiyan', 'Business Development Manager', 'Management', 'Nasreen Sultana'],
  [
    'Lubna Yasmin',
    'Executive Assistant',
    'Management',
    'Nasreen Sultana',
    { status: 'Long leave' },
  ],

  [
    'Mahmuda Khanam',
    'Head of Human Resources',
    'Human Resources',
    'Nasreen Sultana',
    { email: 'hr@example.com', isHeadOfDepartment: true },
  ],
  ['Sharmin Jahan', 'Payroll Officer', 'Human Resources', 'Mahmuda Khanam'],
  ['Imran Hasan', 'Recruitment Officer', 'Human Resources', 'Mahmuda Khanam', { isAssessor: true }],
  [
    'Taslima Begum',
    'HR Officer',
    'Human Resources',
    'Mahmuda Khanam',
    { status: 'Probation', since: 172 },
  ],
  ['Harun Or Rashid', 'Driver', 'Human Resources', 'Taslima Begum'],
  ['Abdul Motaleb', 'Security Guard', 'Human Resources', 'Taslima Begum'],

  [
    'Tanvir Ahmed',
    'Head of Sales',
    'Sales',
    'Nasreen Sultana',
    { email: 'hod@example.com', isHeadOfDepartment: true },
  ],
  [
    'Delwar Hossain',
    'Regional Sales Manager',
    'Sales',
    'Tanvir Ahmed',
    { email: 'second@example.com' },
  ],
  [
    'Sabbir Khan',
    'Area Sales Manager',
    'Sales',
    'Delwar Hossain',
    { email: 'manager@example.com' },
  ],
  [
    'Rafiqul Islam',
    'Territory Sales Officer',
    'Sales',
    'Sabbir Khan',
    { email: 'employee@example.com' },
  ],
  ['Shahidul Alam', 'Territory Sales Officer', 'Sales', 'Sabbir Khan'],
  ['Mehedi Hasan', 'Territory Sales Officer', 'Sales', 'Sabbir Khan', { status: 'Probation' }],
  ['Ruksana Parvin', 'Territory Sales Officer', 'Sales', 'Sabbir Khan', { status: 'Notice' }],
  ['Nusrat Jahan', 'Area Sales Manager', 'Sales', 'Delwar Hossain'],
  ['Ashraful Haque', 'Territory Sales Officer', 'Sales', 'Nusrat Jahan'],
  ['Bilkis Ara', 'Territory Sales Officer', 'Sales', 'Nusrat Jahan'],
  ['Monir Hossain', 'Territory Sales Officer', 'Sales', 'Nusrat Jahan', { status: 'Left' }],

  [
    'Kamal Uddin Mia',
    'Head of Factory Operation',
    'Factory Operation',
    'Nasreen Sultana',
    { isHeadOfDepartment: true },
  ],
  ['Abdul Jalil', 'Factory Manager', 'Factory Operation', 'Kamal Uddin Mia'],
  ['Golam Mostafa', 'Production Supervisor', 'Factory Operation', 'Abdul Jalil'],
  ['Jahanara Begum', 'Line Chief', 'Factory Operation', 'Golam Mostafa'],
  ['Rumana Begum', 'Machine Operator', 'Factory Operation', 'Jahanara Begum'],
  ['Jamal Sheikh', 'Machine Operator', 'Factory Operation', 'Jahanara Begum'],
  ['Shafiqul Islam', 'Line Chief', 'Factory Operation', 'Golam Mostafa'],
  ['Salma Khatun', 'Machine Operator', 'Factory Operation', 'Shafiqul Islam'],
  [
    'Mizanur Rahman',
    'Machine Operator',
    'Factory Operation',
    'Shafiqul Islam',
    { status: 'Suspended' },
  ],
  [
    'Shirin Das',
    'Quality Assurance Manager',
    'Factory Operation',
    'Abdul Jalil',
    { email: 'assessor@example.com', isAssessor: true, since: 2600 },
  ],
  [
    'Ratna Rani Saha',
    'Quality Inspector',
    'Factory Operation',
    'Golam Mostafa',
    { secondTier: 'Shirin Das' },
  ],
  ['Bikash Chandra Roy', 'Maintenance Engineer', 'Factory Operation', 'Abdul Jalil'],

  [
    'Selina Akhter',
    'Head of Procurement',
    'Procurement',
    'Nasreen Sultana',
    { isHeadOfDepartment: true },
  ],
  ['Ziaur Rahman', 'Procurement Officer', 'Procurement', 'Selina Akhter'],
  ['Fatema Tuz Zohra', 'Procurement Officer', 'Procurement', 'Selina Akhter'],

  [
    'Mostafizur Rahman',
    'Head of Supply Chain',
    'Supply Chain',
    'Nasreen Sultana',
    { isHeadOfDepartment: true },
  ],
  ['Sumaiya Islam', 'Supply Chain Analyst', 'Supply Chain', 'Mostafizur Rahman'],
  ['Nurul Amin', 'Warehouse Officer', 'Supply Chain', 'Mostafizur Rahman'],

  ['Arif Hossain', 'Software Engineer', 'Finance and IT', 'Nasreen Sultana'],
  ['Priya Barua', 'IT Support Engineer', 'Finance and IT', 'Arif Hossain'],
  ['Rezaul Karim', 'Accounts Officer', 'Finance and IT', 'Nasreen Sultana'],
];
