import { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

const at = '/admin/attendance/devices';

export function DeviceTabs() {
  const { devices } = useWords().words.attendance;
  const maySend = useMayCall(deviceCalls.importFile);
  return (
    <TabLinks
      label={devices.title}
      areApart
      tabs={[
        { path: at, label: devices.tabs.devices },
        { path: `${at}/unknown`, label: devices.tabs.unknown },
        { path: `${at}/given`, label: devices.tabs.given },
        ...(maySend ? [{ path: `${at}/import`, label: devices.tabs.import }] : []),
      ]}
    />
  );
}
