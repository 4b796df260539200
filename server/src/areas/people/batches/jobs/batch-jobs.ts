import type { Job } from '../../../../platform/jobs/job.ts';
import type { SheetDeps } from '../../../../platform/sheets/batches/jobs/at-work.ts';
import { sheetJobs } from '../../../../platform/sheets/batches/jobs/sheet-jobs.ts';
import type { SheetWork } from '../../../../platform/sheets/batches/sheet-subject.ts';
import type { LifeListener } from '../../life/events.ts';
import type { CheckedRow } from '../../rules/sheet/check-row.ts';
import { checkAll, checkSome, type PeopleFacts, readFacts } from './check-rows.ts';
import { peopleSheet } from '../people-sheet.ts';
import { publishPeople } from '../publish-people.ts';
import { stageSome } from './stage-people.ts';
import { keepBefore } from '../store/publish.ts';
import { undoPeople } from '../undo-people.ts';

const peopleWork = (tell: LifeListener): SheetWork<CheckedRow, PeopleFacts> => ({
  readFacts,
  checkSome,
  checkAll,
  stageSome,
  keepBefore,
  publish: publishPeople(tell),
  undo: undoPeople(tell),
});

/** All work on batches of people behind the requests. */
export const batchJobs = ({
  tell,
  ...parts
}: SheetDeps & { readonly tell: LifeListener }): readonly Job[] =>
  sheetJobs({ ...parts, subject: peopleSheet, work: peopleWork(tell) });
