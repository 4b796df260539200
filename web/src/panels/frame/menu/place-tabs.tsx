import { useSession } from '../../../session/session.ts';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { useRooms } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { menuPlaces, tabsFor } from './menu.ts';

/** The pages of a place that has more than one. */
export function PlaceTabs({ place }: { readonly place: string }) {
  const { language } = useWords();
  const rooms = useRooms();
  const user = useSession((session) => session.user);
  const tabs = tabsFor(rooms, place, user);
  if (tabs.length < 2) return null;
  return (
    <TabLinks
      label={menuPlaces(rooms).find(({ name }) => name === place)?.label[language] ?? ''}
      areApart
      tabs={tabs.map(({ path, label }) => ({ path, label: label[language] }))}
    />
  );
}
