import { useEffect, useRef } from 'react';

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly half?: boolean;
  readonly onChange: () => void;
  /** shown beside the box, where there is room */
  readonly text?: string;
}

/** A native checkbox: a kit one in every row makes "select all" three times as slow. */
export function Tick({ label, checked, half = false, onChange, text }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = half;
  }, [half]);
  return (
    <label className="dt-tick">
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
      {text && <span aria-hidden>{text}</span>}
    </label>
  );
}
