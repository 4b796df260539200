import makeQrCode from 'qrcode-generator';
import { useMemo } from 'react';

const quiet = 4;

/** Every dark square as one piece of a path. */
function drawn(text: string) {
  const code = makeQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]);
  const dark = places.filter(([x = 0, y = 0]) => code.isDark(y, x));
  const path = dark.map(([x = 0, y = 0]) => `M${x + quiet} ${y + quiet}h1v1h-1z`).join('');
  return { path, size: size + 2 * quiet };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Made here: what it holds is a secret that no other service may see. Black on white in any theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <figure className="qr-code" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
