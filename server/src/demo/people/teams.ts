/** Who leads how many of what; where they work, as in the table of the staff. */
interface Team {
  readonly manager: string;
  readonly designation: string;
  readonly count: number;
  readonly unit?: string;
  readonly area?: string;
  readonly secondTier?: string;
}
type Where = Pick<Team, 'unit' | 'area' | 'secondTier'>;
const team = (manager: string, count: number, designation: string, where: Where = {}): Team => ({
  manager,
  count,
  designation,
  ...where,
});
const field = (manager: string, count: number, half: string, area: string): Team =>
  team(manager, count, 'Territory Sales Officer', { unit: `General trade/${half}`, area });
const line = (manager: string, name: string): Team =>
  team(manager, 16, 'Machine Operator', { unit: `Production/${name}` });

/** The many that no table names: their names, days and stories are thrown by seeded dice. */
export const demoTeams: readonly Team[] = [
  team('Nasreen Sultana', 2, 'Executive Assistant'),
  team('Zahid Hasan Bhuiyan', 2, 'Driver'),

  team('Mahmuda Khanam', 2, 'Payroll Officer', { unit: 'Operations/Payroll decisionContext' }),
  team('Imran Hasan', 3, 'Recruitment Officer', { unit: 'Recruitment/Campus' }),
  team('Taslima Begum', 4, 'HR Officer', { unit: 'Operations/Records' }),
  team('Taslima Begum', 4, 'Driver', { unit: 'Operations' }),
  team('Taslima Begum', 7, 'Security Guard', { unit: 'Operations' }),

  field('Sabbir Khan', 4, 'North', 'Dhaka/Dhaka North'),
  field('Nusrat Jahan', 4, 'South', 'Dhaka/Dhaka South'),
  field('Kazi Nazmul Islam', 5, 'North', 'Dhaka/Gazipur'),
  field('Farid Ahmed', 5, 'South', 'Chattogram/Chattogram City'),
  field('Enamul Kabir', 4, 'South', "Chattogram/Cox's Bazar"),
  field('Abdur Razzak', 5, 'North', 'Rajshahi/Rajshahi City'),
  field('Nasima Akhter', 5, 'North', 'Rajshahi/Bogura'),
  field('Tapan Kumar Ghosh', 5, 'South', 'Khulna/Jashore'),
  team('Sadia Afrin', 4, 'Territory Sales Officer', {
    unit: 'Modern trade/Key accounts',
    area: 'Dhaka/Dhaka North',
  }),

  line('Jahanara Begum', 'Line A'),
  line('Shafiqul Islam', 'Line A'),
  line('Jahangir Alam', 'Line B'),
  line('Razia Sultana', 'Line B'),
  line('Azizul Haque', 'Packing'),
  line('Shahnaz Parvin', 'Packing'),
  ...['Golam Mostafa', 'Belal Hossain', 'Rokeya Begum'].map((manager) =>
    team(manager, 3, 'Quality Inspector', {
      unit: 'Quality Assurance/Laboratory',
      secondTier: 'Shirin Das',
    }),
  ),
  team('Bikash Chandra Roy', 3, 'Maintenance Engineer', { unit: 'Maintenance/Electrical' }),
  team('Bikash Chandra Roy', 8, 'Machine Operator', { unit: 'Maintenance/Mechanical' }),
  team('Abdul Jalil', 6, 'Security Guard', { unit: 'Production' }),

  team('Ayesha Siddika', 8, 'Warehouse Officer', { unit: 'Warehouse/Cold store' }),
  team('Nurul Amin', 8, 'Warehouse Officer', { unit: 'Warehouse/Dry store' }),
  team('Faruk Hossain', 13, 'Driver', { unit: 'Transport/Fleet' }),
  team('Mostafizur Rahman', 2, 'Supply Chain Analyst', { unit: 'Warehouse' }),

  team('Ziaur Rahman', 6, 'Procurement Officer', { unit: 'Milk collection/Pabna' }),
  team('Momtaz Uddin', 6, 'Procurement Officer', { unit: 'Milk collection/Sirajganj' }),
  team('Fatema Tuz Zohra', 4, 'Procurement Officer', { unit: 'Packaging buying' }),

  team('Rezaul Karim', 8, 'Accounts Officer', { unit: 'Accounts/Receivables' }),
  team('Rezaul Karim', 5, 'Accounts Officer', { unit: 'Accounts/Payables' }),
  team('Arif Hossain', 4, 'Software Engineer', { unit: 'Information Technology/Software' }),
  team('Arif Hossain', 3, 'IT Support Engineer', { unit: 'Information Technology/Support' }),
];

interface Succession {
  /** someone who has left and handed the team over */
  readonly former: string;
  readonly successor: string;
  readonly daysAgo: number;
  readonly reason: 'Resigned' | 'Retired' | 'Other';
  /** what the successor was before; absent: came from outside */
  readonly promotedFrom?: string;
}

/** Teams that had another head in these three years. */
export const successions: readonly Succession[] = [
  {
    former: 'Abul Kabir',
    successor: 'Nusrat Jahan',
    daysAgo: 410,
    reason: 'Resigned',
    promotedFrom: 'Territory Sales Officer',
  },
  {
    former: 'Moshiur Rahman',
    successor: 'Nasima Akhter',
    daysAgo: 730,
    reason: 'Resigned',
    promotedFrom: 'Territory Sales Officer',
  },
  {
    former: 'Mohsin Ali',
    successor: 'Jahangir Alam',
    daysAgo: 255,
    reason: 'Retired',
    promotedFrom: 'Machine Operator',
  },
  {
    former: 'Hasina Begum',
    successor: 'Shahnaz Parvin',
    daysAgo: 905,
    reason: 'Retired',
    promotedFrom: 'Machine Operator',
  },
  {
    former: 'Nasir Uddin',
    successor: 'Faruk Hossain',
    daysAgo: 560,
    reason: 'Other',
    promotedFrom: 'Driver',
  },
  { former: 'Kohinoor Begum', successor: 'Taslima Begum', daysAgo: 150, reason: 'Resigned' },
];
