import { createRootRoute } from '@tanstack/react-router';
import { CrashedAlone, LostAlone } from '../panels/alone.tsx';
import { Root } from '../panels/root.tsx';

export const root = createRootRoute({
  component: Root,
  notFoundComponent: LostAlone,
  errorComponent: CrashedAlone,
});
