import type { Device } from '@muster/contract/attendance/device-calls.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';

export function deviceColumns(
  words: Words,
  language: Language,
  zone: string,
): readonly Column<Device>[] {
  const { devices } = words.attendance;
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    {
      key: 'name',
      sortable: true,
      header: devices.name,
      place: 'title',
      cell: ({ name }) => name,
    },
    {
      key: 'location',
      sortable: true,
      header: devices.location,
      place: 'meta',
      isBlank: ({ locationId }) => locationId === null,
      cell: ({ locationId }) => locationId?.name ?? none,
    },
    {
      key: 'lastSeenAt',
      sortable: true,
      header: devices.lastSeen,
      place: 'meta',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? showInstant(lastSeenAt, zone, language) : devices.never,
    },
    {
      key: 'createdAt',
      sortable: true,
      header: devices.created,
      place: 'meta',
      isDeskOnly: true,
      cell: ({ createdAt }) => showInstant(createdAt, zone, language),
    },
    {
      key: 'active',
      header: words.list.status,
      place: 'meta',
      cell: ({ active }) => (
        <StatusMark tone={active ? 'good' : 'over'}>
          {active ? devices.isOn : devices.isOff}
        </StatusMark>
      ),
    },
  ];
}
