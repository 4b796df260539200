type Values = Readonly<Record<string, unknown>>;

/** Who of the demo's people did it. */
export type By = 'admin' | 'payroll' | 'hr';

export interface Past {
  readonly daysAgo: number;
  /** by the clock of UTC, in the office hours of Dhaka */
  readonly time: string;
  readonly by: By;
  /** of the record; none: a login */
  readonly on?: readonly [record: string, name: string];
  readonly verb: 'login' | 'create' | 'change' | 'remove';
  readonly before?: Values;
  readonly after?: Values;
}

const login = (daysAgo: number, time: string, by: By): Past => ({
  daysAgo,
  time,
  by,
  verb: 'login',
});
const added = (
  daysAgo: number,
  time: string,
  by: By,
  on: Past['on'] & {},
  after: Values,
): Past => ({ daysAgo, time, by, on, verb: 'create', after: { name: on[1], ...after } });
const changed = (
  daysAgo: number,
  time: string,
  by: By,
  on: Past['on'] & {},
  before: Values,
  after: Values,
): Past => ({ daysAgo, time, by, on, verb: 'change', before, after });

/** The last weeks of the demo company; each change ends with what its record holds now. */
export const history: readonly Past[] = [
  login(41, '03:12', 'admin'),
  added(41, '03:20', 'admin', ['location', 'Bogura depot'], { address: 'Satmatha', active: true }),
  added(41, '03:31', 'admin', ['bank', 'Dutch-Bangla Bank'], {
    branch: 'Bogura',
    routingNumber: '090100373',
    swiftCode: null,
    active: true,
  }),
  login(38, '03:05', 'hr'),
  changed(38, '03:40', 'hr', ['designation', 'Line Chief'], { grade: 'O3' }, { grade: 'O2' }),
  changed(
    38,
    '03:44',
    'hr',
    ['designation', 'Production Supervisor'],
    { grade: 'O2' },
    { grade: 'O1' },
  ),
  login(35, '04:02', 'payroll'),
  changed(
    35,
    '04:15',
    'admin',
    ['bank', 'Dutch-Bangla Bank'],
    { swiftCode: null },
    { swiftCode: 'DBBLBDDH' },
  ),
  login(31, '03:30', 'admin'),
  added(31, '03:48', 'admin', ['service', 'Factory safety'], {
    description: 'Signs and hygiene',
    active: true,
  }),
  changed(
    31,
    '04:01',
    'admin',
    ['designation', 'Telephone Operator'],
    { active: true },
    { active: false },
  ),
  changed(31, '04:02', 'admin', ['designation', 'Typist'], { active: true }, { active: false }),
  login(27, '03:18', 'hr'),
  changed(
    27,
    '05:26',
    'hr',
    ['location', 'Bogura depot'],
    { address: 'Satmatha' },
    { address: 'Satmatha, Bogura' },
  ),
  login(24, '03:09', 'payroll'),
  login(22, '03:51', 'admin'),
  changed(
    22,
    '04:10',
    'admin',
    ['concern', 'Meghna Distribution Ltd'],
    { phone: '+880 2 5500 2000', address: 'House 3, Road 11, Banani, Dhaka' },
    { phone: '+880 2 5500 2200', address: 'House 7, Road 11, Banani, Dhaka' },
  ),
  changed(
    22,
    '04:18',
    'admin',
    ['location', 'Head office, Banani'],
    { address: 'House 3, Road 11, Banani, Dhaka' },
    { address: 'House 7, Road 11, Banani, Dhaka' },
  ),
  login(19, '03:22', 'hr'),
  changed(
    19,
    '06:40',
    'hr',
    ['service', 'Factory safety'],
    { description: 'Signs and hygiene' },
    { description: 'Signs, hygiene and machines' },
  ),
  login(15, '03:14', 'admin'),
  changed(
    15,
    '07:05',
    'admin',
    ['item', 'MacBook Air 13'],
    { price: 15_200_000n },
    { price: 14_200_000n },
  ),
  changed(
    15,
    '07:20',
    'admin',
    ['employee_category', 'Worker'],
    { colorCode: '#c9a227' },
    { colorCode: '#d9921f' },
  ),
  login(12, '03:33', 'payroll'),
  login(10, '03:11', 'hr'),
  changed(
    10,
    '08:15',
    'hr',
    ['designation', 'Quality Assurance Manager'],
    { grade: 'M4' },
    { grade: 'M3' },
  ),
  login(8, '03:27', 'admin'),
  changed(
    8,
    '04:36',
    'admin',
    ['user_account', 'Sharmin Jahan'],
    { userRole: 'RECRUITER' },
    { userRole: 'PAYROLL' },
  ),
  login(7, '04:40', 'payroll'),
  login(5, '03:19', 'hr'),
  added(5, '03:58', 'hr', ['section', 'Section 3'], { description: 'Essays', active: true }),
  changed(
    5,
    '04:05',
    'hr',
    ['section', 'Section 3'],
    { description: 'Essays' },
    { description: 'Arguments' },
  ),
  login(3, '03:08', 'admin'),
  changed(
    3,
    '09:12',
    'admin',
    ['location', 'Tongi factory'],
    { address: 'Plot 12, Tongi, Gazipur' },
    { address: 'Plot 12, Tongi Industrial Area, Gazipur' },
  ),
  login(2, '03:25', 'payroll'),
  login(1, '03:16', 'hr'),
  login(1, '03:29', 'admin'),
];
