/** In the menu, in both languages at once: it is there before the words of the room. */
export const inboxMenu = {
  inbox: { en: 'Inbox', bn: 'ইনবক্স' },
};
