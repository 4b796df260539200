import { useMatch } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { useRooms } from '../../../wiring/web-room.ts';
import { useWords } from '../../../words/words.ts';
import { usePanel } from '../panel.ts';
import { menuPlaces, tabsFor } from './menu.ts';
import { findPlace, isBelow } from './place.ts';

/**
 * The pages of a place that has more than one. They are those of the screen they stand on, not of
 * the address: while the next screen is fetched, its tabs would come and go under the pointer.
 */
export function PlaceTabs() {
  const { words, language } = useWords();
  const { name: panel } = usePanel();
  const rooms = useRooms();
  const user = useSession((session) => session.user);
  const shown = useMatch({ strict: false, select: (match) => match.pathname });
  const { place } = findPlace({ rooms, panel, user, words, language }, shown);
  const tabs = place ? tabsFor(rooms, place, user) : [];
  if (tabs.length < 2) return null;
  return (
    <TabLinks
      label={menuPlaces(rooms).find(({ name }) => name === place)?.label[language] ?? ''}
      areApart
      tabs={tabs.map(({ path, label, also = [], Count }) => ({
        path,
        label: label[language],
        isHere: also.some((one) => isBelow(shown, one)),
        Count,
      }))}
    />
  );
}
