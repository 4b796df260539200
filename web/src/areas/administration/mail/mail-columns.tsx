import './mail.css';
import type { MailSeen } from '@muster/contract/administration/mail-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';
import { MailMark, mailKind } from './mail-state.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function mailColumns(words: Words, language: Language): readonly Column<MailSeen>[] {
  const { fields } = words.administration.mail;
  return [
    {
      key: 'recipient',
      sortable: true,
      header: fields.recipient,
      place: 'title',
      cell: ({ recipient, subject }) => (
        <span className="mail-name">
          {recipient} <small>{subject}</small>
        </span>
      ),
    },
    {
      key: 'kind',
      header: fields.kind,
      place: 'meta',
      cell: ({ kind }) => mailKind(kind, words),
    },
    {
      key: 'state',
      header: fields.state,
      place: 'meta',
      cell: ({ state }) => <MailMark state={state} />,
    },
    {
      key: 'attempts',
      header: fields.attempts,
      place: 'meta',
      align: 'end',
      // a bare figure says nothing on a card
      isBlank: () => true,
      cell: ({ attempts }) => new Intl.NumberFormat(language).format(attempts),
    },
    {
      key: 'createdAt',
      sortable: true,
      header: fields.createdAt,
      place: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt, language)}</time>,
    },
  ];
}
