/** Of many links the one of the page is in sight. */
export const showLink = (links: HTMLElement | null, path: string): void =>
  [...(links?.querySelectorAll('a') ?? [])]
    .findLast((link) => path.startsWith(link.pathname))
    ?.scrollIntoView({ block: 'nearest', inline: 'center' });
