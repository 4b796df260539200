/**
 * The kit gives the focus back 10 ms after closing. Without motion there is no slide to wait for,
 * and what is unmounted sooner loses it.
 */
export const afterFocusReturned = (then: () => void) => void window.setTimeout(then, 50);
