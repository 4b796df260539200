import type { noticeCalls } from '@muster/contract/inbox/notice-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { NoticeKind } from '@muster/contract/kernel/decisions/notice.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { noticeKinds } from '@muster/contract/notices.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { findChoices, saveChoices } from '../../../platform/notices/choices.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

/** The kinds that someone can ever be told of. */
const kindsFor = (actor: Actor): NoticeKind[] =>
  [...noticeKinds.values()].filter(
    ({ only }) => !only || actor.capacities.some((capacity) => only.includes(capacity)),
  );

export async function readChoices({
  db,
  actor,
  language,
}: Pick<Context<never, Actor>, 'actor' | 'language'> & { readonly db: Handle }) {
  const found = await findChoices(db, accountOf(actor), kindsFor(actor));
  return {
    choices: found.map((choice) => {
      const kind = noticeKinds.get(choice.kind);
      return {
        ...choice,
        title: kind?.title[language] ?? choice.kind,
        always: kind?.always?.[language] ?? null,
      };
    }),
  };
}

/** What cannot be switched off is no choice, nor is what one is never told of. */
export async function choose(
  call: Context<Tx, Actor>,
  { choices }: Input<typeof noticeCalls.choose>['body'],
) {
  const open = new Set(kindsFor(call.actor).flatMap(({ name, always }) => (always ? [] : [name])));
  const refused = choices.flatMap(({ kind }, index) =>
    open.has(kind) ? [] : [{ path: `data.${index}.kind`, code: 'gone' as const, values: {} }],
  );
  if (refused.length > 0) throw new Refusal(ruleRefused, {}, refused);
  const last = new Map(choices.map((choice) => [choice.kind, choice]));
  await saveChoices(call.db, accountOf(call.actor), [...last.values()]);
  return readChoices(call);
}
