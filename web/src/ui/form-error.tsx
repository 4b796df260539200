import { IconAlertCircle } from '@tabler/icons-react';

/** What was refused as a whole, above the fields it concerns. */
export const FormError = ({ text }: { readonly text: string | null }) =>
  text && (
    <div className="form-error" role="alert">
      <IconAlertCircle size={18} stroke={1.7} aria-hidden />
      <span>{text}</span>
    </div>
  );
