/** As many as there are cores on the smallest machine; each has a product of its own. */
export const workers = 2;
