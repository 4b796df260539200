// generated from the migrated database by generate-row-types.ts: do not edit
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface AccountLanguageTable {
  account_kind: string;
  account_id: string;
  language: string;
}

interface AccountPhotoTable {
  account_kind: string;
  account_id: string;
  file_id: string;
  created_at: string;
}

interface AccountTieTable {
  id: string;
  user_account_id: string;
  employee_id: string;
  tied_at: string;
  untied_at: string | null;
}

interface ApplicantAccountTable {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  password_hash: string | null;
  password_changed_at: string | null;
  confirmed_at: string | null;
  consent_at: string | null;
  disabled_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface AreaTable {
  id: string;
  name: string;
  region_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface AttendanceDayTable {
  employee_id: string;
  day: string;
  concern_id: string | null;
  status: string;
  part_leave: boolean;
  leave_amount: number;
  leave_type_id: string | null;
  shift_id: string | null;
  in_at: string | null;
  out_at: string | null;
  worked: number;
  late: number;
  early: number;
  overtime: number;
  is_missing_out: boolean;
  late_waived: boolean;
  open_until: string | null;
  computed_at: string;
  absence: number;
  to_work: Generated<number>;
}

interface AttendanceDeviceTable {
  id: string;
  name: string;
  location_id: string | null;
  key_hash: Buffer;
  last_seen_at: string | null;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface AttendanceFigureTable {
  concern_id: string;
  month: string;
  employee_id: string;
  days: number;
  working: number;
  present: number;
  half_days: number;
  absence: number;
  leave: number;
  holidays: number;
  weekly_offs: number;
  suspended: number;
  long_leave: number;
  nights: number;
  holidays_worked: number;
  weekly_offs_worked: number;
  worked: number;
  overtime: number;
  lates: number;
  late_minutes: number;
  late_deduction: number;
  missing_outs: number;
  half_days_to_work: Generated<number>;
}

interface AttendanceHorizonTable {
  id: number;
  from_day: string;
  until_day: string;
}

interface AttendanceLockTable {
  concern_id: string;
  month: string;
  locked_by_kind: string;
  locked_by_id: string;
  created_at: string;
  from_date: string;
  to_date: string;
  late_free: number | null;
  late_every: number | null;
  late_costs: number | null;
  figures_at: string | null;
}

interface AuditEntryTable {
  id: string;
  at: string;
  actor_kind: string | null;
  actor_id: string | null;
  person_id: string | null;
  request_id: string | null;
  action: string;
  record: string;
  record_id: string | null;
  changed: string[];
  values_digest: string | null;
  content_hash: string;
  hash_version: number;
}

interface AuditSealTable {
  number: number;
  previous_hash: string;
  hash: string;
  count: number;
  sealed_at: string;
}

interface AuditSealedTable {
  audit_entry_id: string;
  seal_number: number;
  position: number;
  content_hash: string;
}

interface AuditUnsealedTable {
  audit_entry_id: string;
}

interface AuditValueTable {
  audit_entry_id: string;
  before: ColumnType<Json | null, string | null, string | null>;
  after: ColumnType<Json | null, string | null, string | null>;
}

interface BankTable {
  id: string;
  name: string;
  branch: string | null;
  routing_number: string | null;
  swift_code: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface BankBatchTable {
  id: string;
  number: number;
  run_id: string;
  concern_id: string;
  method: string;
  paying_account_id: string | null;
  payer_name: string | null;
  payer_bank: string | null;
  payer_branch: string | null;
  payer_number: string | null;
  payer_routing: string | null;
  people: number;
  net: bigint;
  made_by_kind: string;
  made_by_id: string;
  downloaded_at: string | null;
  created_at: string;
}

interface BankBatchCounterTable {
  name: string;
  last: number;
}

interface BankBatchLineTable {
  batch_id: string;
  attempt_id: string;
  employee_id: string;
  amount: bigint;
  bank_name: string | null;
  branch: string | null;
  account_name: string | null;
  account_number: string | null;
  routing_number: string | null;
}

interface BankTemplateTable {
  id: string;
  name: string;
  kind: string;
  amounts: string;
  headings: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface BankTemplateColumnTable {
  template_id: string;
  place: number;
  field: string;
  heading: string;
  width: number | null;
  align: string;
  fill: string;
  text: string | null;
}

interface CalendarFeedTable {
  account_kind: string;
  account_id: string;
  employee_id: string;
  secret_hash: Buffer;
  created_at: string;
}

interface ClosingTurnTable {
  id: number;
}

interface ConcernTable {
  id: string;
  name: string;
  short_name: string | null;
  phone: string | null;
  address: string | null;
  established_on: string | null;
  color_code: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ConcernLogoTable {
  concern_id: string;
  file_id: string;
  created_at: string;
}

interface CounterTable {
  name: string;
  last: number;
}

interface DecisionTable {
  id: string;
  kind: string;
  subject_id: string;
  asked_by_kind: string;
  asked_by_id: string;
  asked_by_person: string | null;
  record: string;
  record_id: string;
  content: ColumnType<Json, string, string>;
  state: string;
  waits_for: string | null;
  created_at: string;
  ended_at: string | null;
  version: number;
  waits_since: string | null;
  subject_kind: string;
  subject_name: string | null;
  concern_id: string | null;
  assignee_id: string | null;
  employee_id: GeneratedAlways<string | null>;
}

interface DecisionStepTable {
  decision_id: string;
  position: number;
  approver: string;
  verdict: string | null;
  decided_by_kind: string | null;
  decided_by_id: string | null;
  decided_by_person: string | null;
  decided_at: string | null;
  comment: string | null;
  decided_as: string | null;
  decided_for: string | null;
  escalated_from: string | null;
  escalated_at: string | null;
}

interface DelegationTable {
  id: string;
  from_person: string;
  to_person: string;
  kinds: string[] | null;
  start_on: string;
  end_on: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface DepartmentTable {
  id: string;
  name: string;
  short_name: string | null;
  concern_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface DesignationTable {
  id: string;
  name: string;
  grade: string | null;
  role_key: string | null;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  grams: string[];
}

interface EducationTable {
  employee_id: string;
  position: number;
  degree: string;
  institution: string;
  subject: string | null;
  passed_in: number | null;
  result: string | null;
}

interface EmergencyContactTable {
  employee_id: string;
  position: number;
  name: string;
  relation: string;
  phone: string;
  address: string | null;
}

interface EmployeeTable {
  id: string;
  number: string;
  name: string;
  designation_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  email: string | null;
  department_id: string | null;
  line_manager_id: string | null;
  second_tier_id: string | null;
  is_assessor: boolean;
  head_of_department: boolean;
  status: string;
  local_name: string | null;
  phone: string | null;
  unit_id: string | null;
  sub_unit_id: string | null;
  location_id: string | null;
  region_id: string | null;
  area_id: string | null;
  category_id: string | null;
  employment_type: string | null;
  joined_on: string | null;
  confirmation_due_on: string | null;
  confirmed_on: string | null;
  last_day: string | null;
  leaving_reason: string | null;
  told_on: string | null;
  grams: string[];
  near: string[];
}

interface EmployeeAccountTable {
  employee_id: string;
  password_hash: string | null;
  password_changed_at: string | null;
  disabled_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  first_until: string | null;
}

interface EmployeeBankAccountTable {
  employee_id: string;
  bank_id: string | null;
  branch: string | null;
  account_name: string | null;
  account_number: string | null;
  routing_number: string | null;
  updated_at: string;
  method: string;
}

interface EmployeeBatchPlaceTable {
  id: string;
  batch_id: string;
  kind: string;
  name: string;
  parent_id: string | null;
  made_at: string | null;
}

interface EmployeeCategoryTable {
  id: string;
  name: string;
  color_code: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface EmploymentPeriodTable {
  id: string;
  employee_id: string;
  from_date: string;
  changed: string[];
  cause: string;
  note: string | null;
  leaving_reason: string | null;
  designation_id: string;
  department_id: string | null;
  unit_id: string | null;
  sub_unit_id: string | null;
  location_id: string | null;
  region_id: string | null;
  area_id: string | null;
  category_id: string | null;
  employment_type: string | null;
  line_manager_id: string | null;
  second_tier_id: string | null;
  status: string;
  created_at: string;
}

interface ExperienceTable {
  employee_id: string;
  position: number;
  employer: string;
  held_as: string;
  from_date: string;
  until_date: string | null;
  duties: string | null;
}

interface FamilyMemberTable {
  employee_id: string;
  position: number;
  name: string;
  relation: string;
  birth_on: string | null;
  occupation: string | null;
  phone: string | null;
}

interface FundEntryTable {
  id: string;
  employee_id: string;
  kind: string;
  amount: bigint;
  entered_on: string;
  note: string | null;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
  undone_by_kind: string | null;
  undone_by_id: string | null;
  undone_at: string | null;
  undone_reason: string | null;
}

interface GivenNumberTable {
  id: string;
  device_id: string | null;
  number: string;
  employee_id: string;
  given_by_kind: string;
  given_by_id: string;
  created_at: string;
}

interface HolidayTable {
  id: string;
  name: string;
  start_on: string;
  end_on: string;
  type: string;
  colour: string;
  recurring: boolean;
  half: boolean;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface HolidayLocationTable {
  holiday_id: string;
  location_id: string;
}

interface HrisFeedTable {
  id: string;
  only_one: Generated<boolean>;
  address: string;
  format: string;
  rows_at: string;
  date_form: string;
  header_name: string | null;
  header_value: Buffer | null;
  internal: boolean;
  mapping: ColumnType<Json, string, string>;
  daily: boolean;
  daily_on: string | null;
  busy_until: string | null;
  failed_at: string | null;
  failure: ColumnType<Json | null, string | null, string | null>;
  version: number;
  created_at: string;
  updated_at: string;
}

interface IdempotencyKeyTable {
  account_kind: string;
  account_id: string;
  call: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  answer: string | null;
  created_at: string;
  expires_at: string;
}

interface IncomeSlabTable {
  id: string;
  country: string;
  year: number;
  created_at: string;
}

interface IncomeSlabVersionTable {
  id: string;
  slab_id: string;
  number: number;
  card: ColumnType<Json, string, string>;
  source: string;
  enacted_on: string | null;
  is_verified: boolean;
  created_by_kind: string | null;
  created_by_id: string | null;
  created_at: string;
}

interface ItemTable {
  id: string;
  name: string;
  item_category_id: string;
  serial_number: string | null;
  purchased_on: string | null;
  price: bigint | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ItemCategoryTable {
  id: string;
  name: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ItemIssueTable {
  id: string;
  employee_id: string;
  item_id: string;
  serial_number: string | null;
  issued_on: string;
  returned_on: string | null;
  note: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface JobTable {
  id: string;
  kind: string;
  queue: string;
  data: ColumnType<Json, string, string>;
  asked_by_kind: string | null;
  asked_by_id: string | null;
  tick: string | null;
  created_at: string;
  started_at: string | null;
  alive_at: string | null;
  finished_at: string | null;
  given_up_at: string | null;
  attempts: Generated<number>;
  failures: Generated<number>;
  deaths: Generated<number>;
  done: number | null;
  total: number | null;
  last_error: string | null;
  outcome: ColumnType<Json | null, string | null, string | null>;
  is_cancellable: Generated<boolean>;
  cancelled_at: string | null;
}

interface JournalAccountTable {
  id: string;
  component_id: string | null;
  concern_id: string | null;
  department_id: string | null;
  debit_code: string | null;
  debit_name: string | null;
  credit_code: string | null;
  credit_name: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface LateCorrectionTable {
  id: string;
  employee_id: string;
  concern_id: string;
  month: string;
  count: string;
  quantity: number;
  reason: string;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
}

interface LateWaiverTable {
  employee_id: string;
  day: string;
  reason: string;
  waived_by_kind: string;
  waived_by_id: string;
  created_at: string;
}

interface LeaveApplicationTable {
  id: string;
  employee_id: string;
  leave_type_id: string;
  start_on: string;
  end_on: string;
  start_half: boolean;
  end_half: boolean;
  minutes: number | null;
  reason: string | null;
  asked: number;
  approved: number | null;
  status: string;
  decision_id: string | null;
  file_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface LeaveBalanceTable {
  employee_id: string;
  leave_type_id: string;
  year: number;
  balance: number;
  waiting: number;
  lowest: number;
}

interface LeaveBlockTable {
  id: string;
  name: string;
  start_on: string;
  end_on: string;
  department_id: string | null;
  leave_type_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface LeaveDayTable {
  application_id: string;
  employee_id: string;
  day: string;
  half: number;
  amount: number;
  is_agreed: boolean;
}

interface LeaveEntryTable {
  id: string;
  employee_id: string;
  leave_type_id: string;
  year: number;
  kind: string;
  amount: number;
  day: string;
  due_key: string | null;
  application_id: string | null;
  note: string | null;
  created_at: string;
  created_by_kind: string | null;
  created_by_id: string | null;
  done_for: string | null;
}

interface LeaveFigureTable {
  concern_id: string;
  month: string;
  employee_id: string;
  leave_type_id: string;
  pay: string;
  paid_share: number | null;
  taken: number;
  encashed: number;
}

interface LeaveTurnTable {
  id: number;
}

interface LeaveTypeTable {
  id: string;
  full_name: string;
  short_name: string;
  colour: string;
  pay: string;
  paid_share: number | null;
  yearly: number | null;
  accrual: string;
  pro_rata: boolean;
  carry_most: number;
  carry_months: number | null;
  balance_most: number | null;
  negative_most: number;
  half_days: boolean;
  hours: boolean;
  notice_days: number;
  backdated_days: number;
  most_in_a_row: number | null;
  gender: string | null;
  service_months: number;
  on_probation: boolean;
  attachment_after: number | null;
  sandwich: string;
  encash_most: number;
  chain: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface LeaveTypeLevelTable {
  leave_type_id: string;
  from_months: number;
  yearly: number;
}

interface LevelTable {
  id: string;
  name: string;
  description: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ListViewTable {
  id: string;
  account_kind: string;
  account_id: string;
  list: string;
  title: string;
  query: string;
  columns: string[];
  is_shared: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ListViewDefaultTable {
  account_kind: string;
  account_id: string;
  list: string;
  view_id: string;
}

interface LocationTable {
  id: string;
  name: string;
  address: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface MailTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  language: string | null;
  useful_until: string | null;
  created_at: string;
  next_try_at: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  claimed_by: string | null;
}

interface NoticeTable {
  id: string;
  account_kind: string;
  account_id: string;
  kind: string;
  content: ColumnType<Json, string, string>;
  record: string;
  record_id: string;
  in_app: boolean;
  mail: string;
  read_at: string | null;
  over_at: string | null;
  created_at: string;
}

interface NoticeChoiceTable {
  account_kind: string;
  account_id: string;
  kind: string;
  in_app: boolean;
  mail: boolean;
}

interface OneTimeLinkTable {
  id: string;
  purpose: string;
  token_hash: Buffer;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  account_kind: string | null;
  account_id: string | null;
}

interface OpeningFigureTable {
  id: string;
  employee_id: string;
  tax_year: number;
  until_month: string;
  taxable: bigint;
  tax: bigint;
  fund_own: bigint;
  fund_employer: bigint;
  loan_id: string | null;
  batch_id: string;
  batch_row: number;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
}

interface PayAcceptanceTable {
  run_id: string;
  employee_id: string;
  net: bigint | null;
  before_net: bigint | null;
  note: string;
  accepted_by_kind: string;
  accepted_by_id: string;
  accepted_at: string;
}

interface PayComponentTable {
  id: string;
  name: string;
  local_name: string | null;
  kind: string;
  taxable: string;
  taken_as: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface PayDifferenceTable {
  attempt_id: string;
  employee_id: string;
  cause: string;
  amount: bigint;
}

interface PayPeriodTable {
  concern_id: string;
  month: string;
  from_date: string;
  to_date: string;
  pay_on: string;
  created_at: string;
}

interface PayQuestionTable {
  id: string;
  attempt_id: string;
  employee_id: string;
  place: number;
  sheet_id: string;
  concern_id: string;
  state: string;
  asked_at: string;
  created_at: string;
}

interface PayQuestionMessageTable {
  id: string;
  question_id: string;
  is_asked: boolean;
  said: string;
  by_kind: string;
  by_id: string;
  created_at: string;
}

interface PayRoleTable {
  role: string;
  component_id: string;
}

interface PayingAccountTable {
  id: string;
  name: string;
  concern_id: string;
  bank_id: string;
  branch: string | null;
  account_number: string;
  routing_number: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface PersonDetailTable {
  employee_id: string;
  birth_on: string | null;
  gender: string | null;
  blood_group: string | null;
  religion: string | null;
  marital_status: string | null;
  nationality: string | null;
  national_id: string | null;
  tax_number: string | null;
  present_address: string | null;
  permanent_address: string | null;
  personal_phone: string | null;
  personal_email: string | null;
}

interface PersonDocumentTable {
  id: string;
  employee_id: string;
  kind: string;
  title: string;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
  note: string | null;
  file_id: string | null;
  added_by_kind: string;
  added_by_id: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface PersonPhotoTable {
  employee_id: string;
  file_id: string;
  created_at: string;
}

interface PersonReminderTable {
  record_id: string;
  due_on: string;
  days_ahead: number;
  created_at: string;
}

interface PlannedBonusTable {
  id: string;
  concern_id: string;
  month: string;
  title: string;
  percent: number;
  of_component_id: string | null;
  after_months: number;
  is_prorated: boolean;
  religions: string[];
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
  version: number;
}

interface PointTable {
  id: string;
  name: string;
  territory_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface PunchTable {
  id: string;
  employee_id: string;
  at: string;
  source: string;
  direction: string | null;
  device_id: string | null;
  void_by: string | null;
  created_at: string;
  entry_id: string | null;
  entered_day: string | null;
  void_entry_id: string | null;
  day: string | null;
}

interface PunchEntryTable {
  id: string;
  kind: string;
  day: string;
  in_time: number | null;
  out_time: number | null;
  by_shift: boolean;
  skips_free: boolean;
  punch_ids: string[] | null;
  reason: string;
  state: string;
  asked_by_kind: string;
  asked_by_id: string;
  asked_by_person: string | null;
  undone_by_kind: string | null;
  undone_by_id: string | null;
  undone_by_person: string | null;
  created_at: string;
  ended_at: string | null;
}

interface PunchEntryRowTable {
  entry_id: string;
  employee_id: string;
  state: string;
  skip: string | null;
  planned: ColumnType<Json, string, string>;
}

interface PunchImportTable {
  id: string;
  file_id: string;
  asked_by_kind: string;
  asked_by_id: string;
  created_at: string;
  finished_at: string | null;
  refused: string | null;
  read_rows: number;
  taken: number;
  known: number;
  unknown: number;
  faults: ColumnType<Json, string, string>;
  faulty: number;
}

interface RecoveryWordTable {
  account_kind: string;
  account_id: string;
  word_hash: Buffer;
  used_at: string | null;
}

interface RegionTable {
  id: string;
  name: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ReportingLineTable {
  id: number;
}

interface ReversedSheetTable {
  attempt_id: string;
  employee_id: string;
  reversal_id: string;
}

interface RosterAssignmentTable {
  id: string;
  target: string;
  concern_id: string | null;
  location_id: string | null;
  department_id: string | null;
  unit_id: string | null;
  sub_unit_id: string | null;
  employee_id: string | null;
  from_date: string;
  pattern_id: string | null;
  shifted_by: number;
  shift_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface RosterDayTable {
  employee_id: string;
  day: string;
  shift_id: string | null;
  note: string | null;
  created_at: string;
}

interface RosterPatternTable {
  id: string;
  name: string;
  begins_on: string;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface RosterPatternDayTable {
  pattern_id: string;
  position: number;
  shift_id: string | null;
}

interface SalaryAttemptTable {
  id: string;
  run_id: string;
  state: string;
  terms: ColumnType<Json, string, string>;
  job_id: string | null;
  asked_by_kind: string;
  asked_by_id: string;
  created_at: string;
  is_explained: Generated<boolean>;
}

interface SalaryEntryTable {
  id: string;
  employee_id: string;
  component_id: string;
  amount: bigint;
  from_month: string;
  to_month: string | null;
  note: string | null;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
  version: number;
  batch_id: string | null;
  batch_row: number | null;
}

interface SalaryHoldTable {
  run_id: string;
  employee_id: string;
  reason: string;
  held_by_kind: string;
  held_by_id: string;
  created_at: string;
}

interface SalaryInputTable {
  attempt_id: string;
  employee_id: string;
  inputs: ColumnType<Json, string, string>;
  hash: string;
}

interface SalaryLineTable {
  attempt_id: string;
  employee_id: string;
  place: number;
  component_id: string;
  kind: string;
  in_gross: boolean;
  due: bigint;
  amount: bigint;
  computed: bigint | null;
  for_month: string | null;
  source_id: string | null;
  cause: string | null;
}

interface SalaryLoanTable {
  id: string;
  employee_id: string;
  principal: bigint;
  instalment: bigint;
  from_month: string;
  paused_from: string | null;
  paused_until: string | null;
  state: string;
  note: string | null;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
  version: number;
  batch_id: string | null;
}

interface SalaryLoanPaymentTable {
  id: string;
  loan_id: string;
  amount: bigint;
  paid_on: string;
  note: string | null;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
}

interface SalaryOverrideTable {
  run_id: string;
  employee_id: string;
  component_id: string;
  amount: bigint;
  reason: string;
  set_by_kind: string;
  set_by_id: string;
  created_at: string;
}

interface SalaryPaymentTable {
  id: string;
  run_id: string;
  people: number;
  net: bigint;
  paid_by_kind: string;
  paid_by_id: string;
  created_at: string;
  announced_until: string | null;
  announced_at: string | null;
}

interface SalaryRateTable {
  id: string;
  employee_id: string;
  from_date: string;
  structure_id: string;
  gross: bigint;
  reason: string | null;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
  version: number;
}

interface SalaryReversalTable {
  id: string;
  run_id: string;
  state: string;
  reason: string;
  people: number;
  net: bigint;
  asked_by_kind: string;
  asked_by_id: string;
  created_at: string;
  decided_by_kind: string | null;
  decided_by_id: string | null;
  decided_at: string | null;
}

interface SalaryRunTable {
  id: string;
  concern_id: string;
  month: string;
  kind: string;
  state: string;
  generated_by_kind: string | null;
  generated_by_id: string | null;
  generated_at: string | null;
  approved_by_kind: string | null;
  approved_by_id: string | null;
  approved_at: string | null;
  paid_by_kind: string | null;
  paid_by_id: string | null;
  paid_at: string | null;
  created_at: string;
  finished_by_kind: string | null;
  finished_by_id: string | null;
  finished_at: string | null;
  title: string | null;
  sent_back_by_kind: string | null;
  sent_back_by_id: string | null;
  sent_back_at: string | null;
  sent_back_note: string | null;
}

interface SalarySheetTable {
  attempt_id: string;
  employee_id: string;
  id: string;
  run_id: string;
  concern_id: string;
  month: string;
  kind: string;
  department_id: string | null;
  designation_id: string;
  state: string;
  is_held: boolean;
  paid_days: number;
  gross: bigint;
  earnings: bigint;
  deductions: bigint;
  net: bigint;
  employer: bigint;
  taxable: bigint;
  tax: bigint;
  carried: bigint;
  approved_at: string | null;
  payment_id: string | null;
  paid_at: string | null;
  changed_by_kind: string | null;
  changed_by_id: string | null;
  approved_by_kind: string | null;
  approved_by_id: string | null;
  fund: bigint;
  year_taxable: bigint | null;
  year_tax: bigint | null;
}

interface SalaryStructureTable {
  id: string;
  name: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface SecondFactorTable {
  account_kind: string;
  account_id: string;
  secret: Buffer;
  confirmed_at: string | null;
  last_step: number | null;
  created_at: string;
}

interface SecretTable {
  name: string;
  value: Buffer;
  created_at: string;
}

interface SectionTable {
  id: string;
  name: string;
  description: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface ServiceTable {
  id: string;
  name: string;
  description: string | null;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  account_kind: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  ended_at: string | null;
  ended_because: string | null;
  address: string | null;
  agent: string | null;
}

interface SettingTable {
  id: string;
  key: string;
  concern_id: string | null;
  value: ColumnType<Json | null, string | null, string | null>;
  version: number;
  updated_at: string;
  updated_by: string | null;
}

interface SettledSourceTable {
  source_id: string;
  attempt_id: string;
  employee_id: string;
}

interface SheetBatchTable {
  id: string;
  kind: string;
  state: string;
  title: string;
  effective_from: string;
  note: string | null;
  file_id: string | null;
  unknown_columns: string[];
  applies_itself: boolean;
  skips_faulty: Generated<boolean>;
  made_by_kind: string | null;
  made_by_id: string | null;
  acting: ColumnType<Json | null, string | null, string | null>;
  job_id: string | null;
  done: Generated<number>;
  total: Generated<number>;
  new_rows: Generated<number>;
  changed_rows: Generated<number>;
  unchanged_rows: Generated<number>;
  faulty_rows: Generated<number>;
  failure: ColumnType<Json | null, string | null, string | null>;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
  subject: string;
}

interface SheetDepartmentTable {
  attempt_id: string;
  employee_id: string;
  department_id: string;
  from_date: string;
  days: number;
}

interface SheetRowTable {
  batch_id: string;
  row: number;
  cells: ColumnType<Json, string, string>;
  kind: string | null;
  record_id: string | null;
  code: string | null;
  name: string | null;
  changes: ColumnType<Json, string | undefined, string>;
  faults: ColumnType<Json, string | undefined, string>;
  stamp: string | null;
  stamp_after: string | null;
  staged: ColumnType<Json | null, string | null, string | null>;
  before: ColumnType<Json | null, string | null, string | null>;
  mended: ColumnType<Json, string | undefined, string>;
}

interface ShiftTable {
  id: string;
  name: string;
  short_name: string;
  colour: string;
  starts_at: number;
  ends_at: number;
  break_minutes: number;
  grace_in: number;
  grace_out: number;
  half_day_under: number;
  absent_under: number;
  window_before: number;
  window_after: number;
  overtime_from: number;
  overtime_block: number;
  overtime_most: number;
  overtime_early: boolean;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface SignUpTable {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  password_hash: string;
  consent_at: string;
  created_at: string;
}

interface StaleDayTable {
  employee_id: string;
  day: string;
  marked_at: string;
}

interface StoredFileTable {
  id: string;
  key: string;
  purpose: string;
  kind: string;
  name: string;
  bytes: number;
  sha256: Buffer;
  account_kind: string;
  account_id: string;
  created_at: string;
  state: string;
  state_at: string;
}

interface StructurePartTable {
  version_id: string;
  place: number;
  component_id: string;
  in_gross: boolean;
  calc: string;
  amount: bigint | null;
  percent: number | null;
  of_component_id: string | null;
  divisor: number | null;
  count: string | null;
  most_absence: number | null;
  most_lates: number | null;
  is_prorated: boolean;
  of_members: boolean;
  unit: number;
}

interface StructureVersionTable {
  id: string;
  structure_id: string;
  from_date: string;
  fixed: bigint;
  created_by_kind: string;
  created_by_id: string;
  created_at: string;
}

interface SubUnitTable {
  id: string;
  name: string;
  unit_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface TaxDeclarationTable {
  id: string;
  employee_id: string;
  tax_year: number;
  state: string;
  note: string | null;
  created_at: string;
  decided_by_kind: string | null;
  decided_by_id: string | null;
  decided_at: string | null;
  version: number;
}

interface TaxDeclarationItemTable {
  declaration_id: string;
  place: number;
  kind: string;
  amount: bigint;
  accepted: bigint | null;
  note: string | null;
}

interface TaxDepositTable {
  id: string;
  concern_id: string;
  month: string;
  challan_number: string;
  deposited_on: string;
  bank: string;
  amount: bigint;
  recorded_by_kind: string;
  recorded_by_id: string;
  created_at: string;
  version: number;
}

interface TaxProfileTable {
  employee_id: string;
  from_year: number;
  category: string | null;
  minimum: string | null;
  children: number;
  uplift: number;
  is_untaxed: boolean;
  reason: string | null;
  changed_by_kind: string;
  changed_by_id: string;
  created_at: string;
  version: number;
}

interface TerritoryTable {
  id: string;
  name: string;
  area_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface TryCountTable {
  key: Buffer;
  tries: number;
  ends_at: string;
}

interface UnitTable {
  id: string;
  name: string;
  department_id: string;
  grams: string[];
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface UnknownPunchTable {
  id: string;
  number: string;
  at: string;
  source: string;
  direction: string | null;
  device_id: string | null;
  created_at: string;
  settled_at: string | null;
  given_to: string | null;
}

interface UserAccountTable {
  id: string;
  email: string;
  name: string;
  user_role: string;
  employee_id: string | null;
  password_hash: string | null;
  password_changed_at: string;
  disabled_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  concern_id: string | null;
}

export interface DB {
  account_language: AccountLanguageTable;
  account_photo: AccountPhotoTable;
  account_tie: AccountTieTable;
  applicant_account: ApplicantAccountTable;
  area: AreaTable;
  attendance_day: AttendanceDayTable;
  attendance_device: AttendanceDeviceTable;
  attendance_figure: AttendanceFigureTable;
  attendance_horizon: AttendanceHorizonTable;
  attendance_lock: AttendanceLockTable;
  audit_entry: AuditEntryTable;
  audit_seal: AuditSealTable;
  audit_sealed: AuditSealedTable;
  audit_unsealed: AuditUnsealedTable;
  audit_value: AuditValueTable;
  bank: BankTable;
  bank_batch: BankBatchTable;
  bank_batch_counter: BankBatchCounterTable;
  bank_batch_line: BankBatchLineTable;
  bank_template: BankTemplateTable;
  bank_template_column: BankTemplateColumnTable;
  calendar_feed: CalendarFeedTable;
  closing_turn: ClosingTurnTable;
  concern: ConcernTable;
  concern_logo: ConcernLogoTable;
  counter: CounterTable;
  decision: DecisionTable;
  decision_step: DecisionStepTable;
  delegation: DelegationTable;
  department: DepartmentTable;
  designation: DesignationTable;
  education: EducationTable;
  emergency_contact: EmergencyContactTable;
  employee: EmployeeTable;
  employee_account: EmployeeAccountTable;
  employee_bank_account: EmployeeBankAccountTable;
  employee_batch_place: EmployeeBatchPlaceTable;
  employee_category: EmployeeCategoryTable;
  employment_period: EmploymentPeriodTable;
  experience: ExperienceTable;
  family_member: FamilyMemberTable;
  fund_entry: FundEntryTable;
  given_number: GivenNumberTable;
  holiday: HolidayTable;
  holiday_location: HolidayLocationTable;
  hris_feed: HrisFeedTable;
  idempotency_key: IdempotencyKeyTable;
  income_slab: IncomeSlabTable;
  income_slab_version: IncomeSlabVersionTable;
  item: ItemTable;
  item_category: ItemCategoryTable;
  item_issue: ItemIssueTable;
  job: JobTable;
  journal_account: JournalAccountTable;
  late_correction: LateCorrectionTable;
  late_waiver: LateWaiverTable;
  leave_application: LeaveApplicationTable;
  leave_balance: LeaveBalanceTable;
  leave_block: LeaveBlockTable;
  leave_day: LeaveDayTable;
  leave_entry: LeaveEntryTable;
  leave_figure: LeaveFigureTable;
  leave_turn: LeaveTurnTable;
  leave_type: LeaveTypeTable;
  leave_type_level: LeaveTypeLevelTable;
  level: LevelTable;
  list_view: ListViewTable;
  list_view_default: ListViewDefaultTable;
  location: LocationTable;
  mail: MailTable;
  notice: NoticeTable;
  notice_choice: NoticeChoiceTable;
  one_time_link: OneTimeLinkTable;
  opening_figure: OpeningFigureTable;
  pay_acceptance: PayAcceptanceTable;
  pay_component: PayComponentTable;
  pay_difference: PayDifferenceTable;
  pay_period: PayPeriodTable;
  pay_question: PayQuestionTable;
  pay_question_message: PayQuestionMessageTable;
  pay_role: PayRoleTable;
  paying_account: PayingAccountTable;
  person_detail: PersonDetailTable;
  person_document: PersonDocumentTable;
  person_photo: PersonPhotoTable;
  person_reminder: PersonReminderTable;
  planned_bonus: PlannedBonusTable;
  point: PointTable;
  punch: PunchTable;
  punch_entry: PunchEntryTable;
  punch_entry_row: PunchEntryRowTable;
  punch_import: PunchImportTable;
  recovery_word: RecoveryWordTable;
  region: RegionTable;
  reporting_line: ReportingLineTable;
  reversed_sheet: ReversedSheetTable;
  roster_assignment: RosterAssignmentTable;
  roster_day: RosterDayTable;
  roster_pattern: RosterPatternTable;
  roster_pattern_day: RosterPatternDayTable;
  salary_attempt: SalaryAttemptTable;
  salary_entry: SalaryEntryTable;
  salary_hold: SalaryHoldTable;
  salary_input: SalaryInputTable;
  salary_line: SalaryLineTable;
  salary_loan: SalaryLoanTable;
  salary_loan_payment: SalaryLoanPaymentTable;
  salary_override: SalaryOverrideTable;
  salary_payment: SalaryPaymentTable;
  salary_rate: SalaryRateTable;
  salary_reversal: SalaryReversalTable;
  salary_run: SalaryRunTable;
  salary_sheet: SalarySheetTable;
  salary_structure: SalaryStructureTable;
  second_factor: SecondFactorTable;
  secret: SecretTable;
  section: SectionTable;
  service: ServiceTable;
  session: SessionTable;
  setting: SettingTable;
  settled_source: SettledSourceTable;
  sheet_batch: SheetBatchTable;
  sheet_department: SheetDepartmentTable;
  sheet_row: SheetRowTable;
  shift: ShiftTable;
  sign_up: SignUpTable;
  stale_day: StaleDayTable;
  stored_file: StoredFileTable;
  structure_part: StructurePartTable;
  structure_version: StructureVersionTable;
  sub_unit: SubUnitTable;
  tax_declaration: TaxDeclarationTable;
  tax_declaration_item: TaxDeclarationItemTable;
  tax_deposit: TaxDepositTable;
  tax_profile: TaxProfileTable;
  territory: TerritoryTable;
  try_count: TryCountTable;
  unit: UnitTable;
  unknown_punch: UnknownPunchTable;
  user_account: UserAccountTable;
}
