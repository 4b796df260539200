import type { EntityWords } from '../kernel/entity.ts';
import type { QuestionBankFields } from './question-bank.ts';

type Words = EntityWords<QuestionBankFields>;
const fields = { name: 'Name', description: 'Description' };

export const examsEn = {
  service: {
    one: 'Service',
    many: 'Services',
    counted: { one: '{count} service', other: '{count} services' },
    fields,
    said: { getFailed: 'Get single service failed', deleteFailed: 'Delete service failed' },
  } satisfies Words,
  level: {
    one: 'Level',
    many: 'Levels',
    counted: { one: '{count} level', other: '{count} levels' },
    fields,
    said: { getFailed: 'Get Level Failed', deleteFailed: 'Delete level failed' },
  } satisfies Words,
  section: {
    one: 'Section',
    many: 'Sections',
    counted: { one: '{count} section', other: '{count} sections' },
    fields,
  } satisfies Words,
};
