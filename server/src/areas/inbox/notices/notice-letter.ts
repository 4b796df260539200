import {
  type NoticeKind,
  noticePath,
  sayNotice,
} from '@muster/contract/kernel/decisions/notice.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { NewMail } from '../../../platform/mail/enqueue-mail.ts';
import type { NoticeRow } from '../../../platform/notices/store.ts';
import { noticeText } from './show-notices.ts';

type Letter = Pick<NewMail, 'subject' | 'text' | 'language'>;

/** The sentence and where to look; nothing of what the record holds. */
function inOne(kind: NoticeKind, notice: NoticeRow, house: string, language: Language) {
  const said = sayNotice((kind.byMail ?? kind)[language], noticeText(notice), language);
  const panel = notice.account_kind === 'user' ? 'admin' : 'employee';
  const link = house + noticePath(kind, panel, notice.record_id, noticeText(notice));
  return { subject: kind.title[language], text: `${said}\n\n${link}` };
}

/** A notice as a mail: in the reader's language, or in both where that is not known. */
export function letterOf(
  kind: NoticeKind,
  notice: NoticeRow,
  house: string,
  language: Language | 'both',
): Letter {
  if (language !== 'both') return { ...inOne(kind, notice, house, language), language };
  const [en, bn] = (['en', 'bn'] as const).map((one) => inOne(kind, notice, house, one));
  if (!en || !bn) throw new Error('a letter has two languages');
  return { subject: `${en.subject} · ${bn.subject}`, text: `${en.text}\n\n—————\n\n${bn.text}` };
}
