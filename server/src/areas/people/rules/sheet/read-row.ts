import type { PersonFault, PersonFaultCode } from '@muster/contract/people/batches/batch-faults.ts';
import { jobFields, plainFields } from '@muster/contract/people/employee.ts';
import type { JobData } from '../job-data.ts';
import { findLink, type MatchedLink } from '../../../../platform/sheets/rules/find-link.ts';
import type { CellValue, WrongCell } from '../../../../platform/sheets/rules/read-cell.ts';
import type { IdentifiedSheetRow } from '../../../../platform/sheets/rules/sheet-row.ts';
import { parseCell } from './parse-cell.ts';
import { type CompanyFacts, type Manager, uniqueFields, uniqueKey } from '../person-facts.ts';
import { lifeFields, type SheetLinkField, managerFields } from './sheet-fields.ts';

/** What the cells of a row say, found in the house; before it is known what that changes. */
export interface ReadRow {
  readonly plain: Readonly<Record<string, CellValue>>;
  readonly job: Partial<JobData>;
  readonly life: Readonly<Record<string, CellValue>>;
  readonly faults: readonly PersonFault[];
}

/** One inside the other, from the outside in. */
const chains: readonly { readonly field: SheetLinkField; readonly within?: SheetLinkField }[] = [
  { field: 'designationId' },
  { field: 'departmentId' },
  { field: 'unitId', within: 'departmentId' },
  { field: 'subUnitId', within: 'unitId' },
  { field: 'locationId' },
  { field: 'regionId' },
  { field: 'areaId', within: 'regionId' },
  { field: 'categoryId' },
];

class Reading {
  readonly faults: PersonFault[] = [];
  readonly job: Record<string, CellValue> = {};
  readonly #cells: IdentifiedSheetRow['cells'];

  constructor(cells: IdentifiedSheetRow['cells']) {
    this.#cells = cells;
  }

  fault(field: string, wrong: WrongCell<PersonFaultCode>): void {
    this.faults.push({ field, value: this.#cells[field]?.trim() ?? null, ...wrong });
  }

  /** The value of a cell, if it says one. */
  said(field: string): { readonly value: CellValue } | undefined {
    const said = parseCell(field, this.#cells[field]);
    if (said === 'stays') return undefined;
    if ('value' in said) return said;
    this.fault(field, said.wrong);
    return undefined;
  }

  all(fields: readonly string[]): Record<string, CellValue> {
    const values: Record<string, CellValue> = {};
    for (const field of fields) {
      const said = this.said(field);
      if (said) values[field] = said.value;
    }
    return values;
  }
}

/** The concern is not a value of its own: it tells apart departments of the same name. */
function readConcern(reading: Reading, house: CompanyFacts): MatchedLink | undefined {
  const said = reading.said('concernId');
  if (typeof said?.value !== 'string') return undefined;
  const found = findLink(house.concerns, said.value, { current: null });
  if (!('wrong' in found)) return found;
  if (found.wrong.code !== 'inactive-name') reading.fault('concernId', found.wrong);
  return undefined;
}

function readLinks(reading: Reading, before: JobData | null, house: CompanyFacts): void {
  const concern = readConcern(reading, house);
  for (const { field, within } of chains) {
    const said = reading.said(field);
    if (!said) continue;
    if (typeof said.value !== 'string') {
      reading.job[field] = null;
      continue;
    }
    const above =
      within && (reading.job[within] ?? (within in reading.job ? null : before?.[within]));
    const parent = within ? house.links[within].byId.get(String(above)) : undefined;
    if (within && !parent) {
      // a wrong cell above says enough
      if (!reading.faults.some((fault) => fault.field === within))
        reading.fault(field, { code: 'nothing-above', values: { column: within } });
      continue;
    }
    const place = field === 'departmentId' ? concern : parent;
    const current = before?.[field] ?? null;
    const found = findLink(house.links[field], said.value, { within: place, current });
    if ('wrong' in found) reading.fault(field, found.wrong);
    else reading.job[field] = found.id;
  }
  const department = reading.job.departmentId ?? before?.departmentId;
  const holder = house.links.departmentId.byId.get(String(department))?.parentId;
  if (concern && holder && holder !== concern.id && reading.faults.length === 0)
    reading.fault('concernId', {
      code: 'other-concern',
      values: { now: house.concerns.byId.get(holder)?.name ?? '' },
    });
}

const isLeader = ({ isOffered, isSuspended }: Manager): boolean => isOffered && !isSuspended;

function readManagers(reading: Reading, before: JobData | null, house: CompanyFacts): void {
  for (const field of managerFields) {
    const said = reading.said(field);
    if (!said) continue;
    const found = house.managers.get(String(said.value).toLowerCase());
    if (said.value === null) reading.job[field] = null;
    else if (found && (isLeader(found) || found.id === before?.[field]))
      reading.job[field] = found.id;
    else reading.fault(field, { code: found?.isSuspended ? 'cannot-lead' : 'unknown-manager' });
  }
}

/** A number, an address or an identity that another person has, or another row says. */
function refuseTaken(
  reading: Reading,
  plain: Readonly<Record<string, CellValue>>,
  { row, personId }: { row: number; personId: string | null },
  house: CompanyFacts,
): void {
  for (const field of uniqueFields) {
    const value = plain[field];
    if (typeof value !== 'string') continue;
    const key = uniqueKey(field, value);
    const owner = house.owners.get(key);
    const other = house.said.get(key)?.find((each) => each !== row);
    if (other !== undefined)
      reading.fault(field, { code: 'twice', values: { row: String(other) } });
    else if (owner !== undefined && owner !== personId) reading.fault(field, { code: 'taken' });
  }
}

/** `before` is what held on the day from which the row is to be true; nothing of someone new. */
export function readRow(
  given: IdentifiedSheetRow,
  personId: string | null,
  before: JobData | null,
  house: CompanyFacts,
): ReadRow {
  const reading = new Reading(given.cells);
  const plain = reading.all(plainFields);
  const life = reading.all(lifeFields);
  const { employmentType } = reading.all(['employmentType']);
  if (employmentType !== undefined) reading.job.employmentType = employmentType;
  readLinks(reading, before, house);
  readManagers(reading, before, house);
  refuseTaken(reading, plain, { row: given.row, personId }, house);
  const known = jobFields.filter((field) => field in reading.job);
  return {
    plain,
    life,
    faults: reading.faults,
    job: Object.fromEntries(known.map((field) => [field, reading.job[field]])),
  };
}
