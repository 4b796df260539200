import type { JobTimeline } from './job-data.ts';
import type { OpenKeys } from './key-gained.ts';
import type { SheetLinkField } from './sheet/sheet-fields.ts';
import type { LinkList } from '../../../platform/sheets/rules/find-link.ts';
import type { CellValue } from '../../../platform/sheets/rules/read-cell.ts';

/** Someone who is there already, as far as a sheet can speak of them. */
export interface KnownPerson {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** beyond what the one who asks may change */
  readonly isForeign: boolean;
  readonly plain: Readonly<Record<string, CellValue>>;
  readonly life: Readonly<Record<string, CellValue>>;
  readonly timeline: JobTimeline;
  /** changes with anything that a sheet can change */
  readonly stamp: string;
}

export interface Manager {
  readonly id: string;
  readonly name: string;
  readonly isOffered: boolean;
  /** here, but suspended */
  readonly isSuspended: boolean;
  /** the first day on which they are not here any more, if it is known */
  readonly leavesFrom: string | null;
}

/** What must be known of the house and of the other rows to judge one row. */
export interface CompanyFacts {
  readonly kind: 'import' | 'change' | 'sync';
  readonly note: string | null;
  /** which day it is where a department is */
  readonly todayIn: (departmentId: string | null | undefined) => string;
  readonly effectiveFrom: string;
  /** nobody changes the own record */
  readonly actingPersons: readonly string[];
  /** designations whose rights whoever asks may not give; none for an administrator */
  readonly keptKeys: OpenKeys;
  readonly concerns: LinkList;
  readonly links: Readonly<Record<SheetLinkField, LinkList>>;
  /** by number in small letters, or by id */
  readonly managers: ReadonlyMap<string, Manager>;
  /** `email:a@b.c` and the like, and who has it */
  readonly owners: ReadonlyMap<string, string>;
  /** the same of this file: the rows that say so */
  readonly said: ReadonlyMap<string, readonly number[]>;
}

/** What only one person may have. */
export const uniqueFields = ['number', 'email', 'nationalId'] as const;
export const uniqueKey = (field: string, value: string): string =>
  `${field}:${field === 'nationalId' ? value : value.toLowerCase()}`;
