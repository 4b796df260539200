import { examRecords } from '@muster/contract/exams/question-bank.ts';
import { recordScreens } from '../../entity/record-screen.ts';

export const examScreens = recordScreens(examRecords, (words) => words.exams);
