import { useWords } from '../../words/words.ts';

/** The shape of a form while its values are on their way. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const { words } = useWords();
  return (
    <div className="drawer-form-fields form-skeleton" role="status" aria-label={words.list.loading}>
      {Array.from({ length: fields }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}
