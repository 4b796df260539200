import { useMediaQuery } from '@mantine/hooks';

/** The width below which lists become cards; the style sheets use the same one. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
