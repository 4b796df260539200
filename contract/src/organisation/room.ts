import { contractRoom } from '../kernel/room.ts';
import { concernLogoCalls } from './logo-calls.ts';
import { organisationRecords } from './records.ts';
import { organisationBn } from './words.bn.ts';
import { organisationEn } from './words.en.ts';

export const organisation = contractRoom({
  name: 'organisation',
  records: organisationRecords,
  calls: { 'concern-logo': concernLogoCalls },
  auditActions: ['concern.remove-logo', 'concern.set-logo'],
  words: { en: organisationEn, bn: organisationBn },
});
