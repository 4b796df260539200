import { contractRoom } from '../kernel/room.ts';
import { organisationRecords } from './records.ts';
import { organisationBn } from './words.bn.ts';
import { organisationEn } from './words.en.ts';

export const organisation = contractRoom({
  name: 'organisation',
  records: organisationRecords,
  words: { en: organisationEn, bn: organisationBn },
});
