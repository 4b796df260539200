/** What the first process and the serving ones tell each other. */
export type ToMember =
  | { readonly kind: 'stop'; readonly delay: number }
  | { readonly kind: 'may-leave' }
  | { readonly kind: 'tell-figures'; readonly asked: number }
  | { readonly kind: 'all-figures'; readonly asked: number; readonly figures: readonly unknown[] };

export type ToFirst =
  | { readonly kind: 'beat' }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'left' }
  | { readonly kind: 'ask-figures'; readonly asked: number }
  | { readonly kind: 'figures'; readonly asked: number; readonly figures: unknown };

/** Libraries talk on the same line: ours are the ones with a kind. */
export const isMessage = (message: unknown): message is ToMember | ToFirst =>
  typeof message === 'object' && message !== null && 'kind' in message;
