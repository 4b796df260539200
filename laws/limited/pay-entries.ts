import { made } from '../../server/src/testing/people/make-house.ts';
import {
  type Ask,
  elsewhere,
  type Entry,
  group,
  house,
  list,
  one,
  own,
  personal,
} from './entry.ts';
import { declarationEntries } from './pay-declarations.ts';
import { taxEntries } from './pay-tax.ts';
import { ofJournal } from './of-journal.ts';
import {
  bankBatch,
  closedMonth,
  paidSheet,
  payRulesOf,
  paySheet,
  payee,
  reversalOf,
  salaryOf,
} from './pay-makers.ts';
import { gateEntries } from './pay-gate.ts';
import { questionEntries } from './pay-questions.ts';

const sheet =
  (body?: object): Ask =>
  async ({ side, world }) => ({ path: { id: (await paySheet(world, side)).sheetId }, body });
const run = (body: object): Ask =>
  async function ask({ side, world }) {
    return { path: { id: (await paySheet(world, side)).runId }, body };
  };
const ofRun: Ask = async ({ side, world }) => ({
  body: { run: (await paySheet(world, side)).runId, reason: 'x' },
});
const found: Ask = ({ side }) => ({ query: { search: side.token, limit: '0' } });
const newcomer: Ask = async ({ side, world }) => ({
  body: {
    employeeId: await payee(world, side),
    gross: '900.00',
    structure: (await payRulesOf(world)).structure,
    fromDate: '2021-01-01',
  },
});
const rate: Ask = async ({ side, world }) => ({
  path: { id: await salaryOf(world, await payee(world, side)) },
  body: { gross: '901.00' },
});

const entryBody = async ({ side, world }: Parameters<Ask>[0]) => ({
  employeeId: await payee(world, side),
  component: (await payRulesOf(world)).component,
  amount: '5.00',
  fromMonth: '2026-03',
  toMonth: '2026-03',
});
const entry =
  (body?: object): Ask =>
  async (trying) => {
    const reply = await trying.world.admin.post('/salary-entry', await entryBody(trying));
    return { path: { id: reply.at('data._id') }, body };
  };

const loanBody = async ({ side, world }: Parameters<Ask>[0]) => ({
  employeeId: await payee(world, side),
  principal: '100.00',
  instalment: '10.00',
  fromMonth: '2026-03',
});
const loan =
  (body?: object): Ask =>
  async (trying) => {
    const reply = await trying.world.admin.post('/salary-loan', await loanBody(trying));
    return { path: { id: reply.at('data._id') }, body };
  };

const fundBody = async ({ side, world }: Parameters<Ask>[0]) => ({
  employeeId: await payee(world, side),
  kind: 'Opening own',
  amount: '100.00',
  date: '2026-03-01',
});
/** Someone with an opening figure, by the id of the person. */
const fund: Ask = async (trying) => {
  const body = await fundBody(trying);
  made(await trying.world.admin.post('/provident-fund/entry', body), 'data.balance');
  return { path: { id: body.employeeId } };
};
const fundEntry: Ask = async (trying) => {
  const reply = await trying.world.admin.post('/provident-fund/entry', await fundBody(trying));
  return { path: { id: reply.at('data.ledger.0.entry') }, body: { reason: 'x' } };
};
const yearOfFund: Ask = async (trying) => {
  await fund(trying);
  return { body: { concernCompany: trying.side.concern, percent: 500, date: '2026-03-01' } };
};

const correctionBody = async ({ side, world }: Parameters<Ask>[0]) => {
  const { month, employeeId } = await paidSheet(world, side);
  return { employeeId, month, count: 'nights', quantity: 1, reason: 'x' };
};
const correction: Ask = async (trying) => {
  const reply = await trying.world.admin.post('/late-correction', await correctionBody(trying));
  return { path: { id: reply.at('data._id') } };
};

const reversal: Ask = async ({ side, world }) => ({
  path: { id: await reversalOf(world, side) },
});

/** Shipped with the house. */
const standardCsv = '018f0000-0000-7000-8000-000000000102';
const batch =
  (more: Omit<Awaited<ReturnType<Ask>>, 'path'> = {}): Ask =>
  async ({ side, world }) => ({ path: { id: (await bankBatch(world, side)).batchId }, ...more });
const ofMonth: Ask = async ({ side, world }) => {
  const { month } = await paySheet(world, side);
  return { query: { month } };
};

/** A sheet of pay is its maker's own; what is in one is held against the maker's reach. */
const sheetsOf = (name: string, kind: 'entrySheet' | 'openingSheet'): Record<string, Entry> => {
  const ask =
    (body?: object): Ask =>
    async ({ side, make, maker }) => ({ path: { id: await make[kind](maker, side) }, body });
  return {
    [`${name}.list`]: house,
    [`${name}.template`]: list(() => ({ query: { filled: 'Yes' } })),
    [`${name}.import`]: elsewhere('server/src/areas/pay/by-sheet/entry-sheet.test.ts'),
    [`${name}.mend`]: one(ask({ cells: [] })),
    ...Object.fromEntries(
      ['read', 'rows', 'totals', 'sheet', 'check', 'apply', 'undo', 'remove'].map((action) => [
        `${name}.${action}`,
        one(ask()),
      ]),
    ),
  };
};

export const entries: Readonly<Record<string, Entry>> = {
  ...sheetsOf('salary-entry-sheet', 'entrySheet'),
  ...sheetsOf('opening-figure-sheet', 'openingSheet'),
  ...taxEntries,
  ...ofJournal,
  'structure-version.list': house,
  'structure-version.add': group,
  'structure-version.remove': group,
  'salary.list': list(found),
  'salary.export': list(({ side }) => ({ query: { search: side.token } })),
  'salary.create': one(newcomer),
  'salary.change': one(rate),
  'salary.changeNamed': one(async (trying) => {
    const { path } = await rate(trying);
    return { body: { _id: path?.['id'], gross: '902.00' } };
  }),
  'salary.history': one(({ side }) => ({ path: { id: side.person } })),
  'salary.remove': one(rate),
  'salary-entry.list': list(async (trying) => {
    await entry()(trying);
    return found(trying);
  }),
  'salary-entry.create': one(async (trying) => ({ body: await entryBody(trying) })),
  'salary-entry.end': one(entry({ toMonth: '2026-04' })),
  'salary-entry.remove': one(entry()),
  'salary-loan.list': list(async (trying) => {
    await loan()(trying);
    return found(trying);
  }),
  'salary-loan.export': list(async (trying) => {
    await loan()(trying);
    return { query: { search: trying.side.token } };
  }),
  'salary-loan.read': one(loan()),
  'salary-loan.create': one(async (trying) => ({ body: await loanBody(trying) })),
  'salary-loan.change': one(loan({ instalment: '20.00' })),
  'salary-loan.pay': one(loan({ amount: '5.00', date: '2026-03-01' })),
  'salary-loan.cancel': one(loan()),
  'own-loan.list': own,
  'provident-fund.list': list(async (trying) => {
    await fund(trying);
    return found(trying);
  }),
  'provident-fund.export': list(async (trying) => {
    await fund(trying);
    return { query: { search: trying.side.token } };
  }),
  'provident-fund.read': one(fund),
  'provident-fund.enter': one(async (trying) => ({ body: await fundBody(trying) })),
  'provident-fund.takeBack': one(fundEntry),
  'provident-fund.previewInterest': one(async ({ side }) => ({
    query: { concernCompany: side.concern, percent: '500', date: '2026-03-01' },
  })),
  'provident-fund.addInterest': one(yearOfFund),
  'own-fund.read': own,
  'late-correction.list': list(async (trying) => {
    await correction(trying);
    return found(trying);
  }),
  'late-correction.create': one(async (trying) => ({ body: await correctionBody(trying) })),
  'late-correction.remove': one(correction),
  'salary-run.list': list(async ({ side, world }) => {
    const { month } = await paySheet(world, side);
    return { query: { month } };
  }),
  'salary-run.read': one(run({})),
  'salary-run.compare': one(run({})),
  'salary-run.generate': one(async ({ side, world }) => {
    const month = await closedMonth(world, side, side.person);
    return { body: { concernCompany: side.concern, month } };
  }),
  'bonus.religions': one(({ side }) => ({ query: { concernCompany: side.concern } })),
  'bonus.generate': one(({ side }) => ({
    body: {
      concernCompany: side.concern,
      festival: crypto.randomUUID(),
      date: '2026-03-20',
      percent: 10_000,
      of: null,
      afterMonths: 0,
      prorated: 'No',
      religions: [],
    },
  })),
  'salary-run.stop': one(run({})),
  'salary-run.approve': one(ofRun),
  'salary-run.pay': one(ofRun),
  'salary-run.cancel': one(run({ reason: 'x' })),
  'salary-run.close': one(run({})),
  'salary-reversal.list': one(run({})),
  'salary-reversal.ask': one(run({ reason: 'x' })),
  'salary-reversal.approve': one(reversal),
  'salary-reversal.cancel': one(reversal),
  'salary-sheet.list': list(async ({ side, world }) => {
    const { month } = await paySheet(world, side);
    return { query: { month } };
  }),
  'salary-sheet.preview': one(async ({ side, world }) => {
    const month = await closedMonth(world, side, side.person);
    return { query: { concernCompany: side.concern, month } };
  }),
  'salary-sheet.read': one(sheet()),
  'salary-sheet.around': one(sheet()),
  'salary-sheet.remove': one(sheet()),
  'salary-sheet.hold': one(sheet({ reason: 'x' })),
  'salary-sheet.release': one(sheet()),
  'salary-sheet.override': one(async (trying) => {
    const { component } = await payRulesOf(trying.world);
    return sheet({ component, amount: '5.00', reason: 'x' })(trying);
  }),
  'salary-sheet.recompute': one(sheet()),
  'salary-sheet.pdf': one(sheet()),
  'salary-sheet.print': one(
    async ({ side, world }) => {
      const { sheetId, month } = await paySheet(world, side);
      return { body: { month, salarySheets: [sheetId] } };
    },
    { foreign: [422, 'documents.nothing'] },
  ),
  'salary-sheet.export': list(ofMonth),
  'bank-sheet.list': list(ofMonth),
  'bank-sheet.export': list(ofMonth),
  'bank-batch.list': list(async ({ side, world }) => {
    const { month } = await bankBatch(world, side);
    return { query: { month } };
  }),
  'bank-batch.read': one(batch()),
  'bank-batch.make': one(async ({ side, world }) => {
    const { runId, payerId } = await paidSheet(world, side);
    return { body: { run: runId, method: 'Bank', payingAccount: payerId } };
  }),
  'bank-batch.takeBack': one(batch({ body: { reason: 'x' } })),
  'bank-batch.file': one(batch({ query: { template: standardCsv } })),
  'bank-batch.paper': one(batch()),
  'bank-template-columns.read': house,
  'bank-template-columns.save': group,
  'salary-run.inputs': one(({ side }) => ({
    query: { concernCompany: side.concern, month: '2026-03' },
  })),
  'pay-cost.months': one(async ({ side, world }) => {
    const { month } = await paySheet(world, side);
    return { query: { concernCompany: side.concern, month } };
  }),
  'own-pay.list': own,
  'own-pay.pdf': personal(async ({ side, world }) => ({
    path: { id: (await paySheet(world, side)).sheetId },
  })),
  'own-pay.around': personal(async ({ side, world }) => ({
    path: { id: (await paidSheet(world, side)).sheetId },
  })),
  'own-pay.read': personal(async ({ side, world }) => ({
    path: { id: (await paySheet(world, side)).sheetId },
  })),
  'payslip-reader.list': group,
  ...questionEntries,
  ...gateEntries,
  ...declarationEntries,
};
