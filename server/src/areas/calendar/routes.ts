import type { Route } from '../../platform/http/route.ts';
import { holidayRoutes } from './holidays/routes.ts';
import type { CalendarDeps } from './deps.ts';
import { patternRoutes } from './patterns/routes.ts';
import { rosterRoutes } from './rosters/routes.ts';
import { shiftRoutes } from './shifts/routes.ts';

export const calendarRoutes = (parts: CalendarDeps): readonly Route[] => [
  ...holidayRoutes(parts),
  ...shiftRoutes(parts),
  ...patternRoutes(parts),
  ...rosterRoutes(parts),
];
