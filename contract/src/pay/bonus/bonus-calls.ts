import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payWrite } from '../access.ts';
import { runAnswer } from '../run-calls.ts';
import { bonusRule } from './bonus-rule.ts';

export const bonusCalls = {
  religions: endpoint({
    name: 'bonus.religions',
    summary: 'The religions in the records of those who are employed, by how many have them',
    method: 'GET',
    path: '/bonus/religions',
    access: payWrite,
    query: z.object({ concernId: as(id(), 'concernCompany') }),
    answer: wrapped(z.array(z.object({ religion: z.string(), people: z.int() })), 'data'),
  }),
  generate: endpoint({
    name: 'bonus.generate',
    summary: 'Calculate the festival bonus of a company, whole or not at all',
    method: 'POST',
    path: '/bonus/generate',
    access: payWrite,
    begins: true,
    body: z.object({
      concernId: as(id(), 'concernCompany'),
      festival: plainText(60).min(1),
      /** whoever is there on this day, at the salary of this day */
      day: as(givenDay(), 'date'),
      ...bonusRule,
    }),
    answer: wrapped(runAnswer, 'data'),
  }),
} as const;
