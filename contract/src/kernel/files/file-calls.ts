import { z } from 'zod';
import { anyone } from '../access/access-rules.ts';
import { endpoint } from '../endpoint.ts';
import { fileKindNames, filePurposeNames } from './file-kinds.ts';
import { wrapped } from '../page.ts';
import { id } from '../values.ts';

const stagedFile = z.object({
  id: id(),
  /** cleaned, with the ending of its real kind */
  name: z.string(),
  kind: z.enum(fileKindNames),
  /** what it is sent as */
  type: z.string(),
  bytes: z.int(),
});
export type StagedFile = z.output<typeof stagedFile>;

/** A file that a record holds, with an address that works for a few minutes. */
export const shownFile = z.object({ ...stagedFile.shape, address: z.string() });
export type ShownFile = z.output<typeof shownFile>;

export const fileCalls = {
  upload: endpoint({
    name: 'files.upload',
    summary: 'Send a file as the body, as it is; a record that is saved within a day keeps it',
    method: 'POST',
    path: '/files',
    access: anyone,
    raw: true,
    query: z.object({ purpose: z.enum(filePurposeNames), name: z.string().max(1000) }),
    answer: wrapped(stagedFile, 'file'),
  }),
} as const;
