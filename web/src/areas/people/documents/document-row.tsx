import type { PersonDocument } from '@muster/contract/people/documents/document-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { showDay } from '../../../ui/text/day-text.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { today } from '../../../session/company-days.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { validityOf } from '../reminders/days-left.ts';

interface DocumentRowProps {
  readonly document: PersonDocument;
  readonly onChange: ((document: PersonDocument) => void) | undefined;
  readonly onDelete: ((document: PersonDocument) => void) | undefined;
}

/** Only what asks for something is marked. */
function Validity({ expiresOn }: Pick<PersonDocument, 'expiresOn'>) {
  const { state } = useWords().words.people.documents;
  const validity = validityOf(expiresOn, today());
  if (validity === 'valid') return null;
  const tone = validity === 'expired' ? 'stopped' : 'waiting';
  return <StatusMark tone={tone}>{state[validity]}</StatusMark>;
}

function useDates({ issuedOn, expiresOn }: PersonDocument): string {
  const { words, say, language } = useWords();
  const { documents } = words.people;
  return [
    issuedOn && say(documents.issued, { day: showDay(issuedOn, language) }),
    expiresOn ? say(documents.validUntil, { day: showDay(expiresOn, language) }) : documents.noEnd,
  ]
    .filter(Boolean)
    .join(' · ');
}

function DocumentMenu({ document, onChange, onDelete }: DocumentRowProps) {
  const { words, say } = useWords();
  if (!onChange || !onDelete) return null;
  return (
    <RowMenu label={say(words.list.actionsFor, { name: document.title })}>
      <Menu.Item
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={() => afterFocusReturned(() => onChange(document))}
      >
        {words.people.profile.edit}
      </Menu.Item>
      <Menu.Item
        className="menu-bad"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={() => afterFocusReturned(() => onDelete(document))}
      >
        {words.act.delete}
      </Menu.Item>
    </RowMenu>
  );
}

/** One paper: what it is, until when, its file, and what can be done with it. */
export function DocumentRow(props: DocumentRowProps) {
  const { document } = props;
  const { words, say, language } = useWords();
  const { documents } = words.people;
  const dates = useDates(document);
  const kind = documents.kinds[document.kind];
  const { file } = document;
  return (
    <li>
      <span className="item-icon" aria-hidden>
        <IconFileText size={18} stroke={1.6} />
      </span>
      <div className="item-told">
        <h3>
          {document.title} <Validity expiresOn={document.expiresOn} />
        </h3>
        <p>
          {kind !== document.title && `${kind} · `}
          {document.number && <span className="num">{document.number} · </span>}
          {dates}
        </p>
        {document.note && <p>{document.note}</p>}
        <p className="document-by">
          {say(documents.addedBy, {
            who: document.addedBy,
            when: showMoment(document.addedAt, language),
          })}
        </p>
      </div>
      {file && (
        <Button
          component="a"
          href={file.address}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
          aria-label={say(documents.open, { file: file.name })}
        >
          {documents.openShort}
        </Button>
      )}
      <DocumentMenu {...props} />
    </li>
  );
}
