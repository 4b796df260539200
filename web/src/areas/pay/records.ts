import { payRecords } from '@muster/contract/pay/records.ts';
import { recordScreens } from '../../entity/record-screen.ts';

export const payScreens = recordScreens(payRecords, (words) => words.pay.lists);
