/** The kit marks each control of a form with its name. */
export function focusField(form: ParentNode | null, name: string): void {
  const control = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
