/** The entry of the menu under which the rooms' lists and settings are found. */
export const setUpMenu = { en: 'Set-up', bn: 'সেটআপ' };
