import { anyone, hrWrite, staffRead } from '../access/access-rules.ts';
import type { AccessRule } from '../access/actor.ts';

const megabyte = 1_048_576;
const office = 'application/vnd.openxmlformats-officedocument';

interface Kind {
  /** as people call it, in both languages */
  readonly name: string;
  /** what it is sent as: never what the sender called it */
  readonly type: string;
  /** the first is the one we give */
  readonly extensions: readonly [string, ...string[]];
  /** a browser may show it; anything else is only ever saved */
  readonly shown: boolean;
}

const kind = <const K extends Kind>(declaration: K): K => declaration;

/** Every kind of file that is taken anywhere; each is known by its content. */
export const fileKinds = {
  png: kind({ name: 'PNG', type: 'image/png', extensions: ['png'], shown: true }),
  jpeg: kind({ name: 'JPEG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'], shown: true }),
  webp: kind({ name: 'WebP', type: 'image/webp', extensions: ['webp'], shown: true }),
  pdf: kind({ name: 'PDF', type: 'application/pdf', extensions: ['pdf'], shown: true }),
  docx: kind({
    name: 'Word (.docx)',
    type: `${office}.wordprocessingml.document`,
    extensions: ['docx'],
    shown: false,
  }),
  xlsx: kind({
    name: 'Excel (.xlsx)',
    type: `${office}.spreadsheetml.sheet`,
    extensions: ['xlsx'],
    shown: false,
  }),
  txt: kind({ name: 'TXT', type: 'text/plain; charset=utf-8', extensions: ['txt'], shown: false }),
  csv: kind({ name: 'CSV', type: 'text/csv; charset=utf-8', extensions: ['csv'], shown: false }),
  mp3: kind({ name: 'MP3', type: 'audio/mpeg', extensions: ['mp3'], shown: true }),
  m4a: kind({ name: 'M4A', type: 'audio/mp4', extensions: ['m4a'], shown: true }),
  ogg: kind({ name: 'OGG', type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], shown: true }),
  wav: kind({ name: 'WAV', type: 'audio/wav', extensions: ['wav'], shown: true }),
} as const;
export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as FileKind[];

export interface FilePurpose {
  readonly kinds: readonly FileKind[];
  readonly mostBytes: number;
  /** who may upload for it; who may use the upload is up to the record that keeps it */
  readonly upload: AccessRule;
}

const purpose = (kinds: readonly FileKind[], megabytes: number, upload: AccessRule) =>
  ({ kinds, mostBytes: megabytes * megabyte, upload }) satisfies FilePurpose;

/** What files are for: read by the browser before it sends and by the server before it believes. */
export const filePurposes = {
  photo: purpose(['png', 'jpeg', 'webp'], 5, anyone),
  document: purpose(['pdf', 'png', 'jpeg', 'docx'], 10, staffRead),
  cv: purpose(['pdf', 'docx', 'txt'], 10, anyone),
  audio: purpose(['mp3', 'm4a', 'ogg', 'wav'], 50, { hr: 'all', recruiter: 'all', admin: 'all' }),
  import: purpose(['csv', 'xlsx'], 20, hrWrite),
  /** with amounts of pay in it: only those who keep pay send it, and no other import takes it */
  pay: purpose(['csv', 'xlsx'], 20, { hr: 'all', payroll: 'all', admin: 'all' }),
  /** drawn on documents, which know no other kinds */
  logo: purpose(['png', 'jpeg'], 1, hrWrite),
} as const;
export type FilePurposeName = keyof typeof filePurposes;
export const filePurposeNames = Object.keys(filePurposes) as FilePurposeName[];

/** A picture of a few kilobytes can fill a gigabyte when it is opened. */
export const mostPixels = 40_000_000;

export const kindsInWords = ({ kinds }: Pick<FilePurpose, 'kinds'>): string =>
  kinds.map((each) => fileKinds[each].name).join(', ');

export const inMegabytes = (bytes: number): number => bytes / megabyte;

/** By the name alone: to spare someone a long wait, never to believe it. */
export function mayBe(name: string, { kinds }: Pick<FilePurpose, 'kinds'>): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const taken: readonly string[] = kinds.flatMap((each) => [...fileKinds[each].extensions]);
  return taken.includes(ending);
}
