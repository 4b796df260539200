import { z } from 'zod';
import { anyone } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { shownFile } from '../kernel/files/file-calls.ts';
import { id } from '../kernel/values.ts';

const photo = z.object({ photo: shownFile.nullable() });

export const ownPhotoCalls = {
  read: endpoint({
    name: 'identity.ownPhoto',
    summary: 'The own photo, if there is one',
    method: 'GET',
    path: '/own-photo',
    access: anyone,
    answer: photo,
  }),
  set: endpoint({
    name: 'identity.setOwnPhoto',
    summary: 'Take an uploaded file as the own photo; null removes it',
    method: 'PUT',
    path: '/own-photo',
    access: anyone,
    body: z.object({ fileId: id().nullable() }),
    answer: photo,
  }),
} as const;
