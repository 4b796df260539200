import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FormErrorProps {
  readonly text: string | null;
  /** where to go on instead */
  readonly children?: ReactNode;
}

/** What was refused as a whole, above the fields it concerns. */
export const FormError = ({ text, children }: FormErrorProps) =>
  text && (
    <div className="form-error" role="alert">
      <IconAlertCircle size={18} stroke={1.7} aria-hidden />
      <span>
        {text} {children}
      </span>
    </div>
  );
