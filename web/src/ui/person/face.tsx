import './face.css';
import { initials } from '../initials.ts';

interface FaceProps {
  readonly name: string;
  /** the address of a picture, where there is one */
  readonly photo?: string | null;
  readonly size?: 'small' | 'large';
}

const tones = ['stone', 'pine', 'plum', 'sky', 'amber'] as const;

/** The same tint for the same person, wherever the face is shown. */
const toneOf = (name: string) => {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return tones[sum % tones.length];
};

/** The picture of a person, or the initials; the name stands beside it. */
export const Face = ({ name, photo, size = 'small' }: FaceProps) => (
  <span className="face" data-size={size} data-tone={toneOf(name)} aria-hidden>
    {photo ? <img src={photo} alt="" loading="lazy" /> : initials(name)}
  </span>
);
