import type { EntityWords } from '../../../kernel/entity.ts';
import type { bankTemplate, payingAccount } from '../bank-records.ts';

const counted = (one: string, other: string) => ({
  one: `{count} ${one}`,
  other: `{count} ${other}`,
});

export const bankEntitiesEn = {
  payingAccount: {
    one: 'Paying account',
    many: 'Paying accounts',
    counted: counted('paying account', 'paying accounts'),
    fields: {
      name: 'Name',
      concernId: 'Company',
      bankId: 'Bank',
      branch: 'Branch',
      accountNumber: 'Account number',
      routingNumber: 'Routing number',
    },
    hints: { name: 'As your company calls this account. The letter to the bank names it.' },
  } satisfies EntityWords<typeof payingAccount.fields>,
  bankTemplate: {
    one: 'Bank file template',
    many: 'Bank file templates',
    counted: counted('bank file template', 'bank file templates'),
    fields: { name: 'Name', kind: 'File', amounts: 'Amounts', headings: 'Row of headings' },
    hints: {
      kind: 'The columns are set on the page of the template, once it is added.',
      amounts: 'How 1,234.50 is written in the file.',
    },
    choices: {
      kind: { XLSX: 'XLSX', CSV: 'CSV', 'Fixed width': 'Fixed width' },
      amounts: { '1234.50': '1234.50', 123450: '123450' },
      headings: { Yes: 'Yes', No: 'No' },
    },
  } satisfies EntityWords<typeof bankTemplate.fields>,
};

export const bankRecordsEn = {
  ...bankEntitiesEn,
  bankTemplateColumn: {
    one: 'Column of a bank file',
    many: 'Columns of bank files',
    counted: counted('column of a bank file', 'columns of bank files'),
  },
  bankBatch: {
    one: 'Bank batch',
    many: 'Bank batches',
    counted: counted('bank batch', 'bank batches'),
  },
  bankBatchLine: {
    one: 'Line of a bank batch',
    many: 'Lines of bank batches',
    counted: counted('line of a bank batch', 'lines of bank batches'),
  },
};

export const bankDeedsEn = {
  'bank-batch.make': 'Made a bank batch: {record}',
  'bank-batch.takeBack': 'Cancelled a bank batch: {record}',
  'bank-batch.download': 'Downloaded a bank file: {record}',
  'bank-template-columns.save': 'Changed the columns of: {record}',
};

const sheet = {
  title: 'Bank sheet',
  one: 'Salary',
  many: 'Salaries',
  empty: 'Generate the month first. Then this page shows where the pay of everyone goes.',
  equation: 'Where the pay goes',
  group: 'Method',
  groups: {
    Bank: 'Bank',
    Wallet: 'Mobile wallet',
    Cash: 'Cash',
    Held: 'Held',
    Missing: 'Missing account',
  },
  total: 'Total of the sheet',
  people: { one: '{count} person', other: '{count} people' },
  bank: 'Bank',
  branch: 'Branch',
  accountName: 'Name of the account',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  batch: 'Batch',
  batchNumber: 'Batch {number}',
  missingNote: {
    one: '{count} person has no account and is not paid in cash. Enter the account on their page, under Bank.',
    other:
      '{count} people have no account and are not paid in cash. Enter the accounts on their pages, under Bank.',
  },
  toBatches: 'Batches',
};

const batch = {
  title: 'Bank batches',
  one: 'Bank batch',
  many: 'Bank batches',
  empty: 'Pay a month, then make a batch on the bank sheet.',
  make: 'Make a batch',
  makeTitle: 'Make a batch',
  makeHint:
    'Everyone who was paid by this method and is in no batch yet is put into one, with the account as it is now.',
  company: 'Company',
  month: 'Month',
  method: 'Method',
  methods: { Bank: 'Bank', Wallet: 'Mobile wallet', Cash: 'Cash' },
  payer: 'Paying account',
  payerHint: 'The account of the company out of which the bank pays.',
  reason: 'Reason',
  made: { one: 'Batch made with {count} salary', other: 'Batch made with {count} salaries' },
  failed: 'The batch could not be made',
  noRun: 'This company has no pay for this month.',
  number: 'Number',
  people: 'People',
  net: 'Amount',
  madeBy: 'Made by',
  madeAt: 'Made on',
  downloadedAt: 'Downloaded',
  never: 'Not yet',
  reversed: 'Reversed since',
  reversedCount: '{count} reversed',
  download: 'Download the file',
  template: 'Template',
  noTemplate: 'There is no bank file template yet. Add one first.',
  downloaded: 'The file is downloaded',
  letter: 'Letter',
  cashList: 'Cash list',
  printed: 'Print',
  pdfSaved: 'The PDF is saved',
  takeBack: 'Cancel batch',
  keep: 'Keep the batch',
  takeBackTitle: 'Cancel batch {number}?',
  takeBackHint:
    'Its salaries can be put into another batch. Do this only if the bank has not paid by it.',
  takeBackWarning:
    'A file of this batch was downloaded on {when}. Make sure that the bank does not pay twice.',
  takenBack: 'The batch is cancelled',
  takeBackFailed: 'The batch could not be cancelled',
  back: 'All batches',
};

const letter = {
  language: 'Language of the letter',
  to: 'The Manager',
  subject: 'Payment of salaries for {month}',
  bonusSubject: 'Payment of festival bonus: {month}',
  greeting: 'Dear Sir or Madam,',
  body: {
    one: 'Please debit our account {account} ({name}) with {amount} and credit the account of {count} person as per the enclosed list.',
    other:
      'Please debit our account {account} ({name}) with {amount} and credit the accounts of {count} people as per the enclosed list.',
  },
  inWords: 'In words: {words}',
  valueDate: 'Please make the payment on {date}.',
  regards: 'Yours faithfully,',
  signatory: 'Authorised signature',
  enclosed: 'Enclosed list',
  cashTitle: 'Cash list, {month}',
  serial: 'No.',
  employee: 'Employee',
  account: 'Account',
  amount: 'Amount',
  signature: 'Signature',
  total: 'Total',
  reference: 'Batch {number}',
  dated: 'Date: {date}',
};

const template = {
  columns: 'Columns of the file',
  columnsHint: 'In the order of the file. One of them has the account number, one the amount.',
  column: 'Column {number}',
  up: 'Move column {number} up',
  down: 'Move column {number} down',
  remove: 'Remove column {number}',
  add: 'Add a column',
  saved: 'The columns are saved',
  failed: 'The columns could not be saved',
  field: 'What it tells',
  heading: 'Heading',
  width: 'Width',
  align: 'Aligned',
  aligns: { Left: 'Left', Right: 'Right' },
  fill: 'Filled with',
  fillHint: 'One character. Empty: blanks.',
  text: 'Text',
  none: 'No columns yet',
  fields: {
    serial: 'Serial number',
    employeeNumber: 'Employee number',
    employeeName: 'Employee name',
    accountName: 'Name of the account',
    accountNumber: 'Account number',
    bank: 'Bank',
    branch: 'Branch',
    routingNumber: 'Routing number',
    amount: 'Amount',
    currency: 'Currency',
    month: 'Month',
    payOn: 'Pay day',
    payingAccount: 'Paying account number',
    text: 'Fixed text',
  },
};

export const bankScreensEn = { sheet, batch, letter, template };
