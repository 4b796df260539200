/** What stands on every page of a document, and while it is made. */
export const documentEn = {
  page: 'Page {page} of {pages}',
  made: 'Made on {when} by {who}',
};
