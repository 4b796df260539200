import {
  IconBooks,
  IconBox,
  IconBoxMultiple,
  IconBriefcase,
  IconBuilding,
  IconBuildingBank,
  IconCategory,
  type Icon,
  IconHierarchy2,
  IconId,
  IconListDetails,
  IconMap2,
  IconMapPin,
  IconMapPins,
  IconPin,
  IconRoute,
  IconSitemap,
  IconStairsUp,
  IconTable,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, Icon>> = {
  concern: IconBuilding,
  department: IconSitemap,
  unit: IconHierarchy2,
  'sub-unit': IconBoxMultiple,
  designation: IconId,
  'employee-category': IconBriefcase,
  location: IconMapPin,
  region: IconMap2,
  area: IconMapPins,
  territory: IconRoute,
  point: IconPin,
  bank: IconBuildingBank,
  'item-category': IconCategory,
  item: IconBox,
  service: IconBooks,
  level: IconStairsUp,
  section: IconListDetails,
};

/** What a declared record looks like in the menu; a new one works without. */
export const recordIcon = (name: string): Icon => icons[name] ?? IconTable;
