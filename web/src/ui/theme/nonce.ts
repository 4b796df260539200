/** The nonce of this page load, without which the content policy refuses styles made at run time. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// the scroll lock behind drawers and modals reads its nonce from this global, as bundlers set it
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
