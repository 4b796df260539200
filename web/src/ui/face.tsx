import './face.css';
import { useState } from 'react';
import { initials } from './initials.ts';

interface FaceProps {
  readonly name: string;
  readonly photo?: string | null;
  readonly className: string;
}

/** A person's photo, or two letters where there is none or it does not come. */
export function Face({ name, photo, className }: FaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={`face ${className}`} aria-hidden>
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
