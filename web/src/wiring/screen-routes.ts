import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { loadScreen } from '../newer-version.ts';
import { onlyStrings } from '../search-params.ts';
import { useLayout } from '../session/layout.ts';
import type { WordsOfRoom } from '../words/room-words.ts';
import { admin, applicantPanel, employeePanel } from './panel-routes.ts';

type Screens<Name extends string> = Readonly<Record<Name, RouteComponent>>;

/** A screen whose code is fetched when it is opened, with the words of the rooms it speaks of. */
export const screensWith =
  (...rooms: readonly WordsOfRoom[]) =>
  <Name extends string>(load: () => Promise<Screens<Name>>, name: Name) =>
    lazyRouteComponent(async () => {
      const { language } = useLayout.getState();
      const [screens] = await loadScreen(
        Promise.all([load(), ...rooms.map((room) => room.fetch(language))]),
      );
      return screens;
    }, name);

const below =
  <Panel extends AnyRoute>(panel: Panel) =>
  /** A screen whose filters and drawers are in the address. */
  <const Path extends string>(path: Path, component: RouteComponent) =>
    createRoute({ getParentRoute: () => panel, path, validateSearch: onlyStrings, component });

export const adminScreen = below(admin);
export const employeeScreen = below(employeePanel);
export const applicantScreen = below(applicantPanel);
