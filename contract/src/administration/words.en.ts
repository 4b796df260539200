/** Words of the screens by which administrators look after the house. */
export const administrationEn = {};
