/** Master data of the demo company: two concerns, a factory and a sales company. */
export const concerns = [
  {
    name: 'Meghna Dairy Ltd',
    shortName: 'MDL',
    phone: '+880 2 5500 1100',
    address: 'Plot 12, Tongi Industrial Area, Gazipur',
    establishedOn: '1996-03-26',
    colorCode: '#0f6b57',
  },
  {
    name: 'Meghna Distribution Ltd',
    shortName: 'MDS',
    phone: '+880 2 5500 2200',
    address: 'House 7, Road 11, Banani, Dhaka',
    establishedOn: '2004-07-01',
    colorCode: '#d9921f',
  },
] as const;

/** department, its concern, and its units with their sub-units */
export const departments: readonly (readonly [
  string,
  number,
  Record<string, readonly string[]>,
])[] = [
  ['Management', 0, {}],
  [
    'Human Resources',
    0,
    { Operations: ['Payroll decisionContext', 'Records'], Recruitment: ['Campus', 'Assessment'] },
  ],
  [
    'Factory Operation',
    0,
    {
      Production: ['Line A', 'Line B', 'Packing'],
      Maintenance: ['Mechanical', 'Electrical'],
      'Quality Assurance': ['Laboratory'],
    },
  ],
  ['Supply Chain', 1, { Warehouse: ['Cold store', 'Dry store'], Transport: ['Fleet'] }],
  ['Procurement', 0, { 'Milk collection': ['Pabna', 'Sirajganj'], 'Packaging buying': [] }],
  [
    'Finance and IT',
    0,
    { Accounts: ['Receivables', 'Payables'], 'Information Technology': ['Support', 'Software'] },
  ],
  ['Sales', 1, { 'Modern trade': ['Key accounts'], 'General trade': ['North', 'South'] }],
];

/** region, its areas, their territories with points */
export const territories: Record<string, Record<string, Record<string, readonly string[]>>> = {
  Dhaka: {
    'Dhaka North': { Mirpur: ['Mirpur 10', 'Pallabi'], Uttara: ['Sector 7', 'Abdullahpur'] },
    'Dhaka South': { Motijheel: ['Arambagh'], Jatrabari: ['Demra'] },
    Gazipur: { Tongi: ['Station Road'] },
  },
  Chattogram: {
    'Chattogram City': { Agrabad: ['Halishahar'], Panchlaish: ['Muradpur'] },
    "Cox's Bazar": { Chakaria: ['Dulahazara'] },
  },
  Rajshahi: {
    'Rajshahi City': { Boalia: ['Shaheb Bazar'] },
    Bogura: { 'Bogura Sadar': ['Satmatha'], Sherpur: ['Sherpur Bazar'] },
  },
  Khulna: { Jashore: { 'Jashore Sadar': ['Doratana'] } },
};

export const locations = [
  ['Head office, Banani', 'House 7, Road 11, Banani, Dhaka'],
  ['Tongi factory', 'Plot 12, Tongi Industrial Area, Gazipur'],
  ['Bogura depot', 'Satmatha, Bogura'],
] as const;

export const banks = [
  ['Sonali Bank', 'Local Office, Motijheel', '200270523', 'BSONBDDH'],
  ['BRAC Bank', 'Banani', '060260435', 'BRAKBDDH'],
  ['Islami Bank Bangladesh', 'Tongi', '125331634', 'IBBLBDDH'],
  ['Dutch-Bangla Bank', 'Bogura', '090100373', 'DBBLBDDH'],
] as const;

export const employeeCategories = [
  ['Management', '#0f6b57'],
  ['Staff', '#2f6ea6'],
  ['Worker', '#d9921f'],
  ['Field force', '#9a5d92'],
] as const;

/** category, thing, serial number, price in taka, bought so many days ago */
export const items: readonly (readonly [string, string, string | null, string | null, number])[] = [
  ['Laptop', 'ThinkPad E14', 'PF-3K2001', '98500.00', 420],
  ['Laptop', 'ThinkPad E14', 'PF-3K2002', '98500.00', 420],
  ['Laptop', 'MacBook Air 13', 'C02-77Q1', '142000.00', 130],
  ['Phone and SIM', 'Corporate SIM 01711-555010', 'SIM-555010', '200.00', 900],
  ['Phone and SIM', 'Samsung A15', 'R58-A15-90', '21999.00', 260],
  ['Uniform', 'Production overall, size M', null, '1850.00', 60],
  ['Uniform', 'Production overall, size L', null, '1850.00', 60],
  ['Vehicle', 'Delivery motorcycle, Dhaka Metro HA 12-4471', 'HA-12-4471', '168000.00', 1100],
];

export const questionBank = {
  service: [
    ['English', 'Reading, listening and writing for all posts'],
    ['Aptitude', 'Numbers, logic and data for office posts'],
    ['Factory safety', 'Signs, hygiene and machines'],
  ],
  level: [
    ['Beginner', 'Workers and drivers'],
    ['Intermediate', 'Officers'],
    ['Advanced', 'Managers and specialists'],
  ],
  section: [
    ['Section 1', 'Short texts'],
    ['Section 2', 'Long texts'],
    ['Section 3', 'Arguments'],
  ],
} as const;
