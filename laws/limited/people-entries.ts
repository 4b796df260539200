import {
  own,
  group,
  house,
  list,
  one,
  personal,
  elsewhere,
  person,
  search,
  type Entry,
} from './entry.ts';
import { next, nextDay } from './world.ts';

export const entries: Readonly<Record<string, Entry>> = {
  'employee.list': list(search),
  'employee.export': list(({ side }) => ({ query: { search: side.token } })),
  'employee.search': list(({ side }) => ({ query: { searchKeyword: side.token } })),
  'employee.moves': house,
  'employee.create': one(({ side, world }) => ({
    body: {
      name: `${side.token} Newcomer`,
      number: `${side.token}-n${next()}`,
      designation: world.officer,
      department: side.department,
      joiningDate: '2026-03-01',
    },
  })),
  'employee.read': one(person()),
  'employee.change': one(({ side }) => ({
    path: { id: side.person },
    body: { phone: `0171${next()}` },
  })),
  'employee.changeByBody': one(({ side }) => ({
    body: { _id: side.person, phone: `0172${next()}` },
  })),
  'employee.remove': one(async ({ side, make }) => ({ path: { id: await make.draft(side) } })),
  'employee.history': one(person()),
  'employee.cancelChange': one(async ({ side, make }) => ({
    path: await make.period(side),
  })),
  'employee.live': one(({ side }) => ({
    path: { id: side.person },
    body: { action: 'confirm', date: '2026-03-01' },
  })),
  'employee.correctLife': one(({ side }) => ({
    path: { id: side.person },
    body: { what: 'joining', date: '2026-01-02', reason: 'Written down wrongly' },
  })),
  'profile.read': personal(person()),
  'profile.propose': personal(person({ religion: 'None' })),
  'profile.cancel': personal(({ side }) => ({
    path: { id: side.person, proposalId: crypto.randomUUID() },
  })),
  'profile.below': own,
  'profile.readBank': one(person()),
  'profile.proposeBank': one(({ side, world }) => ({
    path: { id: side.person },
    body: { bank: world.bank, accountName: 'Changed', accountNumber: '9999' },
  })),
  'chart.read': list(),
  'employee-batch.list': house,
  ...Object.fromEntries(
    ['read', 'rows', 'missing', 'sheet', 'check', 'apply', 'undo', 'remove'].map((action) => [
      `employee-batch.${action}`,
      one(async ({ side, make, maker }) => ({ path: { id: await make.batch(maker, side) } })),
    ]),
  ),
  'employee-batch.mend': one(async ({ side, make, maker }) => ({
    path: { id: await make.batch(maker, side) },
    body: { cells: [] },
  })),
  'employee-batch.import': elsewhere('server/src/areas/people/batches/import.test.ts'),
  'employee-batch.change': one(({ side }) => ({
    body: {
      ids: [side.colleague],
      given: { employmentType: 'Contract' },
      effectiveFrom: nextDay(),
    },
  })),
  'hris.syncByGet': group,
  'hris.sync': group,
  'hris.read': group,
  'hris.save': group,
  'hris.try': group,
  'hris.preview': group,
  ...Object.fromEntries(
    ['education', 'experience', 'family', 'emergency-contact'].flatMap((name) => [
      [`${name}.read`, one(person())],
      [
        `${name}.save`,
        one(
          person({
            [name === 'experience' ? 'experiences' : name === 'education' ? name : 'data']: [],
          }),
        ),
      ],
    ]),
  ),
  'item-issue.list': one(person()),
  'item-issue.issue': one(({ side, world }) => ({
    path: { id: side.person },
    body: { itemId: world.item, issuedOn: '2026-03-01' },
  })),
  'item-issue.giveBack': one(async ({ side, make }) => ({
    path: { id: side.person, issueId: await make.issue(side) },
    body: { returnedOn: '2026-03-02' },
  })),
  'item-issue.remove': one(async ({ side, make }) => ({
    path: { id: side.person, issueId: await make.issue(side) },
  })),
  'document.list': one(person()),
  'document.add': one(person({ kind: 'Other', title: 'Paper' })),
  'document.change': one(async ({ side, make }) => ({
    path: { id: side.person, documentId: await make.document(side) },
    body: { title: 'Changed' },
  })),
  'document.remove': one(async ({ side, make }) => ({
    path: { id: side.person, documentId: await make.document(side) },
  })),
  'document.expiring': list(),
  'person-photo.set': one(async ({ side, make, maker }) => ({
    path: { id: side.person },
    body: { fileId: await make.photo(maker) },
  })),
  'person-photo.remove': one(person()),
};
