import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shownFile } from '../kernel/files/file-calls.ts';
import { id } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { concern } from './concern.ts';

const one = z.object({ id: as(id(), 'id') });
const answer = z.object({ logo: shownFile.nullable() });

/** What stands in the head of documents of a company; whoever changes the company changes it. */
export const concernLogoCalls = {
  read: endpoint({
    name: 'concern-logo.read',
    summary: 'The logo of a company, if there is one',
    method: 'GET',
    path: '/concern/:id/logo',
    access: concern.read,
    params: one,
    answer,
  }),
  set: endpoint({
    name: 'concern-logo.set',
    summary: 'Take an uploaded file as the logo of a company',
    method: 'PUT',
    path: '/concern/:id/logo',
    access: concern.write,
    params: one,
    body: z.object({ fileId: id() }),
    answer,
  }),
  remove: endpoint({
    name: 'concern-logo.remove',
    summary: 'A company has no logo any more',
    method: 'DELETE',
    path: '/concern/:id/logo',
    access: concern.write,
    params: one,
    answer,
  }),
} as const;
