import type { NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { taxDeclarationWaits } from '@muster/contract/pay/tax/declarations/declaration-notices.ts';
import { taxYearInBoth } from '@muster/contract/pay/tax/tax-year-text.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { endNotices } from '../../../../platform/notices/store.ts';
import { sendNotice } from '../../../../platform/notices/notify.ts';
import { payrollAccounts } from '../../questions/tell.ts';

interface Told {
  readonly id: string;
  readonly at: string;
}

/** Whose and of which year, without a figure; the address needs the year in plain digits. */
export const toldOfDeclaration = (name: string, year: number, from: string): NoticeValues => ({
  name,
  year: taxYearInBoth(year, from),
  start: year,
});

/** To those who keep pay of the company, when something begins to wait. */
export async function tellOffice(
  tx: Tx,
  whose: { readonly employeeId: string; readonly concernId: string | null },
  values: NoticeValues,
  { id, at }: Told,
): Promise<void> {
  const target = { record: 'tax_declaration', id };
  await sendNotice(tx, taxDeclarationWaits, await payrollAccounts(tx, whose), {
    values,
    target,
    at,
  });
}

/** Nobody has to look at it any more. */
export const endWaiting = (tx: Tx, { id, at }: Told) =>
  endNotices(tx, taxDeclarationWaits.name, { record: 'tax_declaration', id }, at);
