import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/page/logo.tsx';
import { CrashedPage } from './crashed-page.tsx';
import { LostPage } from './lost-page.tsx';
import { NoAccessPage } from './no-access-page.tsx';

/** A state that has no frame around it. */
const Alone = ({ children }: { readonly children: ReactNode }) => (
  <div className="alone">
    <Logo size={32} />
    <main>{children}</main>
  </div>
);

export const LostAlone = () => (
  <Alone>
    <LostPage />
  </Alone>
);

export const NoAccessAlone = () => (
  <Alone>
    <NoAccessPage />
  </Alone>
);

export const CrashedAlone = (props: ErrorComponentProps) => (
  <Alone>
    <CrashedPage {...props} />
  </Alone>
);
