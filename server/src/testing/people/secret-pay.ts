import type { Client } from '../client.ts';
import { made } from './make-house.ts';
import { makePay, type PayWorld } from './make-pay.ts';
import { makeBank, setPayment } from './pay-accounts.ts';

/** A month of Rahim's that was paid and sent, and one that is generated. */
export interface SecretPay extends PayWorld {
  readonly rahim: { readonly id: string; readonly client: Client };
  /** his line manager, second-tier manager of Karim, head of their department and an assessor, all in one */
  readonly boss: Client;
  readonly karim: { readonly id: string; readonly client: Client };
  readonly recruiter: Client;
  /** keep pay of another company */
  readonly others: Readonly<Record<'hr' | 'payroll' | 'admin', Client>>;
  readonly ids: Readonly<
    Record<'sheet' | 'later' | 'run' | 'laterRun' | 'loan' | 'batch' | 'payer', string>
  >;
}

export const secretMonths = { paid: '2026-01', generated: '2026-02' } as const;

/** No other number of this world begins like these: gross and its parts, the loan, what he eats, what is left. */
export const secretAmounts =
  /(?<![\da-f-])(47,?391|23,?695|11,?847|11,?848|7,?613|1,?287|1,?895|43,?447|4739100)(?![\da-f-])/i;

/** What Rahim is paid, in a house where others would like to know. */
export async function makeSecretPay(): Promise<SecretPay> {
  const world = await makePay();
  const { paid, generated } = secretMonths;
  const { sales, meghna } = world.house;
  const head = { name: 'Boss', roleKey: 'Head of Sales', isAssessor: true } as const;
  const bossId = await world.test.newPerson({ ...head, departmentId: sales });
  const boss = await world.enter({ kind: 'employee', id: bossId });
  const rahim = await world.person({
    name: 'Rahim Uddin',
    email: 'rahim@example.com',
    managerId: bossId,
  });
  const karim = await world.person({
    name: 'Karim Ullah',
    secondTierId: bossId,
    managerId: rahim.id,
  });
  const recruiter = await world.test.as('recruiter');
  const limited = async (role: 'HR' | 'PAYROLL' | 'ADMIN') =>
    world.enter({ kind: 'user', id: await world.test.newUser({ role, concernId: meghna }) });
  const others = {
    hr: await limited('HR'),
    payroll: await limited('PAYROLL'),
    admin: await limited('ADMIN'),
  };
  const bank = await makeBank(world, 'Sonali Bank');
  const account = { bank, accountName: 'Rahim', accountNumber: '0012' };
  await setPayment(world, rahim.id, 'Bank', account);
  const payer = made(
    await world.admin.post('/paying-account', {
      name: 'Main',
      concernCompany: world.house.padma,
      bank,
      accountNumber: '9',
    }),
    'data._id',
  );
  await world.salary(rahim.id, '47391.00');
  const lent = { employeeId: rahim.id, principal: '7613.00', instalment: '761.00' };
  const loan = made(await world.hr.post('/salary-loan', { ...lent, fromMonth: paid }), 'data._id');
  const canteen = { component: world.components['Canteen'], fromMonth: paid, toMonth: null };
  const eats = { ...canteen, employeeId: rahim.id, amount: '1287.00' };
  made(await world.hr.post('/salary-entry', eats), 'data._id');
  for (const closed of [paid, generated]) await world.closeMonth(closed, { [rahim.id]: {} });
  const run = await world.generate(world.payroll, paid);
  const sheet = String((await world.sheets(paid))[0]?.['_id']);
  made(await world.hr.post(`/salary/${sheet}/hold`, { reason: 'Papers' }), 'payslip._id');
  made(await world.hr.post(`/salary/${sheet}/release`), 'payslip._id');
  made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
  const sent = { run, method: 'Bank', payingAccount: payer };
  const batch = made(await world.hr.post('/salary/bank-batch', sent), 'data._id');
  const laterRun = await world.generate(world.payroll, generated);
  const later = String((await world.sheets(generated))[0]?.['_id']);
  const ids = { sheet, later, run, laterRun, loan, batch, payer };
  return { ...world, rahim, karim, boss, recruiter, others, ids };
}
