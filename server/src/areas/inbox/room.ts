import { mailSection } from '@muster/contract/administration/mail-settings.ts';
import { inbox } from '@muster/contract/inbox/room.ts';
import { decisionChanged } from '../../platform/decisions/decision-context.ts';
import { on } from '../../platform/events.ts';
import { serverRoom } from '../../wiring/room.ts';
import { lifeChanged, personNamed } from '../people/public.ts';
import { escalateJob } from './escalate-job.ts';
import { moveNotices } from './notices/move-notices.ts';
import { noticeMailJob } from './notices/notice-mail-job.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { overdueBefore } from './overdue-before.ts';
import { inboxRoutes } from './routes.ts';
import { notifyOfDecision } from './notices/notify-of-decision.ts';

export const inboxRoom = serverRoom(inbox, [], (services) => {
  const { engine, decisions, decisionKinds, files, clock, settings, publicUrl } = services;
  const { approverPerson, tell } = decisions;
  return {
    routes: [
      ...inboxRoutes({
        now: engine.now,
        decisionContext: decisions,
        overdueBefore: overdueBefore({ clock, settings }),
        faceOf: (photo) => files.addressOf(photo, clock.now()),
      }),
      ...noticeRoutes,
    ],
    jobs: [
      escalateJob({ settings, kinds: decisionKinds, approverPerson, personNamed, tell }),
      noticeMailJob({
        publicUrl,
        mailLanguage: async (db) =>
          (await settings.read(db, clock.now())).of(mailSection.settings.language),
      }),
    ],
    listeners: [
      on(decisionChanged, notifyOfDecision(decisions)),
      on(lifeChanged, moveNotices(decisions)),
    ],
  };
});
