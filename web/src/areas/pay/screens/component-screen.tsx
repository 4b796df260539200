import { EntityList } from '../../../entity/entity-list.tsx';
import { payScreens } from '../records.ts';

/** What pay is made of, each a line of a payslip. */
export function ComponentScreen() {
  const screen = payScreens.get('pay-component');
  return screen && <EntityList screen={screen} />;
}
