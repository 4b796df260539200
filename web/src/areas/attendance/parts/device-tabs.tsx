import { TabLinks } from '../../../ui/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

const at = '/admin/attendance/devices';

export function DeviceTabs() {
  const { devices } = useWords().words.attendance;
  return (
    <TabLinks
      label={devices.title}
      areApart
      tabs={[
        { path: at, label: devices.tabs.devices },
        { path: `${at}/unknown`, label: devices.tabs.unknown },
        { path: `${at}/given`, label: devices.tabs.given },
        { path: `${at}/import`, label: devices.tabs.import },
      ]}
    />
  );
}
