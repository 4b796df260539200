import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import type { AccessRule } from '../../kernel/access/actor.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { shownFile } from '../../kernel/files/file-calls.ts';
import { listing } from '../../kernel/listing.ts';
import { listQuery, pageAnswer } from '../../kernel/page.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { day, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

export const documentKinds = [
  'National id',
  'Passport',
  'Driving licence',
  'Work permit',
  'Visa',
  'Contract',
  'Certificate',
  'Training',
  'Other',
] as const;
export type PaperKind = (typeof documentKinds)[number];

/** Numbers of papers are what someone is known by: for themselves, for HR, for those with all access. */
export const seeDocuments: AccessRule = {
  employee: 'own',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};
export const seeEveryones: AccessRule = { hr: 'all', allAccess: 'all', admin: 'all' };

const given = {
  kind: z.enum(documentKinds),
  title: plainText(120).min(1),
  number: plainText(60).min(1).nullable(),
  issuedOn: givenDay().nullable(),
  expiresOn: givenDay().nullable(),
  note: plainText(300).nullable(),
  /** of an upload for this purpose, by the same account */
  fileId: id().nullable(),
};
const { kind, title, ...optional } = given;

const document = z.object({
  id: id(),
  kind,
  title,
  number: plainText(60).nullable(),
  issuedOn: day().nullable(),
  expiresOn: day().nullable(),
  note: plainText(300).nullable(),
  file: shownFile.nullable(),
  addedBy: plainText(200),
  addedAt: instant(),
  version: z.int(),
});
export type PersonDocument = z.output<typeof document>;

const named = z.object({ id: id(), name: plainText(200) });
/** One that runs out: whose, what and when; the number stays in the record. */
const expiring = z.object({
  id: id(),
  kind,
  title,
  expiresOn: day(),
  person: as(
    z.object({
      id: id(),
      name: plainText(120),
      number: plainText(30),
      photo: z.string().nullable(),
      designationId: as(named, 'designation'),
      departmentId: as(named.nullable(), 'department'),
    }),
    'employee',
  ),
});
export type ExpiringDocument = z.output<typeof expiring>;

const one = z.object({ id: as(id(), 'id') });
const which = z.object({ id: as(id(), 'id'), documentId: id() });
const version = z.int().min(1).max(2_147_483_647).optional();
const answer = z.object({
  rows: as(z.array(document), 'data'),
  can: z.object({ change: z.boolean() }),
});

export const expiringSpans = ['expired', '30', '60', '90'] as const;
export const expiringListed = listing({
  sorts: ['expiresOn', 'name'],
  order: 'expiresOn',
  searches: ['employee'],
});

export const documentCalls = {
  list: endpoint({
    name: 'document.list',
    summary: 'The papers of a person, the newest first',
    method: 'GET',
    path: '/employee/:id/document',
    access: seeDocuments,
    params: one,
    answer,
  }),
  add: endpoint({
    name: 'document.add',
    summary: 'Add a paper, with or without its file',
    method: 'POST',
    path: '/employee/:id/document',
    access: hrWrite,
    params: one,
    body: z.object({ kind, title, ...z.object(optional).partial().shape }),
    answer,
  }),
  change: endpoint({
    name: 'document.change',
    summary:
      'Change a paper: absent fields stay, null clears; another file takes the place of the old',
    method: 'PUT',
    path: '/employee/:id/document/:documentId',
    access: hrWrite,
    params: which,
    body: z.object({ ...z.object(given).partial().shape, version }),
    answer,
  }),
  remove: endpoint({
    name: 'document.remove',
    summary: 'Delete a paper with its file',
    method: 'DELETE',
    path: '/employee/:id/document/:documentId',
    access: hrWrite,
    params: which,
    answer: nothing(),
  }),
  expiring: endpoint({
    name: 'document.expiring',
    summary: 'Papers that run out within so many days, or have; the first first',
    method: 'GET',
    path: '/employee-document/expiring',
    access: seeEveryones,
    listing: expiringListed,
    query: z.object({
      ...listQuery(expiringListed),
      /** absent: within 90 days, and those that have run out */
      span: z.enum(expiringSpans).optional(),
      kind: z.enum(documentKinds).optional(),
      concern: as(id().optional(), 'concernCompany'),
      department: id().optional(),
    }),
    answer: pageAnswer(expiring, 'data'),
  }),
} as const;

const photo = z.object({ photo: z.string().nullable() });

export const personPhotoCalls = {
  set: endpoint({
    name: 'person-photo.set',
    summary: 'Take an uploaded file as the photo of a person',
    method: 'PUT',
    path: '/employee/:id/photo',
    access: hrWrite,
    params: one,
    body: z.object({ fileId: id() }),
    answer: photo,
  }),
  remove: endpoint({
    name: 'person-photo.remove',
    summary: 'A person has no photo any more',
    method: 'DELETE',
    path: '/employee/:id/photo',
    access: hrWrite,
    params: one,
    answer: photo,
  }),
} as const;
