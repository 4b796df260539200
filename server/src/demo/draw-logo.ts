import { crc32, deflateSync } from 'node:zlib';

const side = 192;
/** Points within a point, so that edges are smooth. */
const fine = 3;
const pine = [0x0f, 0x6b, 0x57] as const;
const white = [0xff, 0xff, 0xff] as const;

/** A rounded square with a drop over two waves: milk, and the river that the company is named after. */
function inkAt(x: number, y: number): readonly number[] | null {
  const corner = 0.2;
  const [outX, outY] = [x, y].map((at) => Math.max(corner - at, at - (1 - corner), 0));
  if (Math.hypot(outX ?? 0, outY ?? 0) > corner) return null;
  const isDrop =
    y < 0.4
      ? y > 0.14 && Math.abs(x - 0.5) < 0.11 * Math.sqrt((y - 0.14) / 0.26)
      : Math.hypot(x - 0.5, y - 0.4) < 0.11;
  const wave = 0.035 * Math.sin(x * Math.PI * 4);
  const isWave = [0.64, 0.79].some((level) => Math.abs(y - level - wave) < 0.035);
  return isDrop || (isWave && x > 0.14 && x < 0.86) ? white : pine;
}

function pointAt(column: number, row: number): number[] {
  const sum = [0, 0, 0];
  let hits = 0;
  for (let part = 0; part < fine * fine; part += 1) {
    const x = (column + ((part % fine) + 0.5) / fine) / side;
    const y = (row + (Math.floor(part / fine) + 0.5) / fine) / side;
    const ink = inkAt(x, y);
    if (!ink) continue;
    hits += 1;
    for (const [at, value] of ink.entries()) sum[at] = (sum[at] ?? 0) + value;
  }
  const colour = sum.map((value) => (hits === 0 ? 0 : Math.round(value / hits)));
  return [...colour, Math.round((hits / (fine * fine)) * 255)];
}

function chunk(mark: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(mark, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The logo of the demo company as a PNG that can be seen through where nothing is drawn. */
export function drawLogo(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const all = Array.from({ length: side }, (_, at) => at);
  const lines = all.flatMap((row) => [0, ...all.flatMap((column) => pointAt(column, row))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
