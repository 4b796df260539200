import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { bankRecords } from '@muster/contract/pay/bank/bank-records.ts';
import { payRecords } from '@muster/contract/pay/records.ts';
import { recordScreens } from '../../entity/record-screen.ts';

export const payScreens = recordScreens(
  [...payRecords, ...bankRecords],
  (words) => words.pay.lists,
  organisationRecords,
);
