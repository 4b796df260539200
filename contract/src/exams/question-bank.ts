import type { AccessRule } from '../kernel/access/actor.ts';
import { type Declared, declared, defineEntity } from '../kernel/entity.ts';
import { textField } from '../kernel/fields.ts';

/** What orders the question bank: service, level and section. Assessors see what is theirs. */
const read: AccessRule = { assessor: 'assigned', hr: 'all', recruiter: 'all', admin: 'all' };
const write: AccessRule = { hr: 'all', recruiter: 'all', admin: 'all' };
const rules = { label: 'name', read, write } as const;
const named = () => textField({ required: true, max: 120, unique: true, list: true, search: true });
const about = () => textField({ max: 300, list: true, search: true });

const service = defineEntity({
  name: 'service',
  path: '/service',
  ...rules,
  fields: { name: named(), description: about() },
});

const level = defineEntity({
  name: 'level',
  path: '/level',
  ...rules,
  paths: {
    list: '/level-and-section/level/get-levels',
    create: '/level-and-section/level/create-level',
    change: '/level-and-section/level/update-leve/:id',
  },
  fields: { name: named(), description: about() },
});

const section = defineEntity({
  name: 'section',
  path: '/section',
  ...rules,
  paths: {
    list: '/level-and-section/section/get-sections',
    create: '/level-and-section/section/create-section',
    change: '/level-and-section/section/update-section/:id',
  },
  fields: { name: named(), description: about() },
});

export type QuestionBankFields = typeof service.fields;
export const examRecords: readonly Declared[] = [service, level, section].map(declared);
