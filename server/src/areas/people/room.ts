import { people } from '@muster/contract/people/room.ts';
import { serverRoom } from '../../wiring/room.ts';
import { handleBankChange } from './profile/bank-account.ts';
import { batchJobs } from './batches/jobs/batch-jobs.ts';
import { batchRoutes } from './batches/routes.ts';
import { loadBankAccounts } from './demo/load-bank-accounts.ts';
import { loadDocuments } from './demo/load-documents.ts';
import { documentRoutes } from './documents/routes.ts';
import { lifeChanged } from './life/events.ts';
import { itemIssueRoutes } from './items/routes.ts';
import { personListRoutes } from './lists/routes.ts';
import { handleProfileChange } from './profile/own-profile.ts';
import { personPhotoRoutes } from './photos/routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { projectJob } from './job/project-job.ts';
import { askAccountNames, askHrAccounts } from './questions.ts';
import { remindJob } from './reminders/remind-job.ts';
import { peopleRoutes } from './routes.ts';
import { syncJob } from './sync/sync-job.ts';
import { syncRoutes } from './sync/routes.ts';

const tables = [
  'employee',
  'employment_period',
  'person_detail',
  'education',
  'experience',
  'family_member',
  'emergency_contact',
  'item_issue',
  'hris_feed',
  'person_document',
  'person_photo',
  'person_reminder',
  'employee_bank_account',
  'employee_batch_place',
  'reporting_line',
] as const;

export const peopleRoom = serverRoom(people, tables, (services) => {
  const { engine, events, questions, decisions, files, settings, clock } = services;
  const { now, accountName, prove } = engine;
  const { addressOf, store } = files;
  const tell = events.emitter(lifeChanged);
  const accountNames = questions.asker(askAccountNames);
  const hrAccounts = questions.asker(askHrAccounts);
  const parts = { now, accountName, accountNames, tell, addressOf };
  return {
    routes: [
      ...peopleRoutes(parts),
      ...batchRoutes(parts),
      ...syncRoutes(parts),
      ...personListRoutes(parts),
      ...itemIssueRoutes,
      ...personPhotoRoutes(addressOf),
      ...documentRoutes(parts),
      ...profileRoutes({ ...parts, decisionContext: decisions, proveSelf: prove }),
    ],
    demo: async (tx, company) => {
      await loadBankAccounts(tx, company);
      await loadDocuments(tx, company);
    },
    jobs: [
      projectJob(now, tell),
      remindJob({ now, settings, hrAccounts }),
      ...batchJobs({ now, tell, store }),
      syncJob(now),
    ],
    decisions: [handleProfileChange({ now, clock, accountName }), handleBankChange],
  };
});
