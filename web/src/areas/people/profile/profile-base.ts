import { createContext } from 'react';

/** Where profiles are in this panel; none where a name leads nowhere, as on paper. */
export const ProfileBase = createContext<string | null>(null);
