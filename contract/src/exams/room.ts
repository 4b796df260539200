import { contractRoom } from '../kernel/room.ts';
import { examRecords } from './question-bank.ts';
import { examsBn } from './words.bn.ts';
import { examsEn } from './words.en.ts';

export const exams = contractRoom({
  name: 'exams',
  records: examRecords,
  words: { en: examsEn, bn: examsBn },
});
