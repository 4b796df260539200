import './face.css';
import { useState } from 'react';
import { initials } from '../text/initials.ts';

interface FaceProps {
  readonly name: string;
  /** the address of a picture, where there is one */
  readonly photo?: string | null;
  readonly size?: 'small' | 'large';
  /** of a place that draws the circle itself */
  readonly className?: string;
}

const tones = ['stone', 'pine', 'plum', 'sky', 'amber'] as const;

/** The same tint for the same person, wherever the face is shown. */
const toneOf = (name: string) => {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return tones[sum % tones.length];
};

/** A person's photo, or the initials where there is none or it does not come. */
export function Face({ name, photo, size = 'small', className }: FaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photo && photo !== broken;
  const drawn = className ? { className: `face-picture ${className}` } : { className: 'face' };
  return (
    <span {...drawn} data-size={size} data-tone={toneOf(name)} aria-hidden>
      {shown ? (
        <img src={photo} alt="" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
