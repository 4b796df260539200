/** In the menu, in both languages at once: it is there before the words of the room. */
export const identityMenu = {
  profile: { en: 'My profile', bn: 'আমার প্রোফাইল' },
};
