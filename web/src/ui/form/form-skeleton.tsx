import { useWords } from '../../words/words.ts';

/** The shape of a form while its values are on their way. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const { words } = useWords();
  return (
    <output className="drawer-form-fields form-skeleton" aria-label={words.list.loading}>
      {Array.from({ length: fields }, (_, at) => (
        <i key={at} />
      ))}
    </output>
  );
}
