import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type ReactNode, useState } from 'react';
import { LinkSelect, type LinkSelectProps } from './link-select.tsx';
import { useLingering } from '../guards/use-lingering.ts';

/** The form of a new record over the form that needs it. */
export interface NewLinkForm {
  /** what was typed to find it */
  readonly name: string;
  readonly wanted: boolean;
  readonly onCreated: (link: Linked) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

interface CreatingSelectProps extends Omit<LinkSelectProps, 'creating'> {
  /** none where the reader may not add one */
  readonly newOne?: {
    readonly label: string;
    readonly renderForm: (form: NewLinkForm) => ReactNode;
  };
}

/** A box to find another record in, or to make the one that is missing and choose it. */
export function CreatingSelect({ newOne, ...select }: CreatingSelectProps) {
  const [name, setName] = useState<string>();
  const { shown, forget } = useLingering(name);
  const close = () => setName(undefined);
  return (
    <>
      <LinkSelect {...select} creating={newOne && { label: newOne.label, start: setName }} />
      {shown !== undefined &&
        newOne?.renderForm({
          name: shown,
          wanted: name !== undefined,
          onCreated: (link) => {
            select.onChange(link);
            close();
          },
          onClose: close,
          onClosed: forget,
        })}
    </>
  );
}
