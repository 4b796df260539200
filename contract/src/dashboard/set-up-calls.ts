import { z } from 'zod';
import { hrWrite } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** What a company needs before its people can check in, in the order in which it is done. */
export const setUpSteps = [
  'company',
  'location',
  'department',
  'designation',
  'shift',
  'roster',
  'holidays',
  'leaveTypes',
  'people',
  'access',
  'mail',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const setUpListCalls = {
  read: endpoint({
    name: 'dashboard.setUpList',
    summary: 'What a new company has and what is missing still',
    method: 'GET',
    path: '/set-up-list',
    access: hrWrite,
    ofGroup: true,
    answer: z.object({
      steps: z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() })),
    }),
  }),
} as const;
