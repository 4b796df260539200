import '../attendance.css';
import type { TimeRequest } from '@muster/contract/attendance/request-calls.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { Face } from '../../../ui/person/face.tsx';
import type { Column, Opening } from '../../../ui/table/column.ts';
import { RowLink } from '../../../ui/table/rows/row-link.tsx';
import type { Words } from '../../../words/words.ts';
import { askedLines, decidedText, RequestBadge } from './request-words.tsx';

interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly zone: string;
}

type Way = Required<Opening<TimeRequest>>;

const decideColumn = (
  { attendance: { requests } }: Words,
  { address, onOpen }: Way,
): Column<TimeRequest> => ({
  key: 'decide',
  header: requests.decide,
  place: 'meta',
  isBlank: ({ can }) => !can.decide,
  cell: (request) =>
    request.can.decide && (
      <RowLink address={address(request)} onOpen={() => onOpen(request)} className="att-decide">
        {requests.decide}
      </RowLink>
    ),
});

export function requestColumns(
  telling: Telling,
  /** none: nothing here waits for the reader */
  deciding: Way | undefined,
): readonly Column<TimeRequest>[] {
  const { words, language, zone } = telling;
  const { requests, fields } = words.attendance;
  return [
    {
      key: 'person',
      sortable: 'name',
      header: fields.person,
      place: 'title',
      cell: ({ employee }) => (
        <span className="att-person-cell">
          <Face name={employee.name} />
          <span>
            {employee.name}
            <small>{employee.number}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      sortable: 'createdAt',
      header: requests.kind,
      place: 'meta',
      cell: ({ kind, createdAt }) => (
        <span className="att-two">
          {requests.kinds[kind]}
          <small>{showInstant(createdAt, zone, language)}</small>
        </span>
      ),
    },
    {
      key: 'asked',
      sortable: 'date',
      header: requests.asked,
      place: 'meta',
      cell: (request) => {
        const [asked, times] = askedLines(request, telling);
        return (
          <span className="att-two att-asked">
            {asked}
            {times && <small>{times}</small>}
          </span>
        );
      },
    },
    {
      key: 'reason',
      header: fields.reason,
      place: 'meta',
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      key: 'state',
      sortable: 'status',
      header: fields.status,
      place: 'meta',
      cell: (request) => (
        <span className="att-two" title={decidedText(request, words, language)}>
          <RequestBadge state={request.state} />
          <small>{decidedText(request, words, language)}</small>
        </span>
      ),
    },
    ...(deciding ? [decideColumn(words, deciding)] : []),
  ];
}
