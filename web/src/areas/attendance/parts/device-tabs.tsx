import '../../../ui/tabs.css';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';

const at = '/admin/attendance/devices';

export function DeviceTabs() {
  const { devices } = useWords().words.attendance;
  const tabs = [
    { path: at, label: devices.tabs.devices },
    { path: `${at}/unknown`, label: devices.tabs.unknown },
    { path: `${at}/import`, label: devices.tabs.import },
  ];
  return (
    <nav className="tabs" aria-label={devices.title}>
      {tabs.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className="tab"
          // the first is also the beginning of the others
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
